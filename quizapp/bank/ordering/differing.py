"""Differing: what speaks against a wrong order at the first place where it differs."""

from __future__ import annotations

from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.ordering.order import first_difference
from quizapp.bank.ordering.settling import Settling, Turn
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.turns import NextTurns, OrderOfTurns, turns_to_come
from quizapp.rules.rulebook import Step


def step_against_order(option: DerivedOption, then: Findings) -> Step | None:
    """Return the step that settles the first turn that an option has wrong.

    None where it is about no order of turns, where the lines of play do not agree on
    the turns, or where the usual order settles it.
    """
    aspect = then.family.ask.aspects[max(option.claim, 0)]
    claimed = _claimed(option, aspect)
    right = _right(then, aspect, len(claimed))
    if not claimed or len(right) != len(claimed):
        return None
    place = first_difference(claimed, right)
    if place is None:
        return None
    return Settling(then, right).against(claimed[place], place)


def _claimed(option: DerivedOption, aspect: Aspect) -> tuple[Turn, ...]:
    match aspect:
        case OrderOfTurns():
            return OrderOfTurns.read(option.answers[0])
        case NextTurns(are=turns):
            return tuple((each.of, each.decided_by or each.of) for each in turns)
    return ()


def _right(then: Findings, aspect: Aspect, count: int) -> tuple[Turn, ...]:
    if isinstance(aspect, OrderOfTurns):
        return OrderOfTurns.read(then.answers[0])
    found = turns_to_come(then.world.graph)[:count]
    return tuple(turn for each in found if len(each) == 1 for turn in each)
