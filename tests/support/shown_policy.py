"""Situations in which misconceptions about tournament policy show."""

from __future__ import annotations

from typing import Any

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.tournament.enforcement import Rel
from tests.support.judging import (
    CONTROL,
    ask_for,
    at_the_table,
    come_up,
    draw_extra,
    err,
    judge,
    rulings,
)
from tests.support.playing import Play
from tests.support.tables import Side, table

REGULAR = {"rel": Rel.REGULAR}


def concede_in_a_search(**how: Any) -> str:
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    play = Play(table(A=side, controls=CONTROL), **how)
    play.use("Demonic Tutor").resolve()
    return come_up(play, "concede").asks[0]


def silence(**how: Any) -> list[str]:
    return come_up(err(at_the_table(**how), "broke_rule"), "call_judge").keys


def reload(**how: Any) -> list[str]:
    return come_up(at_the_table(**how), "reload_page").keys


def committed(act: str, by: str = "N", **how: Any) -> list[tuple[str, str, str]]:
    return rulings(judge(err(at_the_table(**how), act, by, count=1)))


def passed(told_by: str | None = None, **how: Any) -> list[tuple[str, str, str]]:
    play = err(at_the_table(**how), "broke_rule", "A", told_by=told_by)
    return rulings(judge(play.to("beginning of combat")))


def at_once(**how: Any) -> list[tuple[str, str, str]]:
    play = err(at_the_table(**how), "broke_rule", "A", told_by="N")
    return rulings(judge(play))


def remedy(**how: Any) -> str:
    (ruled,) = draw_extra(**how).happened(Ruled)
    assert isinstance(ruled, Ruled)
    return ruled.remedy


def repeated(**how: Any) -> list[tuple[str, str, str]]:
    return rulings(judge(err(at_the_table(**how), "broke_rule", earlier=2)))


def regular_trigger(**how: Any) -> str:
    gorger = "Phyrexian Soulgorger"
    state = table(step="upkeep", A=Side(field=[gorger]))
    play = Play(state, forgotten=[gorger], rel=Rel.REGULAR, **how)
    (ruled,) = play.to("draw").notice(gorger).happened(Ruled)
    assert isinstance(ruled, Ruled)
    return ruled.remedy


WARNED = ("hidden card error", "warning")

POLICY: dict[str, tuple[Any, ...]] = {
    "control-reaches-everything": (
        lambda **how: come_up(at_the_table(**how), "trade").asks,
        ("conduct", "A", "A"),
        ("conduct", "A", "N"),
    ),
    "conceding-needs-priority": (concede_in_a_search, "conduct", "search"),
    "control-covers-silence": (silence, ["do"], ["do", "do not"]),
    "devices-are-banned": (reload, ["do", "do not"], ["do not"]),
    "devices-were-always-allowed": (
        reload,
        ["do not"],
        ["do", "do not"],
        "2017-04-28",
    ),
    "hand-size-is-free-information": (
        lambda **how: ask_for("cards_in_hand", **how).keys,
        ["truth", "nothing"],
        ["truth"],
    ),
    "hand-size-is-private": (
        lambda **how: ask_for("cards_in_hand", **how).keys,
        ["truth", "nothing"],
        ["truth", "nothing", "falsehood"],
    ),
    "nothing-has-to-be-told": (
        lambda **how: ask_for("life_total", **how).keys,
        ["truth"],
        ["truth", "nothing"],
    ),
    "active-player-answers": (
        lambda **how: committed("drew_extra", **how),
        [("N", *WARNED)],
        [("A", *WARNED)],
    ),
    "deciding-player-answers": (
        lambda **how: committed("drew_extra", "A", **how),
        [("A", *WARNED)],
        [("N", *WARNED)],
    ),
    "silence-is-cheating": (
        lambda **how: committed("drew_extra", **how),
        [("N", *WARNED)],
        [("N", "cheating", "disqualification")],
    ),
    "seen-is-drawn": (
        lambda **how: committed("lifted_card", **how)[0][1],
        "looking at extra cards",
        "hidden card error",
    ),
    "drawn-is-only-seen": (
        lambda **how: committed("drew_extra", **how)[0][1],
        "hidden card error",
        "looking at extra cards",
    ),
    "extra-cards-lose-the-game": (
        lambda **how: committed("drew_extra", **how)[0][2],
        "warning",
        "game loss",
    ),
    "warnings-never-grow": (
        lambda **how: repeated(**how)[0][2],
        "game loss",
        "warning",
    ),
    "instructions-do-not-count": (
        lambda **how: [each[1] for each in passed("N", **how)],
        ["game rule violation", "game rule violation"],
        ["game rule violation", "failure to maintain game state"],
    ),
    "only-the-offender-errs": (
        lambda **how: [each[0] for each in passed(**how)],
        ["A", "N"],
        ["A"],
    ),
    "instructions-count-at-once": (
        lambda **how: [each[0] for each in at_once(**how)],
        ["A"],
        ["A", "N"],
    ),
    "extra-cards-go-on-top": (remedy, "reveal and choose", "random to top"),
    "a-warning-is-enough": (remedy, "reveal and choose", "nothing"),
    "offender-chooses-in-the-remedy": (
        lambda **how: draw_extra(**how).asks,
        ("remedy", "A", "A"),
        ("remedy", "N", "N"),
    ),
    "remedy-may-take-known-cards": (
        lambda **how: "Shock" in str(draw_extra(**how).options),
        False,
        True,
    ),
    "opponent-chooses-at-regular-too": (
        lambda **how: remedy(**REGULAR, **how),
        "random to top",
        "reveal and choose",
    ),
    "opponent-decides-at-regular-too": (
        regular_trigger,
        "stack at once",
        "stack if chosen",
    ),
}
"""By id of the misconception: the situation, the right answer, the wrong one, the day."""
