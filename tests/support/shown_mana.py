"""Situations in which misconceptions about mana, X and total costs show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quizapp.rules.nouns.events import ManaPaid, TappedForMana
from quizapp.rules.nouns.objects import Player
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

CONTROL = [controlled("A", by="N")]
BEARS, GIANT = "Grizzly Bears", "Hill Giant"

Situation = tuple[Callable[..., Any], Any, Any, str]
"""Plays it with or without the belief; the right answer, the wrong one, and the day."""


def pool(play: Play, player: str = "A") -> str:
    """Return the unspent mana of a player."""
    return "".join(play.state.player(Player(player)).pool)


def lands(*field: str | On, hand: list[str] | None = None, **more: Any) -> Side:
    """Return the side of a player who makes all mana with permanents."""
    return Side(field=field, hand=hand or [], mana="lands", **more)


def made(*field: str | On, use: str, **how: Any) -> Play:
    """Use a permanent of the player whose turn it is."""
    return Play(table(A=lands(*field)), **how).use(use)


def giant_with_bracelet(*more: str, mana: str = "enough", power: int = 3) -> Side:
    """Return a side with a creature that the Bracelet is attached to."""
    grown = (("+1/+1", power - 3),) if power > 3 else ()
    bracelet = On("The Dominion Bracelet", to=GIANT)
    return Side([On(GIANT, counters=grown), bracelet, *more], mana=mana)


def mana_paid(**how: Any) -> list[int]:
    """Activate the ability that the Bracelet grants."""
    play = Play(table(A=giant_with_bracelet(power=4)), **how).use(GIANT, "N")
    return [event.amount for event in play.happened(ManaPaid)]


def endless(x: int, **how: Any) -> Play:
    """Cast a creature with X in its cost, and have it enter."""
    side = lands(*["Forest"] * 4, hand=["Endless One"])
    return Play(table(A=side), **how).use("Endless One", f"x:{x}").resolve()


def husk_options(**how: Any) -> list[str]:
    """Activate the other ability in a turn in which its player decides for another."""
    sides = {"A": Side([BEARS]), "N": Side(["Nantuko Husk"])}
    play = Play(table(**sides, controls=CONTROL), **how).pass_priority()
    play.take("activate:1:0")
    return play.options


MANA: dict[str, Situation] = {
    "controlled-players-resources-pay": (
        husk_options,
        ["Nantuko Husk"],
        ["Nantuko Husk", BEARS],
        "",
    ),
    "untapped-permanents-can-be-untapped": (
        lambda **how: (
            "Pili-Pala"
            in Play(table(A=lands("Pili-Pala", "Forest", "Island")), **how).options
        ),
        False,
        True,
        "",
    ),
    "cost-is-counted-while-paying": (mana_paid, [10], [11], ""),
    "abilities-are-always-instant": (
        lambda **how: (
            GIANT in Play(table(step="upkeep", A=giant_with_bracelet()), **how).options
        ),
        False,
        True,
        "",
    ),
    "deciding-player-gets-the-mana": (
        lambda **how: pool(
            Play(table(A=lands("Forest"), controls=CONTROL), **how).use("Forest"), "N"
        ),
        "",
        "G",
        "",
    ),
    "mana-stays-in-the-pool": (
        lambda **how: pool(
            Play(table(step="upkeep", A=lands("Forest")), **how)
            .use("Forest")
            .to("draw")
        ),
        "",
        "G",
        "",
    ),
    "undefined-mana-is-colourless": (
        lambda **how: pool(made("Meteor Crater", use="Meteor Crater", **how)),
        "",
        "C",
        "",
    ),
    "undefined-mana-is-of-any-colour": (
        lambda **how: made("Exotic Orchard", use="Exotic Orchard", **how).decision.kind,
        "priority",
        "mana",
        "",
    ),
    "tapped-lands-could-produce-nothing": (
        lambda **how: pool(
            made(
                On("Forest", tapped=True),
                "Reflecting Pool",
                use="Reflecting Pool",
                **how,
            )
        ),
        "G",
        "",
        "",
    ),
    "all-that-is-tapped-is-tapped-for-mana": (
        lambda **how: [
            event.card
            for event in made(
                "Springleaf Drum", BEARS, use="Springleaf Drum", **how
            ).happened(TappedForMana)
        ],
        ["Springleaf Drum"],
        ["Springleaf Drum", BEARS],
        "",
    ),
    "tapping-without-mana-triggers": (
        lambda **how: (
            Play(table(A=lands("Meteor Crater"), N=Side(["Manabarbs"])), **how)
            .use("Meteor Crater")
            .stack()
        ),
        [],
        ["Manabarbs"],
        "",
    ),
    "mana-is-multiplied-later": (
        lambda **how: pool(made("Forest", "Mana Reflection", use="Forest", **how)),
        "GG",
        "G",
        "",
    ),
    "x-is-forgotten-on-entering": (
        lambda **how: endless(3, **how).field("A").count("Endless One"),
        1,
        0,
        "",
    ),
    "x-stays-what-was-chosen": (
        lambda **how: endless(3, **how).permanent("Endless One").x,
        0,
        3,
        "",
    ),
}
"""By id of the misconception."""
