"""Situations in which misconceptions about devices, notes and information show."""

from __future__ import annotations

from typing import Any

from quizapp.rules.policy.conduct.matter import Moment
from tests.support.judging import (
    CONTROL,
    ask_for,
    at_the_table,
    change,
    come_up,
    err,
)
from tests.support.playing import Play
from tests.support.tables import Side, table


def concede_in_a_search(**how: Any) -> str:
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    play = Play(table(A=side, controls=CONTROL), **how)
    play.use("Demonic Tutor").resolve()
    return come_up(play, "concede").asks[0]


def silence(**how: Any) -> list[str]:
    return come_up(err(at_the_table(**how), "broke_rule"), "call_judge").keys


def reload(**how: Any) -> list[str]:
    return come_up(at_the_table(**how), "reload_page").keys


def old_notes(moment: Moment = Moment.GAME, **how: Any) -> list[str]:
    return come_up(at_the_table(**how), "read_old_notes", during=moment).keys


CONDUCT: dict[str, tuple[Any, ...]] = {
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
    "devices-are-never-allowed": (reload, ["do", "do not"], ["do not"]),
    "what-a-device-shows-does-not-matter": (
        lambda **how: come_up(at_the_table(**how), "read_strategy").keys,
        ["do not"],
        ["do", "do not"],
    ),
    "own-notes-may-always-be-read": (old_notes, ["do not"], ["do", "do not"]),
    "notes-are-forbidden": (
        lambda **how: come_up(at_the_table(**how), "take_note").keys,
        ["do", "do not"],
        ["do not"],
    ),
    "old-notes-are-never-allowed": (
        lambda **how: old_notes(Moment.BETWEEN_GAMES, **how),
        ["do", "do not"],
        ["do not"],
    ),
    "information-is-free": (
        lambda **how: ask_for("rules_of_the_game", **how).keys,
        ["truth", "nothing"],
        ["truth"],
    ),
    "information-is-private": (
        lambda **how: ask_for("match_score", **how).keys,
        ["truth"],
        ["truth", "nothing", "falsehood"],
    ),
    "everything-has-to-be-told": (
        lambda **how: ask_for("notes", **how).keys,
        ["truth", "nothing", "falsehood"],
        ["truth"],
    ),
    "bluffing-is-always-allowed": (
        lambda **how: ask_for("life_total", **how).keys,
        ["truth"],
        ["truth", "nothing", "falsehood"],
    ),
    "a-judge-is-told-no-more-than-the-opponent": (
        lambda **how: ask_for("notes", judge=True, **how).keys,
        ["truth"],
        ["truth", "nothing", "falsehood"],
    ),
    "nothing-is-told-unasked": (
        lambda **how: change("monarch", **how).keys,
        ["announcement"],
        ["announcement", "silence"],
    ),
    "every-change-is-announced": (
        lambda **how: change("library_size", **how).keys,
        ["announcement", "silence"],
        ["announcement"],
    ),
    "only-life-totals-are-announced": (
        lambda **how: change("poison_counters", **how).keys,
        ["announcement"],
        ["announcement", "silence"],
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
}
