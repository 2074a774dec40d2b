"""Words for costs and targets, as short as a card face needs them."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.abilities import CostPart, TargetKind
from quizapp.rules.cards.costs import (
    ChangeLoyalty,
    DiscardCards,
    ExileGranter,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapCreatures,
    TapThis,
    UntapThis,
)

TAP = "{T}"
"""The tap symbol, in braces like mana."""
UNTAP = "{Q}"
"""The untap symbol."""

_SACRIFICE_THIS = mark("sacrifice this")
_SACRIFICE_ONE = mark("sacrifice a creature")
_SACRIFICE_MANY = mark("sacrifice {number} creatures")
_LIFE = mark("{amount} life")
_DISCARD = (mark("discard a card"), mark("discard {number} cards"))
_TAP_CREATURES = (
    mark("tap an untapped creature"),
    mark("tap {number} untapped creatures"),
)
"""For one, and for several."""
_EXILE_GRANTER = mark("exile what gives this ability")
_LESS_POWER = mark("{mana} less the power of this")

_SYMBOLS: dict[type[CostPart], str] = {TapThis: TAP, UntapThis: UNTAP}
_PLAIN: dict[type[CostPart], str] = {
    SacrificeThis: _SACRIFICE_THIS,
    ExileGranter: _EXILE_GRANTER,
}
_SEVERAL: dict[type[CostPart], tuple[str, str]] = {
    SacrificeCreatures: (_SACRIFICE_ONE, _SACRIFICE_MANY),
    TapCreatures: _TAP_CREATURES,
    DiscardCards: _DISCARD,
}

_TARGETS = {
    TargetKind.PLAYER: mark("target player"),
    TargetKind.OPPONENT: mark("target opponent"),
    TargetKind.OPPONENT_OR_PLANESWALKER: mark("target opponent or planeswalker"),
    TargetKind.CREATURE: mark("target creature"),
    TargetKind.CREATURE_YOU_CONTROL: mark("target creature you control"),
    TargetKind.PERMANENT_YOU_CONTROL: mark("target permanent you control"),
    TargetKind.SPELL: mark("target spell"),
    TargetKind.ANY: mark("any target"),
}
_THAT_PLAYER = mark("that player")
_THAT_TARGET = mark("that target")
_PLAYERS = frozenset({TargetKind.PLAYER, TargetKind.OPPONENT})

_ENCHANT = {
    TargetKind.PLAYER: mark("enchant player"),
    TargetKind.OPPONENT: mark("enchant opponent"),
    TargetKind.OPPONENT_OR_PLANESWALKER: mark("enchant opponent or planeswalker"),
    TargetKind.CREATURE: mark("enchant creature"),
    TargetKind.CREATURE_YOU_CONTROL: mark("enchant creature you control"),
    TargetKind.PERMANENT_YOU_CONTROL: mark("enchant permanent you control"),
    TargetKind.ANY: mark("enchant creature, player or planeswalker"),
}

ALL_TEMPLATES = (
    _SACRIFICE_THIS,
    _SACRIFICE_ONE,
    _SACRIFICE_MANY,
    _LIFE,
    *_DISCARD,
    *_TAP_CREATURES,
    _EXILE_GRANTER,
    _LESS_POWER,
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
        case PayMana(less="power", cost=cost):
            return speaker.say(_LESS_POWER, mana=str(cost))
        case PayMana(cost=cost):
            return str(cost)
        case ChangeLoyalty(change=change):
            return signed(change)
        case PayLife(amount=amount):
            return speaker.say(_LIFE, amount=amount)
    symbol = _SYMBOLS.get(type(part))
    if symbol is not None:
        return symbol
    said = _PLAIN.get(type(part))
    return speaker.say(said) if said is not None else _say_several(part, speaker)


def _say_several(part: CostPart, speaker: Speaker) -> str:
    assert isinstance(part, SacrificeCreatures | TapCreatures | DiscardCards)
    one, many = _SEVERAL[type(part)]
    template = one if part.count == 1 else many
    return speaker.say(template, number=say_number(part.count, speaker))


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
