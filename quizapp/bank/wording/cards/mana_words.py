"""Words for making mana, for attaching, and for what a permanent enters with."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.cards.static_words import say_static
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.instructions.equipping.attaching import Attach
from quizapp.rules.instructions.statics.mana import EntersWithCounters, MultiplyMana
from quizapp.rules.nouns.scope import Who
from quizapp.rules.procedures.mana.producing import ManaChoice, ProduceMana

_ADD = {
    Who.YOU: mark("add {mana}"),
    Who.TARGET: mark("{who} adds {mana}"),
    Who.THAT_PLAYER: mark("that player adds {mana}"),
}
_ONE = {
    ManaChoice.ANY_COLOUR: mark("one mana of any colour"),
    ManaChoice.COLOUR_OF_YOUR_PERMANENT: mark(
        "one mana of a colour of a permanent you control"
    ),
    ManaChoice.TYPE_OF_YOUR_LANDS: mark(
        "one mana of any type that a land you control could produce"
    ),
    ManaChoice.COLOUR_OF_OPPONENTS_LANDS: mark(
        "one mana of any colour that a land an opponent controls could produce"
    ),
}
_ATTACH = mark("attach this to {who}")
_MULTIPLY = mark(
    "a permanent that you tap for mana produces {times} times as much of it instead"
)
_ENTERS = mark("this enters with {number} {counter} counters")

ALL_TEMPLATES = (*_ADD.values(), *_ONE.values(), _ATTACH, _MULTIPLY, _ENTERS)


@say_instruction.register
def _(instruction: ProduceMana, telling: Telling) -> str:
    if instruction.one is not None:
        mana = telling.speaker.say(_ONE[instruction.one])
    else:
        mana = str(instruction.mana)
    return telling.say(_ADD[instruction.who], instruction.who, mana=mana)


@say_instruction.register
def _(instruction: Attach, telling: Telling) -> str:
    del instruction
    return telling.say(_ATTACH, Who.TARGET)


@say_static.register
def _(static: MultiplyMana, speaker: Speaker) -> str:
    return speaker.say(_MULTIPLY, times=say_number(static.times, speaker))


@say_static.register
def _(static: EntersWithCounters, speaker: Speaker) -> str:
    many = static.count
    number = "X" if many == "x" else say_number(many, speaker)
    return speaker.say(_ENTERS, number=number, counter=static.counter)
