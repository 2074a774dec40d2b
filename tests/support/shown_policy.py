"""Situations in which misconceptions about infractions, penalties and remedies show."""

from __future__ import annotations

from typing import Any

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.tournament.enforcement import Rel
from tests.support.judging import (
    at_the_table,
    draw_extra,
    err,
    judge,
    rulings,
    use_wrongly,
)
from tests.support.playing import Play
from tests.support.shown_conduct import CONDUCT
from tests.support.tables import On, Side, table

REGULAR = {"rel": Rel.REGULAR}


def committed(act: str, by: str = "N", **how: Any) -> list[tuple[str, str, str]]:
    return rulings(judge(err(at_the_table(**how), act, by, count=1)))


def agreed(**how: Any) -> list[tuple[str, str, str]]:
    play = err(at_the_table(**how), "drew_extra", count=1, acknowledged=True)
    return rulings(judge(play))


def passed(
    told_by: str | None = None, opponents_effect: bool = False, **how: Any
) -> list[tuple[str, str, str]]:
    facts = {"told_by": told_by, "opponents_effect": opponents_effect}
    play = err(at_the_table(**how), "broke_rule", "A", **facts)
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


FACTS = ("earlier", "on_other_days", "for_others", "about", "knowingly")


def punished(act: str, **how: Any) -> str:
    facts = {name: how.pop(name) for name in FACTS if name in how}
    return rulings(judge(err(at_the_table(**how), act, **facts)))[0][2]


def wrongly_cast(resolved: bool = False, **how: Any) -> Play:
    play = Play(table(A=Side(hand=["Grizzly Bears"])), **how)
    use_wrongly(play, "Grizzly Bears", "wrong_mana")
    return judge(play.resolve() if resolved else play)


def ruled(play: Play) -> str:
    first = play.happened(Ruled)[0]
    assert isinstance(first, Ruled)
    return first.remedy


def untapped_late(**how: Any) -> str:
    side = Side(field=[On("Hill Giant", tapped=True)])
    play = Play(table(step="upkeep", A=side), **how)
    err(play, "forgot_untap", "A", card="Hill Giant")
    return ruled(judge(play.to("upkeep", of="N")))


WARNED = ("hidden card error", "warning")

POLICY: dict[str, tuple[Any, ...]] = {
    **CONDUCT,
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
    "second-warning-is-a-game-loss": (
        lambda **how: punished("broke_rule", earlier=1, **how),
        "warning",
        "game loss",
    ),
    "third-warning-for-every-error": (
        lambda **how: punished("played_slowly", earlier=1, **how),
        "game loss",
        "warning",
    ),
    "warnings-outlast-the-day": (
        lambda **how: punished("broke_rule", on_other_days=2, **how),
        "warning",
        "game loss",
    ),
    "warnings-of-all-kinds-add-up": (
        lambda **how: punished("broke_rule", for_others=2, **how),
        "warning",
        "game loss",
    ),
    "all-notes-cost-the-match": (
        lambda **how: punished("read_sideboard_notes", **how),
        "game loss",
        "match loss",
    ),
    "own-notes-cost-the-game": (
        lambda **how: punished("read_outside_notes", **how),
        "match loss",
        "game loss",
    ),
    "every-lie-is-a-violation": (
        lambda **how: punished("answered_falsely", about="notes", **how),
        "none",
        "warning",
    ),
    "lying-is-part-of-the-game": (
        lambda **how: punished("answered_falsely", **how),
        "warning",
        "none",
    ),
    "notes-are-no-assistance": (
        lambda **how: punished("read_outside_notes", **how),
        "match loss",
        "none",
    ),
    "all-notes-are-assistance": (
        lambda **how: punished("read_oracle_page", **how),
        "none",
        "match loss",
    ),
    "intent-does-not-matter": (
        lambda **how: punished("broke_rule", knowingly=True, **how),
        "disqualification",
        "warning",
    ),
    "advice-is-only-communication": (
        lambda **how: punished("asked_for_advice", **how),
        "match loss",
        "warning",
    ),
    "all-slow-play-is-stalling": (
        lambda **how: committed("played_slowly", **how)[0][1],
        "slow play",
        "stalling",
    ),
    "illegal-action-is-countered": (
        lambda **how: wrongly_cast(**how).graveyard("A"),
        [],
        ["Grizzly Bears"],
    ),
    "every-error-is-undone": (
        lambda **how: wrongly_cast(resolved=True, **how).field("A"),
        ["Grizzly Bears"],
        [],
    ),
    "what-is-finished-is-not-undone": (
        lambda **how: wrongly_cast(**how).stack(),
        [],
        ["Grizzly Bears"],
    ),
    "what-is-done-stays-done": (
        lambda **how: ruled(wrongly_cast(**how)),
        "simple backup",
        "nothing",
    ),
    "head-judge-decides-every-time": (
        lambda **how: ruled(wrongly_cast(**how)),
        "simple backup",
        "judge decides",
    ),
    "partial-fixes-have-no-end": (
        untapped_late,
        "judge decides",
        "untap now",
    ),
    "one-guide-for-all-levels": (
        lambda **how: punished("asked_for_advice", **REGULAR, **how),
        "none",
        "match loss",
    ),
    "opponent-chooses-the-late-discard": (
        lambda **how: judge(err(at_the_table(**how), "forgot_discard", "A")).asks,
        ("remedy", "A", "A"),
        ("remedy", "N", "N"),
    ),
    "instructions-do-not-count": (
        lambda **how: [each[1] for each in passed("N", **how)],
        ["game rule violation", "game rule violation"],
        ["game rule violation", "failure to maintain game state"],
    ),
    "own-effects-only-need-watching": (
        lambda **how: [each[1] for each in passed(opponents_effect=True, **how)],
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
    "hidden-cards-are-never-excepted": (
        lambda **how: agreed(**how)[0][1],
        "game rule violation",
        "hidden card error",
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
