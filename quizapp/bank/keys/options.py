"""Options: the right ones, and wrong ones that each are proven wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

from quizapp.bank.family.family import Family
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.keys.deviations import Deviation
from quizapp.bank.keys.worlds import Answers
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import YES
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

MOST_OPTIONS = 5
LEAST_WRONG = 3
LEAST_BELIEFS = 2

_GENERAL_POINTS = ("who_decides", "control_works_in_turn", "who_controls_objects")
"""Points that most questions of the subject pass: they come last among their equals."""


class Reasoning(NamedTuple):
    """What is known about a question before its options are made."""

    family: Family
    answers: Answers
    steps: tuple[Step, ...]
    ways: tuple[tuple[Step, ...], ...]
    """For each aspect the steps on the way to it alone."""
    deviations: tuple[Deviation, ...]
    is_a_reason: Callable[[Deviation, Deviation], bool]
    """Whether a belief would lead to the true answer even if a second one held, too."""

    def decisive(self, aspect: int) -> Deviation | None:
        """Return the belief that changes an answer at the most telling rule point."""
        changing = [
            each
            for each in self.deviations
            if each.answers[aspect] != self.answers[aspect]
        ]
        return min(changing, key=lambda each: self._rank(each, aspect), default=None)

    def deciding_step(self, aspect: int) -> Step:
        """Return the step that an answer turns on.

        :raises RefusalError: if the question must turn on another rule point.
        """
        decisive = self.decisive(aspect)
        if not self.family.ask.select_all and not self.turns_as_wanted(aspect):
            raise RefusalError(
                f"the answer does not turn on the rule point {self.family.turns_on}"
            )
        if decisive is not None:
            return decisive.truth(self.ways[aspect], self.steps)
        if not self.steps:
            raise RefusalError("nothing that the answer rests on has a citation")
        wanted = self.family.turns_on
        telling = [step for step in self.steps if wanted and step.point == wanted]
        return (telling or self.steps)[-1]

    def turns_as_wanted(self, aspect: int) -> bool:
        """Say whether an answer turns on the rule point that the family names."""
        decisive = self.decisive(aspect)
        wanted = self.family.turns_on
        return not wanted or (
            decisive is not None and decisive.belief.point.key == wanted
        )

    def in_turns(self) -> Iterator[Deviation]:
        """Yield beliefs that change the answer first, one rule point after the other."""
        for another in (True, False):
            by_point: dict[str, list[Deviation]] = {}
            kind = (each for each in self.deviations if self._changes(each) is another)
            for each in sorted(kind, key=lambda each: self._rank(each, 0)):
                by_point.setdefault(each.belief.point.key, []).append(each)
            queues = list(by_point.values())
            for rank in range(max(map(len, queues), default=0)):
                yield from (queue[rank] for queue in queues if rank < len(queue))

    def makes_an_option(self, deviation: Deviation) -> bool:
        """Say whether a belief makes a wrong option.

        One that leads to the true answer does so only where options name a reason, and
        only if it is a reason for that answer by itself.
        """
        if self._changes(deviation):
            return True
        decisive = self.decisive(0)
        if not self.family.ask.with_reasons or decisive is None:
            return False
        same_point = deviation.belief.point is decisive.belief.point
        return same_point or self.is_a_reason(deviation, decisive)

    def _rank(self, deviation: Deviation, aspect: int) -> tuple[bool, int, bool]:
        point = deviation.belief.point.key
        preferred = self.family.ask.aspects[aspect].telling
        place = preferred.index(point) if point in preferred else len(preferred)
        return (point != self.family.turns_on, place, point in _GENERAL_POINTS)

    def _changes(self, deviation: Deviation) -> bool:
        return deviation.answers != self.answers


def option_id(answers: Iterable[str], reason: str = "") -> str:
    """Name an option by what it says, so that stored answers keep their meaning."""
    words = "+".join(answers).replace(" ", "-")
    return f"{words}:{reason}" if reason else words


def make_options(reasoning: Reasoning) -> tuple[DerivedOption, ...]:
    """Make the options of a question, the right ones first.

    :raises RefusalError: if they would not make a fair question.
    """
    ask = reasoning.family.ask
    if ask.select_all:
        return tuple(_claims(reasoning))
    decisive = reasoning.deciding_step(0)
    reason = decisive.rule if ask.with_reasons else ""
    right = DerivedOption(
        id=option_id(reasoning.answers, reason),
        answers=reasoning.answers,
        correct=True,
        reason=decisive if reason else None,
        because=decisive,
    )
    wrong = _wrong_options(reasoning, decisive)
    beliefs = sum(bool(option.misconception) for option in wrong)
    if len(wrong) < LEAST_WRONG or beliefs < LEAST_BELIEFS:
        raise RefusalError(
            f"only {len(wrong)} wrong options can be proven wrong, {beliefs} of them by "
            f"a misconception; {LEAST_WRONG} and {LEAST_BELIEFS} are needed"
        )
    return (right, *wrong)


def _wrong_options(reasoning: Reasoning, decisive: Step) -> list[DerivedOption]:
    with_reasons = reasoning.family.ask.with_reasons
    found: dict[str, DerivedOption] = {}
    for each in reasoning.in_turns():
        if not reasoning.makes_an_option(each):
            continue
        option = DerivedOption(
            id=option_id(each.answers, each.belief.id if with_reasons else ""),
            answers=each.answers,
            correct=False,
            misconception=each.belief.id,
            because=each.truth(reasoning.ways[0], reasoning.steps),
        )
        found.setdefault(option.id, option)
    if not with_reasons:
        for near in _near_misses(reasoning.family, reasoning.answers):
            option = DerivedOption(
                id=option_id(near), answers=near, correct=False, because=decisive
            )
            found.setdefault(option.id, option)
    return list(found.values())[: MOST_OPTIONS - 1]


def _near_misses(family: Family, answers: Answers) -> Iterator[Answers]:
    """Yield thinkable answers that differ in one aspect, then in more."""
    roles: tuple[Player, ...] = family.scenario.players
    domains = [aspect.domain(roles) for aspect in family.ask.aspects]
    others = [each for each in product(*domains) if each != answers]
    yield from sorted(
        others,
        key=lambda each: sum(a != b for a, b in zip(each, answers, strict=True)),
    )


def _claims(reasoning: Reasoning) -> Iterator[DerivedOption]:
    """Yield one option for each claim, right or wrong as the engine found it."""
    answers = reasoning.answers
    if YES not in answers or set(answers) == {YES}:
        raise RefusalError("of the claims at least one must hold and one must not")
    if not any(map(reasoning.turns_as_wanted, range(len(answers)))):
        raise RefusalError(
            f"no claim turns on the rule point {reasoning.family.turns_on}"
        )
    ranked = sorted(enumerate(answers), key=lambda pair: pair[1] != YES)
    for position, answer in ranked:
        wrong = answer != YES
        tempting = reasoning.decisive(position)
        yield DerivedOption(
            id=f"claim-{position + 1}",
            answers=(answer,),
            claim=position,
            correct=not wrong,
            misconception=tempting.belief.id if tempting and wrong else "",
            because=reasoning.deciding_step(position),
        )
