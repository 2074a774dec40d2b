"""Words for losing life, and for damage to several players."""

from __future__ import annotations

from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.speaker import mark
from quizapp.rules.instructions.life import DamageEach, LoseLife
from quizapp.rules.nouns.scope import Who

_EACH = {
    "players": mark("{amount} damage to each player"),
    "opponents": mark("{amount} damage to each opponent"),
}
_LOSE = {
    Who.YOU: mark("you lose {amount} life"),
    Who.TARGET: mark("{who} loses {amount} life"),
}
_LOSE_HALF = {
    Who.YOU: mark("you lose half your life, rounded up"),
    Who.TARGET: mark("{who} loses half their life, rounded up"),
}

ALL_TEMPLATES = (*_EACH.values(), *_LOSE.values(), *_LOSE_HALF.values())


@say_instruction.register
def _(instruction: DamageEach, telling: Telling) -> str:
    return telling.speaker.say(_EACH[instruction.who], amount=instruction.amount)


@say_instruction.register
def _(instruction: LoseLife, telling: Telling) -> str:
    who = instruction.who
    if instruction.amount is None:
        return telling.say(_LOSE_HALF[who], who)
    return telling.say(_LOSE[who], who, amount=instruction.amount)
