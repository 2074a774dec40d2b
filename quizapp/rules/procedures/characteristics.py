"""Characteristics: what an object's values are once continuous effects apply (CR 613)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.nouns.state import State


def power(state: State, subject: GameObject) -> int:
    """Return an object's power; 0 for what has none (CR 208, 613.4c)."""
    return (subject.face.power or 0) + sum(
        boost for boost, _ in _boosts(state, subject)
    )


def toughness(state: State, subject: GameObject) -> int:
    """Return an object's toughness; 0 for what has none (CR 208, 613.4c)."""
    return (subject.face.toughness or 0) + sum(
        boost for _, boost in _boosts(state, subject)
    )


def _boosts(state: State, subject: GameObject) -> list[tuple[int, int]]:
    """List what changes power and toughness without setting them (layer 7c)."""
    return [
        (ability.enchanted.power, ability.enchanted.toughness)
        for aura in state.objects
        if aura.attached_to == subject.id and aura.is_permanent
        for ability in aura.face.abilities
        if ability.enchanted is not None
    ]
