"""Words for statements about attackers, blockers, their damage and their size."""

from __future__ import annotations

from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.proof.statements.combat import (
    HasAttacked,
    HasBlocked,
    HasDealtDamage,
    HasSize,
)

_ATTACKS = Phrase(mark("{card} attacks"), mark("have {card} attack"))
_ATTACKS_WHOM = Phrase(mark("{card} attacks {whom}"), mark("have {card} attack {whom}"))
_BLOCKS = Phrase(mark("{card} blocks"), mark("have {card} block"))
_BLOCKS_WHICH = Phrase(
    mark("{card} blocks {attacker}"), mark("have {card} block {attacker}")
)
_ONE_DAMAGE = Phrase(
    mark("{card} deals 1 damage to {to}"), mark("have {card} deal 1 damage to {to}")
)
_DAMAGE = Phrase(
    mark("{card} deals {amount} damage to {to}"),
    mark("have {card} deal {amount} damage to {to}"),
)
_SIZE = Phrase(
    mark("{card} is a {power}/{toughness} creature"),
    mark("make {card} a {power}/{toughness} creature"),
)

_PHRASES = (
    _ATTACKS,
    _ATTACKS_WHOM,
    _BLOCKS,
    _BLOCKS_WHICH,
    _ONE_DAMAGE,
    _DAMAGE,
    _SIZE,
)
ALL_TEMPLATES = tuple(part for each in _PHRASES for part in each if part)


@clause_of.register
def _(statement: HasAttacked, speaker: Speaker) -> Clause:
    del speaker
    phrase = _ATTACKS if statement.whom is None else _ATTACKS_WHOM
    return Clause(phrase, {"card": statement.card, "whom": statement.whom or ""})


@clause_of.register
def _(statement: HasBlocked, speaker: Speaker) -> Clause:
    del speaker
    phrase = _BLOCKS if statement.attacker is None else _BLOCKS_WHICH
    attacker = statement.attacker or ""
    return Clause(phrase, {"card": statement.card, "attacker": attacker})


@clause_of.register
def _(statement: HasDealtDamage, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {
        "card": statement.card,
        "to": statement.to,
        "amount": statement.amount,
    }
    return Clause(_ONE_DAMAGE if statement.amount == 1 else _DAMAGE, values)


@clause_of.register
def _(statement: HasSize, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {
        "card": statement.card,
        "power": statement.power,
        "toughness": statement.toughness,
    }
    return Clause(_SIZE, values)
