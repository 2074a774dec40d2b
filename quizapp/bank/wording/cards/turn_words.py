"""Words for adding and skipping turns, and for casting and countering spells."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.cards.static_words import say_static
from quizapp.bank.wording.cards.type_words import say_type
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.instructions.controlling import ControlEachOther
from quizapp.rules.instructions.countering import Counter
from quizapp.rules.instructions.statics.casting import CostsLess, Protection
from quizapp.rules.instructions.statics.turns import SkipExtraTurns, StayTapped
from quizapp.rules.instructions.turns import (
    AfterThatTurn,
    GiveExtraTurn,
    SkipNextTurn,
)
from quizapp.rules.nouns.scope import Who

_SKIP = {
    Who.YOU: mark("you skip your next turn"),
    Who.TARGET: mark("{who} skips their next turn"),
}
_EXTRA = {
    Who.YOU: mark("take an extra turn after this one"),
    Who.TARGET: mark("{who} takes an extra turn after this one"),
}
_AFTER_THAT = {
    Who.YOU: mark("after that turn you take an extra turn"),
    Who.TARGET: mark("after that turn {who} takes an extra turn"),
}
_EACH_OTHER = mark(
    "{who} and another target player each control the other during their next turn"
)
_COUNTER = mark("counter {who}")
_COSTS_LESS = mark(
    "this spell costs 1 less to cast for each card type among cards in your graveyard"
)
_PROTECTION = mark("protection from {types}")
_SKIP_EXTRA_TURNS = mark("opponents skip extra turns that they would begin")
_STAY_TAPPED = mark("you may choose not to untap this during your untap step")

ALL_TEMPLATES = (
    *_SKIP.values(),
    *_EXTRA.values(),
    *_AFTER_THAT.values(),
    _EACH_OTHER,
    _COUNTER,
    _COSTS_LESS,
    _PROTECTION,
    _SKIP_EXTRA_TURNS,
    _STAY_TAPPED,
)


@say_instruction.register
def _(instruction: SkipNextTurn, telling: Telling) -> str:
    return telling.say(_SKIP[instruction.who], instruction.who)


@say_instruction.register
def _(instruction: GiveExtraTurn, telling: Telling) -> str:
    return telling.say(_EXTRA[instruction.who], instruction.who)


@say_instruction.register
def _(instruction: AfterThatTurn, telling: Telling) -> str:
    who = instruction.extra_turn
    return telling.say(_AFTER_THAT[who], who)


@say_instruction.register
def _(instruction: ControlEachOther, telling: Telling) -> str:
    del instruction
    return telling.say(_EACH_OTHER, Who.TARGET)


@say_instruction.register
def _(instruction: Counter, telling: Telling) -> str:
    del instruction
    return telling.say(_COUNTER, Who.TARGET)


@say_static.register
def _(static: CostsLess, speaker: Speaker) -> str:
    del static
    return speaker.say(_COSTS_LESS)


@say_static.register
def _(static: Protection, speaker: Speaker) -> str:
    types = ", ".join(say_type(each, speaker) for each in static.types)
    return speaker.say(_PROTECTION, types=types)


@say_static.register
def _(static: SkipExtraTurns, speaker: Speaker) -> str:
    del static
    return speaker.say(_SKIP_EXTRA_TURNS)


@say_static.register
def _(static: StayTapped, speaker: Speaker) -> str:
    del static
    return speaker.say(_STAY_TAPPED)
