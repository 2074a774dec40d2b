"""Situations in which misconceptions about combat and about what is legal show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.fighting import Fight, attack, block, combat, divisions, to_damage
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

CONTROL = [controlled("A", by="N")]
BALOTH, BEARS, BEAST = "Rumbling Baloth", "Grizzly Bears", "Colossapede"
JACE = "Jace, Vryn's Prodigy"

Situation = tuple[Callable[..., Any], Any, Any, str]
"""Plays it with or without the belief; the right answer, the wrong one, and the day."""


def moved(**how: Any) -> Play:
    sides = {"A": Side([BALOTH]), "O": Side(hand=["Master Warcraft"])}
    play = Fight(table(**sides, controls=CONTROL), **how)
    return play.use("Master Warcraft", by="O").resolve().to_decision("attackers")


def double_block(*blockers: str, **how: Any) -> Play:
    play = attack(combat([BALOTH], blockers, **how), BALOTH)
    names = {name.replace(" ", "_"): BALOTH for name in blockers}
    return block(play, **names)


def ways(**how: Any) -> int:
    play = double_block(BEARS, BEAST, **how)
    if play.decision.kind == "damage order":
        play.take(f"{BEARS}+{BEAST}")
    return len(divisions(to_damage(play)))


def second_land(**how: Any) -> list[str]:
    play = Play(table(A=Side(hand=["Forest", "Plains"]), controls=CONTROL), **how)
    return play.use("Forest").options


def _next(play: Play) -> str:
    return play.pass_priority(2).decision.kind


def draw_step(**how: Any) -> list[str]:
    state = table(step="upkeep", controls=CONTROL)
    return Play(state, **how).pass_priority(2).hand("A")


def loot(**how: Any) -> list[str]:
    side = Side([JACE], ["Fling"], ["Forest"] * 4, {"Plains": 3})
    state = table(A=side, N=Side(["Leyline of the Void"]))
    play = Play(state, **how).use(JACE).resolve().take("Fling")
    return play.field("A")


COMBAT: dict[str, Situation] = {
    "control-beats-a-moved-choice": (
        lambda **how: moved(**how).asks,
        ("attackers", "O", "O"),
        ("attackers", "A", "N"),
        "",
    ),
    "chooser-of-attackers-chooses-all": (
        lambda **how: moved(**how).take(BALOTH).asks,
        ("attacked", "A", "N"),
        ("attacked", "O", "O"),
        "",
    ),
    "controller-always-divides": (
        lambda **how: to_damage(double_block("Benalish Hero", BEARS, **how)).asks,
        ("damage", "N", "N"),
        ("damage", "A", "A"),
        "",
    ),
    "blockers-are-dealt-damage-in-order": (ways, 5, 3, ""),
    "blockers-have-no-order": (ways, 3, 5, "2010-10-01"),
    "lands-without-limit": (second_land, ["pass"], ["pass", "Plains"], ""),
    "no-creature-is-too-new": (
        lambda **how: _next(combat([On("Hill Giant", new=True)], **how)),
        "priority",
        "attackers",
        "",
    ),
    "the-draw-of-a-turn-is-a-choice": (draw_step, [""], [], ""),
    "replaced-cards-still-arrive": (loot, [JACE], ["Jace, Telepath Unbound"], ""),
}
