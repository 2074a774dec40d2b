"""Words for the horizon: how much of what is still to come a question is about."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.bank.family.family import Family
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.turn import MAIN_PHASES, Step

_STEP = mark("Only the rest of this step counts.")
_PHASE = mark("Only the rest of this phase counts.")
_TURN = mark("Only the rest of this turn counts.")
_NEXT_TURN = mark("Only the rest of this turn and the turn after it count.")
_TURNS = mark("Only the rest of this turn and the {number} turns after it count.")

ALL_TEMPLATES = (_STEP, _PHASE, _TURN, _NEXT_TURN, _TURNS)


def say_horizon(family: Family, step: Step, speaker: Speaker) -> Iterator[str]:
    """Say how far ahead it is asked, where the answer may depend on that.

    The step is the one in which the question is asked.
    """
    if not any(aspect.looks_ahead for aspect in family.ask.aspects):
        return
    turns = family.horizon.turns
    if family.horizon.end_of == "step":
        yield speaker.say(_PHASE if step in MAIN_PHASES else _STEP)
    elif turns > 1:
        yield speaker.say(_TURNS, number=say_number(turns, speaker))
    else:
        yield speaker.say(_NEXT_TURN if turns else _TURN)
