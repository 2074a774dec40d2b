"""Words for costs and targets, as short as a card face needs them."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import CostPart, TargetKind
from quizapp.rules.procedures.costs import (
    ChangeLoyalty,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapThis,
)

TAP = "{T}"
"""The tap symbol, in braces like mana."""

_SACRIFICE_THIS = mark("sacrifice this")
_SACRIFICE_ONE = mark("sacrifice a creature")
_SACRIFICE_MANY = mark("sacrifice {number} creatures")
_LIFE = mark("{amount} life")

_TARGETS = {
    TargetKind.PLAYER: mark("target player"),
    TargetKind.OPPONENT: mark("target opponent"),
    TargetKind.CREATURE: mark("target creature"),
    TargetKind.CREATURE_YOU_CONTROL: mark("target creature you control"),
    TargetKind.ANY: mark("any target"),
}
_THAT_PLAYER = mark("that player")
_THAT_TARGET = mark("that target")
_PLAYERS = frozenset({TargetKind.PLAYER, TargetKind.OPPONENT})

_ENCHANT = {
    TargetKind.PLAYER: mark("enchant player"),
    TargetKind.OPPONENT: mark("enchant opponent"),
    TargetKind.CREATURE: mark("enchant creature"),
    TargetKind.CREATURE_YOU_CONTROL: mark("enchant creature you control"),
    TargetKind.ANY: mark("enchant creature, player or planeswalker"),
}

ALL_TEMPLATES = (
    _SACRIFICE_THIS,
    _SACRIFICE_ONE,
    _SACRIFICE_MANY,
    _LIFE,
    *_TARGETS.values(),
    _THAT_PLAYER,
    _THAT_TARGET,
    *_ENCHANT.values(),
)


def say_cost(parts: Iterable[CostPart], speaker: Speaker) -> str:
    """Say a cost, its parts separated by commas."""
    return ", ".join(say_cost_part(part, speaker) for part in parts)


def say_cost_part(part: CostPart, speaker: Speaker) -> str:
    """Say one part of a cost; what has a symbol is said by the symbol."""
    match part:
        case TapThis():
            return TAP
        case PayMana(cost=cost):
            return str(cost)
        case ChangeLoyalty(change=change):
            return signed(change)
        case PayLife(amount=amount):
            return speaker.say(_LIFE, amount=amount)
        case SacrificeThis():
            return speaker.say(_SACRIFICE_THIS)
        case SacrificeCreatures(count=count):
            template = _SACRIFICE_ONE if count == 1 else _SACRIFICE_MANY
            return speaker.say(template, number=say_number(count, speaker))
    raise AssertionError(part)


def signed(number: int) -> str:
    """Write a number with its sign, as loyalty costs and boosts do."""
    return f"−{-number}" if number < 0 else f"+{number}"


def say_target(kind: TargetKind, speaker: Speaker) -> str:
    """Say a target where it is first named."""
    return speaker.say(_TARGETS[kind])


def say_that_target(kind: TargetKind | None, speaker: Speaker) -> str:
    """Say a target that has been named before."""
    player = kind is None or kind in _PLAYERS
    return speaker.say(_THAT_PLAYER if player else _THAT_TARGET)


def say_enchant(kind: TargetKind, speaker: Speaker) -> str:
    """Say what an Aura may enchant."""
    return speaker.say(_ENCHANT[kind])
