"""Words for instructions that create tokens."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.cards.type_words import say_line
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import mark
from quizapp.rules.instructions.tokens.creating import (
    CreateToken,
    UnlessOpponentChooses,
)

_CREATE = mark("create a {power}/{toughness} token ({types})")
_CREATE_OTHER = mark("create a token ({types})")
_UNLESS = mark("{otherwise}, unless an opponent chooses instead: {instead}")
_TIMES = mark("{number} times: {does}")

ALL_TEMPLATES = (_CREATE, _CREATE_OTHER, _UNLESS, _TIMES)


@say_instruction.register
def _(instruction: CreateToken, telling: Telling) -> str:
    token, speaker = instruction.token, telling.speaker
    types = say_line(token, speaker)
    if token.power is None or token.toughness is None:
        return speaker.say(_CREATE_OTHER, types=types)
    power, toughness = token.power, token.toughness
    return speaker.say(_CREATE, power=power, toughness=toughness, types=types)


@say_instruction.register
def _(instruction: UnlessOpponentChooses, telling: Telling) -> str:
    otherwise = telling.say_all(instruction.otherwise)
    instead = telling.say_all(instruction.instead)
    does = telling.speaker.say(_UNLESS, otherwise=otherwise, instead=instead)
    if instruction.times == 1:
        return does
    number = say_number(instruction.times, telling.speaker)
    return telling.speaker.say(_TIMES, number=number, does=does)
