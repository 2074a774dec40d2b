"""Words for questions and claims about amounts."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from quizapp.bank.wording.board.picture_words import say_counter_kind
from quizapp.bank.wording.questions.mana_clauses import TYPES
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.proof.aspects.amounts import Amount, AmountIs
from quizapp.rules.proof.quantities.mana import (
    CountersOn,
    ManaValueOf,
    PaidMana,
    UnspentMana,
)
from quizapp.rules.proof.quantities.quantity import Quantity
from quizapp.rules.proof.quantities.standing import LifeTotal
from quizapp.rules.refusal import RefusalError


class _Wording(NamedTuple):
    """A quantity as question and claim: in the end, and at most."""

    question: str
    most: str
    claim: str
    at_most: str


_PAID = _Wording(
    mark("How much mana does {by} pay for {on}?"),
    mark("What is the most mana that {by} can pay for {on}?"),
    mark("{by} pays {number} mana for {on}."),
    mark("The most mana that {by} can pay for {on} is {number}."),
)
_UNSPENT = _Wording(
    mark("How much unspent mana does {of} have in the end?"),
    mark("What is the most unspent mana that {of} can have?"),
    mark("In the end, the unspent mana of {of} is {number}."),
    mark("The most unspent mana that {of} can have is {number}."),
)
_UNSPENT_TYPE = _Wording(
    mark("How much unspent {mana} does {of} have in the end?"),
    mark("What is the most unspent {mana} that {of} can have?"),
    mark("In the end, the unspent {mana} of {of} is {number}."),
    mark("The most unspent {mana} that {of} can have is {number}."),
)
_COUNTERS = _Wording(
    mark("How many {kind} counters does {card} have in the end?"),
    mark("What is the greatest number of {kind} counters that {card} can have?"),
    mark("In the end, the number of {kind} counters on {card} is {number}."),
    mark("The greatest number of {kind} counters that {card} can have is {number}."),
)
_VALUE = _Wording(
    mark("What is the mana value of {card} in the end?"),
    mark("What is the greatest mana value that {card} can have?"),
    mark("In the end, the mana value of {card} is {number}."),
    mark("The greatest mana value that {card} can have is {number}."),
)
_LIFE = _Wording(
    mark("What is {of:s} life total in the end?"),
    mark("What is the greatest life total that {of} can have?"),
    mark("In the end, {of:s} life total is {number}."),
    mark("The greatest life total that {of} can have is {number}."),
)

ALL_TEMPLATES = (*_PAID, *_UNSPENT, *_UNSPENT_TYPE, *_COUNTERS, *_VALUE, *_LIFE)

_Said = tuple[_Wording, dict[str, str]]


def ask_amount(aspect: Amount, speaker: Speaker) -> str:
    """Ask how many there are."""
    wording, values = _words_of(aspect.of, speaker)
    template = wording.most if aspect.most else wording.question
    return speaker.say(template, **values)


def claim_amount(claim: AmountIs, speaker: Speaker) -> str:
    """Claim that there are so many."""
    wording, values = _words_of(claim.of, speaker)
    template = wording.at_most if claim.most else wording.claim
    return speaker.say(template, number=claim.number, **values)


@singledispatch
def _words_of(quantity: Quantity, speaker: Speaker) -> _Said:
    raise RefusalError("there are no words for this quantity")


@_words_of.register
def _(quantity: PaidMana, speaker: Speaker) -> _Said:
    del speaker
    return _PAID, {"by": quantity.by, "on": quantity.on}


@_words_of.register
def _(quantity: UnspentMana, speaker: Speaker) -> _Said:
    if quantity.type is None:
        return _UNSPENT, {"of": quantity.of}
    mana = speaker.translate(TYPES[quantity.type])
    return _UNSPENT_TYPE, {"of": quantity.of, "mana": mana}


@_words_of.register
def _(quantity: CountersOn, speaker: Speaker) -> _Said:
    kind = say_counter_kind(quantity.kind, speaker)
    return _COUNTERS, {"kind": kind, "card": quantity.card}


@_words_of.register
def _(quantity: ManaValueOf, speaker: Speaker) -> _Said:
    del speaker
    return _VALUE, {"card": quantity.card}


@_words_of.register
def _(quantity: LifeTotal, speaker: Speaker) -> _Said:
    del speaker
    return _LIFE, {"of": quantity.of}
