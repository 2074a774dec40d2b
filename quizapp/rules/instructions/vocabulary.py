"""The closed lists of words that card files may use for instructions and costs."""

from __future__ import annotations

from quizapp.rules.cards.abilities import CostPart, Instruction
from quizapp.rules.instructions.condition import If
from quizapp.rules.instructions.controlling import ControlPlayer
from quizapp.rules.instructions.drawing import Discard, Draw
from quizapp.rules.instructions.hands import Choose, Look, PlayCard
from quizapp.rules.instructions.life import DealDamage, GainLife, SetLife
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice
from quizapp.rules.instructions.searching import Search, Shuffle
from quizapp.rules.procedures.costs import (
    ChangeLoyalty,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapThis,
)

INSTRUCTIONS: dict[str, type[Instruction]] = {
    "choose": Choose,
    "control_player": ControlPlayer,
    "damage": DealDamage,
    "discard": Discard,
    "draw": Draw,
    "gain_life": GainLife,
    "if": If,
    "look": Look,
    "move": Move,
    "play_card": PlayCard,
    "sacrifice": Sacrifice,
    "search": Search,
    "set_life": SetLife,
    "shuffle": Shuffle,
}
"""Instruction by the word that stands for it."""

COSTS: dict[str, type[CostPart]] = {
    "loyalty": ChangeLoyalty,
    "mana": PayMana,
    "pay_life": PayLife,
    "sacrifice_creatures": SacrificeCreatures,
    "sacrifice_this": SacrificeThis,
    "tap": TapThis,
}
"""Part of a cost by the word that stands for it."""
