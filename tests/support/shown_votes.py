"""Situations in which misconceptions about votes and about "when you do" show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

PLEA, ILLUSION = "Plea for Power", "Illusion of Choice"
ARTIST, GIANT = "Fireblade Artist", "Hill Giant"

Situation = tuple[Callable[..., Any], Any, Any, str]
"""Plays it with or without the belief; the right answer, the wrong one, and the day."""


def plea(**how: Any) -> Play:
    return Play(table(A=Side(hand=[PLEA])), **how).use(PLEA).resolve()


def forced_plea(**how: Any) -> tuple[str, str, str]:
    sides = {
        "A": Side(hand=["Word of Command"]),
        "N": Side(hand=[PLEA], field=["Island"] * 4),
    }
    play = Play(table(**sides), **how).use("Word of Command").resolve().take(PLEA)
    return play.take("Island+Island+Island+Island").resolve().asks


def second_vote(**how: Any) -> tuple[str, str, str]:
    side = Side(["Brago's Representative"], [PLEA])
    play = Play(table(A=side), **how).use(PLEA).resolve()
    return play.take("time").asks


def moved_votes(**how: Any) -> tuple[str, str, str]:
    sides = {"A": Side(hand=[PLEA]), "O": Side(hand=[ILLUSION])}
    state = table(**sides, controls=[controlled("A", by="N")])
    play = Play(state, **how).use(PLEA).use(ILLUSION, by="O").resolve()
    return play.resolve().asks


def tied(*votes: str, **how: Any) -> tuple[int, int]:
    play = plea(**how)
    for each in votes:
        play.take(each)
    return len(play.hand("A")), len(play.state.lasting)


def judged(*votes: str, **how: Any) -> list[str]:
    side = Side(["Hill Giant", "Grizzly Bears"])
    play = Play(table(A=Side(hand=["Council's Judgment"]), N=side), **how)
    play.use("Council's Judgment").resolve()
    for each in votes:
        play.take(each)
    return play.field("N")


def upkeep(**how: Any) -> Play:
    side = Side([ARTIST, GIANT])
    return Play(table(step="upkeep", A=side), **how).resolve()


VOTES: dict[str, Situation] = {
    "the-active-player-votes-first": (
        forced_plea,
        ("vote", "N", "A"),
        ("vote", "A", "A"),
        "",
    ),
    "extra-votes-come-last": (
        second_vote,
        ("vote", "A", "A"),
        ("vote", "N", "N"),
        "",
    ),
    "control-beats-a-moved-vote": (
        moved_votes,
        ("vote", "O", "O"),
        ("vote", "A", "N"),
        "",
    ),
    "the-first-vote-breaks-a-tie": (
        lambda **how: tied("time", "knowledge", **how),
        (3, 0),
        (0, 1),
        "",
    ),
    "a-tied-vote-does-nothing": (
        lambda **how: tied("knowledge", "time", **how),
        (3, 0),
        (0, 0),
        "",
    ),
    "only-one-permanent-is-voted-out": (
        lambda **how: judged("Grizzly Bears", "Hill Giant", **how),
        [],
        ["Hill Giant"],
        "",
    ),
    "when-you-do-happens-at-once": (
        lambda **how: upkeep(**how).take("do").take(GIANT).take("target:N").stack(),
        [ARTIST],
        [],
        "",
    ),
    "triggers-though-nothing-was-done": (
        lambda **how: upkeep(**how).take("leave out").asks[0],
        "priority",
        "target",
        "",
    ),
}
