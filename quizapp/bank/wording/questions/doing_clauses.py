"""Words for statements about what players have done, and what effects did."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_names
from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.proof.statements.doings import (
    Found,
    HasDiscarded,
    HasDrawn,
    HasVoted,
    SpentMana,
)
from quizapp.rules.proof.statements.effects import (
    HasResolved,
    HasRevealed,
    HasShuffled,
)
from quizapp.rules.proof.statements.outside import HasBroughtIn, HasShuffledIn

_FOUND_NONE = Phrase(
    mark("{by} finds no card"), mark("have {by} find no card"), mark("find no card")
)
_FOUND = Phrase(
    mark("{by} finds {cards}"), mark("have {by} find {cards}"), mark("find {cards}")
)
_SPENT = Phrase(
    mark("mana from permanents of {of} pays for {on}"),
    mark("have mana from permanents of {of} pay for {on}"),
)
_DRAWN = Phrase(
    mark("{by} draws a card"), mark("have {by} draw a card"), mark("draw a card")
)
_DISCARDED = Phrase(
    mark("{by} discards a card"),
    mark("have {by} discard a card"),
    mark("discard a card"),
)
_DISCARDED_CARD = Phrase(
    mark("{by} discards {card}"),
    mark("have {by} discard {card}"),
    mark("discard {card}"),
)
_VOTED = Phrase(
    mark("{by} votes for “{choice}”"),
    mark("have {by} vote for “{choice}”"),
    mark("vote for “{choice}”"),
)
_RESOLVED = Phrase(mark("{card} resolves"), mark("have {card} resolve"))
_REVEALED = Phrase(
    mark("{by} reveals {card}"), mark("have {by} reveal {card}"), mark("reveal {card}")
)
_SHUFFLED = Phrase(
    mark("{by} shuffles her library"),
    mark("have {by} shuffle her library"),
    mark("shuffle her library"),
)
_BROUGHT_NONE = Phrase(
    mark("{by} chooses no card from outside the game"),
    mark("have {by} choose no card from outside the game"),
    mark("choose no card from outside the game"),
)
_BROUGHT = Phrase(
    mark("{by} chooses {cards} from outside the game"),
    mark("have {by} choose {cards} from outside the game"),
    mark("choose {cards} from outside the game"),
)
_SHUFFLED_NONE_IN = Phrase(
    mark("{by} shuffles no card from outside the game into her library"),
    mark("have {by} shuffle no card from outside the game into her library"),
    mark("shuffle no card from outside the game into her library"),
)
_SHUFFLED_IN = Phrase(
    mark("{by} shuffles {cards} from outside the game into her library"),
    mark("have {by} shuffle {cards} from outside the game into her library"),
    mark("shuffle {cards} from outside the game into her library"),
)

_PHRASES = (
    _FOUND_NONE,
    _FOUND,
    _SPENT,
    _DRAWN,
    _DISCARDED,
    _DISCARDED_CARD,
    _VOTED,
    _RESOLVED,
    _REVEALED,
    _SHUFFLED,
    _BROUGHT_NONE,
    _BROUGHT,
    _SHUFFLED_NONE_IN,
    _SHUFFLED_IN,
)
ALL_TEMPLATES = tuple(part for each in _PHRASES for part in each if part)


@clause_of.register
def _(statement: Found, speaker: Speaker) -> Clause:
    if statement.cards == "none":
        return Clause(_FOUND_NONE, {"by": statement.by}, statement.by)
    cards = say_names(statement.cards, speaker)
    return Clause(_FOUND, {"by": statement.by, "cards": cards}, statement.by)


@clause_of.register
def _(statement: SpentMana, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_SPENT, {"of": statement.of, "on": statement.on})


@clause_of.register
def _(statement: HasDrawn, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_DRAWN, {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasDiscarded, speaker: Speaker) -> Clause:
    del speaker
    if statement.card is None:
        return Clause(_DISCARDED, {"by": statement.by}, statement.by)
    values: dict[str, str | int] = {"by": statement.by, "card": statement.card}
    return Clause(_DISCARDED_CARD, values, statement.by)


@clause_of.register
def _(statement: HasVoted, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {"by": statement.by, "choice": statement.choice}
    return Clause(_VOTED, values, statement.by)


@clause_of.register
def _(statement: HasResolved, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_RESOLVED, {"card": statement.card})


@clause_of.register
def _(statement: HasRevealed, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {"by": statement.by, "card": statement.card}
    return Clause(_REVEALED, values, statement.by)


@clause_of.register
def _(statement: HasShuffled, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_SHUFFLED, {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasBroughtIn, speaker: Speaker) -> Clause:
    return _from_outside(statement, _BROUGHT_NONE, _BROUGHT, speaker)


@clause_of.register
def _(statement: HasShuffledIn, speaker: Speaker) -> Clause:
    return _from_outside(statement, _SHUFFLED_NONE_IN, _SHUFFLED_IN, speaker)


def _from_outside(
    statement: HasBroughtIn | HasShuffledIn,
    none: Phrase,
    some: Phrase,
    speaker: Speaker,
) -> Clause:
    if statement.cards == "none":
        return Clause(none, {"by": statement.by}, statement.by)
    cards = say_names(statement.cards, speaker)
    return Clause(some, {"by": statement.by, "cards": cards}, statement.by)
