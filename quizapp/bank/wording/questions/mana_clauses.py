"""Words for statements about mana and about abilities that are activated or trigger."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.mana import Mana
from quizapp.rules.proof.statements.mana import (
    HasMana,
    HasTriggered,
    WasActivated,
    WasTappedForMana,
)

_ANY_MANA = Phrase(
    mark("{of} has unspent mana"),
    mark("have {of} have unspent mana"),
    mark("have unspent mana"),
)
_MANA = Phrase(
    mark("{of} has unspent {mana}"),
    mark("have {of} have unspent {mana}"),
    mark("have unspent {mana}"),
)
_LEAST = Phrase(
    mark("{of} has at least {number} unspent mana"),
    mark("have {of} have at least {number} unspent mana"),
    mark("have at least {number} unspent mana"),
)
_LEAST_MANA = Phrase(
    mark("{of} has at least {number} unspent {mana}"),
    mark("have {of} have at least {number} unspent {mana}"),
    mark("have at least {number} unspent {mana}"),
)
TYPES = {
    Mana.WHITE: mark("white mana"),
    Mana.BLUE: mark("blue mana"),
    Mana.BLACK: mark("black mana"),
    Mana.RED: mark("red mana"),
    Mana.GREEN: mark("green mana"),
    Mana.COLOURLESS: mark("colourless mana"),
}
_TAPPED = Phrase(mark("{card} is tapped for mana"), mark("have {card} tapped for mana"))
_ACTIVATED = Phrase(
    mark("an ability of {card} is activated"),
    mark("have an ability of {card} activated"),
)
_ACTIVATED_BY = Phrase(
    mark("{by} activates an ability of {card}"),
    mark("have {by} activate an ability of {card}"),
    mark("activate an ability of {card}"),
)
_TRIGGERED = Phrase(
    mark("an ability of {card} triggers"), mark("have an ability of {card} trigger")
)

_PHRASES = (
    _ANY_MANA,
    _MANA,
    _LEAST,
    _LEAST_MANA,
    _TAPPED,
    _ACTIVATED,
    _ACTIVATED_BY,
    _TRIGGERED,
)
ALL_TEMPLATES = (
    *(part for each in _PHRASES for part in each if part),
    *TYPES.values(),
)


@clause_of.register
def _(statement: HasMana, speaker: Speaker) -> Clause:
    values: dict[str, str | int] = {
        "of": statement.of,
        "mana": speaker.translate(TYPES[statement.type]) if statement.type else "",
        "number": say_number(statement.least, speaker),
    }
    if statement.least == 1:
        phrase = _MANA if statement.type else _ANY_MANA
    else:
        phrase = _LEAST_MANA if statement.type else _LEAST
    return Clause(phrase, values, statement.of, statement.step)


@clause_of.register
def _(statement: WasTappedForMana, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_TAPPED, {"card": statement.card}, step=statement.step)


@clause_of.register
def _(statement: WasActivated, speaker: Speaker) -> Clause:
    del speaker
    phrase = _ACTIVATED if statement.by is None else _ACTIVATED_BY
    values: dict[str, str | int] = {"card": statement.card, "by": statement.by or ""}
    return Clause(phrase, values, statement.by or "", statement.step, statement.turn_of)


@clause_of.register
def _(statement: HasTriggered, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_TRIGGERED, {"card": statement.card})
