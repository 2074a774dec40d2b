"""Lateness: which objects a trigger that was placed late may still use (IPG 2.1)."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.policy.rule_points import missed_trigger_objects


def usable(
    game: Game, on: int, objects: tuple[GameObject, ...]
) -> tuple[GameObject, ...]:
    """List the objects that may be chosen for a spell or ability on the stack."""
    announced = game.object(on).announced
    if announced is None or announced.present is None:
        return objects
    now = tuple(each.id for each in objects)
    legal = game.ask(missed_trigger_objects, announced.present, now)
    return tuple(each for each in objects if each.id in legal)
