"""Words for statements about how things stand, about turns and about leaving the game."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.questions.clause import Clause, Phrase, clause_of
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.proof.statements.standing import Controls, HasLife, Lies
from quizapp.rules.proof.statements.turns import (
    HasLeftGame,
    HasSkippedTurn,
    TriggersPlaced,
)

_CONTROLS = Phrase(
    mark("{who} controls {card}"),
    mark("have {card} under {who:s} control"),
    mark("have {card} under her control"),
)
_LIFE = Phrase(
    mark("{who} is at {life} life"),
    mark("have {who} be at {life} life"),
    mark("be at {life} life"),
)
_LIES = {
    "hand": Phrase(
        mark("{card} is in {of:s} hand"),
        mark("have {card} in {of:s} hand"),
        mark("have {card} in her hand"),
    ),
    "battlefield": Phrase(
        mark("{card} is on the battlefield under {of:s} control"),
        mark("have {card} on the battlefield under {of:s} control"),
        mark("have {card} on the battlefield under her control"),
    ),
    "graveyard": Phrase(
        mark("{card} is in {of:s} graveyard"),
        mark("have {card} in {of:s} graveyard"),
        mark("have {card} in her graveyard"),
    ),
    "stack": Phrase(
        mark("{card} is on the stack under {of:s} control"),
        mark("have {card} on the stack under {of:s} control"),
        mark("have {card} on the stack under her control"),
    ),
    "exile": Phrase(
        mark("{card} of {of} is in exile"),
        mark("have {card} of {of} in exile"),
        mark("have {card} of hers in exile"),
    ),
}
_SKIPS = Phrase(
    mark("{by} skips a turn"), mark("have {by} skip a turn"), mark("skip a turn")
)
_GONE = Phrase(
    mark("{card} leaves the game with its owner"),
    mark("have {card} leave the game with its owner"),
)
_PLACED = Phrase(
    mark("the triggered abilities go on the stack in this order: {names}"),
    mark("have the triggered abilities put on the stack in this order: {names}"),
)
_OF = mark("that of {player}")

_PHRASES = (_CONTROLS, _LIFE, *_LIES.values(), _SKIPS, _GONE, _PLACED)
ALL_TEMPLATES = (*(part for each in _PHRASES for part in each if part), _OF)


@clause_of.register
def _(statement: Controls, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {"who": statement.who, "card": statement.card}
    return Clause(_CONTROLS, values, statement.who)


@clause_of.register
def _(statement: HasLife, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {"who": statement.who, "life": statement.life}
    return Clause(_LIFE, values, statement.who)


@clause_of.register
def _(statement: Lies, speaker: Speaker) -> Clause:
    del speaker
    values: dict[str, str | int] = {"card": statement.card, "of": statement.of}
    return Clause(_LIES[statement.zone], values, statement.of)


@clause_of.register
def _(statement: HasSkippedTurn, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_SKIPS, {"by": statement.by}, statement.by)


@clause_of.register
def _(statement: HasLeftGame, speaker: Speaker) -> Clause:
    del speaker
    return Clause(_GONE, {"card": statement.card})


@clause_of.register
def _(statement: TriggersPlaced, speaker: Speaker) -> Clause:
    names = [speaker.say(_OF, player=player) for player in statement.by]
    return Clause(_PLACED, {"names": say_all(names, speaker)})
