"""The clause: a statement in words, as a fact or as something that a player brings about."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.bank.wording.step_names import STEPS
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.proof.statements.statement import Statement
from quizapp.rules.refusal import RefusalError

_STEP_OF = mark("{what} in {player:s} {step}")
_IN_STEP = mark("{what} in the {step}")
_TURN_OF = mark("{what} on {player:s} turn")

ALL_TEMPLATES = (_STEP_OF, _IN_STEP, _TURN_OF)


class Phrase(NamedTuple):
    """A statement in the forms that sentences need."""

    fact: str
    """What is so: "a spell is cast"."""
    deed: str
    """What a player does to bring it about: "have a spell cast"."""
    own: str = ""
    """What a player does who is the one the statement speaks of: "cast a spell"."""


class Clause(NamedTuple):
    """A phrase with its values, already in words."""

    phrase: Phrase
    values: dict[str, str | int]
    subject: str = ""
    """The player who does what the own form of the phrase says."""
    step: Step | None = None
    turn_of: Player | None = None


@singledispatch
def clause_of(statement: Statement, speaker: Speaker) -> Clause:
    """Return a statement in words.

    :raises RefusalError: if there are no words for it.
    """
    raise RefusalError("there are no words for this statement")


def say_fact(statement: Statement, speaker: Speaker) -> str:
    """Say a statement as something that is so, without a full stop."""
    clause = clause_of(statement, speaker)
    said = speaker.say(clause.phrase.fact, **clause.values)
    return say_when(said, clause.step, clause.turn_of, speaker)


def say_deed(statement: Statement, who: Player, speaker: Speaker) -> str:
    """Say what a player does to bring a statement about."""
    clause = clause_of(statement, speaker)
    own = bool(clause.phrase.own) and clause.subject == who
    template = clause.phrase.own if own else clause.phrase.deed
    said = speaker.say(template, **clause.values)
    return say_when(said, clause.step, clause.turn_of, speaker)


def say_when(
    what: str, step: Step | None, turn_of: Player | None, speaker: Speaker
) -> str:
    """Add the step and the turn in which something is so."""
    if step is None:
        return (
            what
            if turn_of is None
            else speaker.say(_TURN_OF, what=what, player=turn_of)
        )
    words = speaker.translate(STEPS[step])
    if turn_of is None:
        return speaker.say(_IN_STEP, what=what, step=words)
    return speaker.say(_STEP_OF, what=what, player=turn_of, step=words)


def sentence(text: str) -> str:
    """Begin a text with a capital letter and end it with a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
