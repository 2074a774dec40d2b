"""Words for instructions about combat: power and toughness, and who chooses."""

from __future__ import annotations

from quizapp.bank.wording.cards.cost_words import signed
from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.cards.type_words import say_subtype
from quizapp.bank.wording.speaker import mark
from quizapp.rules.instructions.combat.changing import Changed, Strengthen
from quizapp.rules.instructions.combat.choosing import ChooseInCombat, CombatChoice
from quizapp.rules.nouns.scope import Who

_GETS = {
    Changed.THIS: mark("this gets {size} until end of turn"),
    Changed.TARGET: mark("{who} gets {size} until end of turn"),
}
_FOR_EACH = mark("{gets}, for each permanent of type {kind} on the battlefield")
_CHOOSE = {
    (CombatChoice.ATTACKERS,): mark("you choose which creatures attack this turn"),
    (CombatChoice.BLOCKERS,): mark(
        "you choose which creatures block this turn, and how they block"
    ),
    (CombatChoice.ATTACKERS, CombatChoice.BLOCKERS): mark(
        "you choose which creatures attack and which block this turn, and how they block"
    ),
}

ALL_TEMPLATES = (*_GETS.values(), _FOR_EACH, *_CHOOSE.values())


@say_instruction.register
def _(instruction: Strengthen, telling: Telling) -> str:
    who = Who.TARGET if instruction.what is Changed.TARGET else Who.YOU
    size = f"{signed(instruction.power)}/{signed(instruction.toughness)}"
    gets = telling.say(_GETS[instruction.what], who, size=size)
    if not instruction.for_each:
        return gets
    kind = say_subtype(instruction.for_each, telling.speaker)
    return telling.speaker.say(_FOR_EACH, gets=gets, kind=kind)


@say_instruction.register
def _(instruction: ChooseInCombat, telling: Telling) -> str:
    return telling.speaker.say(_CHOOSE[instruction.choices])
