"""Characteristics: what an object's values are once continuous effects apply (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.rules.cards.abilities import Ability, Boost, Keyword
from quizapp.rules.nouns.lasting import PowerToughnessChange
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.nouns.state import State

PLUS_ONE = "+1/+1"
"""Name of the counters that make a creature larger by one (CR 122.1a)."""


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
    attached = [
        (boost.power, boost.toughness) for _, boost in attachments(state, subject)
    ]
    changed = [
        (each.power, each.toughness)
        for each in state.lasting
        if isinstance(each, PowerToughnessChange) and each.subject == subject.id
    ]
    grown = subject.count(PLUS_ONE) if subject.is_creature else 0
    return [*attached, *changed, (grown, grown)] if grown else attached + changed


def attachments(
    state: State, subject: GameObject
) -> Iterator[tuple[GameObject, Boost]]:
    """Yield what the Auras and Equipment attached to an object do for it."""
    here = subject.id
    for each in [e for e in state.objects if e.attached_to == here]:
        if each.is_permanent:
            for ability in each.face.abilities:
                boost = ability.enchanted or ability.equipped
                if boost is not None:
                    yield each, boost


def abilities_of(state: State, subject: GameObject) -> tuple[Ability, ...]:
    """List a permanent's abilities: its own ones, then those it was granted (CR 613.1f)."""
    own = subject.face.abilities
    granted = (boost.grants for _, boost in attachments(state, subject))
    return own + tuple(ability for grants in granted for ability in grants)


def granter_of(state: State, subject: GameObject, ability: Ability) -> GameObject:
    """Return the object that grants an ability to another one, or that one itself."""
    for each, boost in attachments(state, subject):
        if ability in boost.grants:
            return each
    return subject


def has_keyword(state: State, subject: GameObject, keyword: Keyword) -> bool:
    """Say whether an object has a keyword ability."""
    return any(each.keyword is keyword for each in abilities_of(state, subject))
