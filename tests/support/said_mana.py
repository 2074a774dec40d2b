"""Words of instructions and costs about mana, as a card face needs them."""

from __future__ import annotations

from quizapp.rules.cards.abilities import CostPart, Instruction
from quizapp.rules.cards.costs import (
    DiscardCards,
    ExileGranter,
    PayMana,
    TapCreatures,
    UntapThis,
)
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.instructions.equipping.attaching import Attach
from quizapp.rules.nouns.scope import Who
from quizapp.rules.procedures.mana.producing import ManaChoice, ProduceMana

TWO_GREEN = parse_mana_cost("{G}{G}")

MANA_INSTRUCTIONS: list[tuple[Instruction, str]] = [
    (Attach(), "attach this to target player"),
    (ProduceMana(mana=TWO_GREEN), "add {G}{G}"),
    (ProduceMana(mana=TWO_GREEN, who=Who.TARGET), "target player adds {G}{G}"),
    (ProduceMana(mana=TWO_GREEN, who=Who.THAT_PLAYER), "that player adds {G}{G}"),
    (ProduceMana(one=ManaChoice.ANY_COLOUR), "add one mana of any colour"),
    (
        ProduceMana(one=ManaChoice.COLOUR_OF_YOUR_PERMANENT),
        "add one mana of a colour of a permanent you control",
    ),
    (
        ProduceMana(one=ManaChoice.TYPE_OF_YOUR_LANDS),
        "add one mana of any type that a land you control could produce",
    ),
    (
        ProduceMana(one=ManaChoice.COLOUR_OF_OPPONENTS_LANDS),
        "add one mana of any colour that a land an opponent controls could produce",
    ),
]
MANA_COSTS: list[tuple[CostPart, str]] = [
    (UntapThis(), "{Q}"),
    (PayMana(parse_mana_cost("{15}"), less="power"), "{15} less the power of this"),
    (DiscardCards(), "discard a card"),
    (DiscardCards(2), "discard two cards"),
    (TapCreatures(), "tap an untapped creature"),
    (TapCreatures(3), "tap three untapped creatures"),
    (ExileGranter(), "exile what gives this ability"),
]
