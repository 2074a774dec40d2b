"""Options: the right ones, and wrong ones that each are proven wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from quizapp.bank.family.ask import Form
from quizapp.bank.family.family import Family
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.keys.deviations import Answers, Deviation
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects import YES
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

MOST_OPTIONS = 5
LEAST_WRONG = 3
LEAST_BELIEFS = 2

_GENERAL_POINTS = ("who_decides", "control_works_in_turn")
"""Points that most questions of the subject pass: named as a reason only if no other is."""


def option_id(answers: Iterable[str], reason: str = "") -> str:
    """Name an option by what it says, so that stored answers keep their meaning."""
    words = "+".join(answers).replace(" ", "-")
    return f"{words}:{reason}" if reason else words


def deciding_step(
    steps: Sequence[Step],
    deviations: Sequence[Deviation],
    answers: Answers,
    aspect: int,
) -> Step:
    """Return the last step that would change an answer if its rule were another one."""
    decisive = {
        each.belief.point.key
        for each in deviations
        if each.answers[aspect] != answers[aspect]
    }
    found = [step for step in steps if step.point in decisive]
    special = [step for step in found if step.point not in _GENERAL_POINTS]
    for candidates in (special, found, list(steps)):
        if candidates:
            return candidates[-1]
    raise RefusalError("nothing that the answer rests on has a citation")


def make_options(
    family: Family,
    answers: Answers,
    steps: Sequence[Step],
    deviations: Sequence[Deviation],
) -> tuple[DerivedOption, ...]:
    """Make the options of a question, the right ones first.

    :raises RefusalError: if they would not make a fair question.
    """
    if family.ask.form is Form.ALL:
        return tuple(_claims(answers, steps, deviations))
    decisive = deciding_step(steps, deviations, answers, 0)
    reason = decisive.rule if family.ask.with_reasons else ""
    right = DerivedOption(
        id=option_id(answers, reason),
        answers=answers,
        correct=True,
        reason=decisive if reason else None,
        because=decisive,
    )
    wrong = _wrong_options(family, answers, decisive, deviations)
    beliefs = sum(bool(option.misconception) for option in wrong)
    if len(wrong) < LEAST_WRONG or beliefs < LEAST_BELIEFS:
        raise RefusalError(
            f"only {len(wrong)} wrong options can be proven wrong, {beliefs} of them by "
            f"a misconception; {LEAST_WRONG} and {LEAST_BELIEFS} are needed"
        )
    return (right, *wrong)


def _wrong_options(
    family: Family,
    answers: Answers,
    decisive: Step,
    deviations: Sequence[Deviation],
) -> list[DerivedOption]:
    with_reasons = family.ask.with_reasons
    found: dict[str, DerivedOption] = {}
    for each in _in_turns(deviations, answers):
        if each.answers == answers and not with_reasons:
            continue
        name = option_id(each.answers, each.belief.id if with_reasons else "")
        option = DerivedOption(
            id=name,
            answers=each.answers,
            correct=False,
            misconception=each.belief.id,
            because=each.truth,
        )
        found.setdefault(name, option)
    if not with_reasons:
        for near in _near_misses(family, answers):
            option = DerivedOption(
                id=option_id(near), answers=near, correct=False, because=decisive
            )
            if len(found) < MOST_OPTIONS - 1:
                found.setdefault(option.id, option)
    return list(found.values())[: MOST_OPTIONS - 1]


def _in_turns(deviations: Sequence[Deviation], answers: Answers) -> Iterator[Deviation]:
    """Yield beliefs that lead to another answer first, one rule point after the other."""
    for another in (True, False):
        kind = [each for each in deviations if (each.answers != answers) is another]
        by_point: dict[str, list[Deviation]] = {}
        for each in kind:
            by_point.setdefault(each.belief.point.key, []).append(each)
        queues = list(by_point.values())
        for rank in range(max(map(len, queues), default=0)):
            yield from (queue[rank] for queue in queues if rank < len(queue))


def _near_misses(family: Family, answers: Answers) -> Iterator[Answers]:
    """Yield thinkable answers that differ in one aspect, then in more."""
    roles: tuple[Player, ...] = family.scenario.players
    domains = [aspect.domain(roles) for aspect in family.ask.aspects]
    others = [each for each in product(*domains) if each != answers]
    yield from sorted(
        others,
        key=lambda each: sum(a != b for a, b in zip(each, answers, strict=True)),
    )


def _claims(
    answers: Answers, steps: Sequence[Step], deviations: Sequence[Deviation]
) -> Iterator[DerivedOption]:
    """Yield one option for each claim, right or wrong as the engine found it."""
    if YES not in answers or set(answers) == {YES}:
        raise RefusalError("of the claims at least one must hold and one must not")
    ranked = sorted(enumerate(answers), key=lambda pair: pair[1] != YES)
    for position, answer in ranked:
        wrong = answer != YES
        tempting = [each for each in deviations if each.answers[position] != answer]
        belief = tempting[0] if tempting and wrong else None
        because = deciding_step(steps, deviations, answers, position)
        yield DerivedOption(
            id=f"claim-{position + 1}",
            answers=(answer,),
            claim=position,
            correct=not wrong,
            misconception=belief.belief.id if belief else "",
            because=belief.truth if belief else because,
        )
