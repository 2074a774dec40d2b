"""Reasoning: from what is known about a question to the step that each answer turns on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from quizapp.bank.family.family import Family
from quizapp.bank.family.texts import texts_in
from quizapp.bank.keys.deviations import Deviation
from quizapp.bank.keys.worlds import Answers
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

_GENERAL_POINTS = ("who_decides", "control_works_in_turn", "who_controls_objects")
"""Points that most questions of the subject pass: they come last among their equals."""


class Reasoning(NamedTuple):
    """What is known about a question before its options are made."""

    family: Family
    answers: Answers
    steps: tuple[Step, ...]
    """What is worth telling on the ways to all aspects, each step once."""
    ways: tuple[tuple[Step, ...], ...]
    """For each aspect the steps on the way to it alone, as often as they are met."""
    every_step: Callable[[int], Iterable[Step]]
    """Yields all steps on the way to an aspect, even those that nobody could doubt."""
    deviations: tuple[Deviation, ...]
    is_a_reason: Callable[[Deviation, Deviation], bool]
    """Whether a belief would lead to the true answer even if a second one held, too."""

    def decisive(self, aspect: int) -> Deviation | None:
        """Return the belief that changes an answer at the most telling rule point."""
        rank = self._rank_of_claim if self.family.ask.select_all else self._rank
        return min(
            self._changing(aspect), key=lambda each: rank(each, aspect), default=None
        )

    def _changing(self, aspect: int) -> list[Deviation]:
        true = self.answers[aspect]
        return [each for each in self.deviations if each.answers[aspect] != true]

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
            return self.truth_against(decisive, aspect)
        if not self.steps:
            raise RefusalError("nothing that the answer rests on has a citation")
        return self._nearest_step(aspect)

    def truth_against(self, deviation: Deviation, aspect: int) -> Step:
        """Return the step that contradicts a belief where an answer is concerned.

        It is the one that speaks most of what the answer is about, and of several such
        the last on the way to it. Where the way tells none, the whole derivation does.
        """
        for steps in (self.ways[aspect], self.steps):
            told = [step for step in steps if step in deviation.truths]
            if told:
                return self._most_about(told, aspect)
        return self._most_about(deviation.truths[:1], aspect)

    def _nearest_step(self, aspect: int) -> Step:
        """Return the step that an answer comes nearest to turning on.

        No belief changes the answer, so no step is known to decide it.
        """
        wanted = self._wanted_steps(aspect)
        if not self.family.ask.select_all:
            return (wanted or self.steps)[-1]
        own = self.family.ask.aspects[aspect].telling
        foremost = wanted if self.family.turns_on in own else []
        nearest = foremost or self._telling_steps(aspect) or wanted
        nearest = nearest or self._undoubted_steps(aspect)
        return self._most_about(nearest, aspect) if nearest else self.steps[-1]

    def _wanted_steps(self, aspect: int) -> list[Step]:
        """List what was said at the rule point that the question turns on.

        On another day nobody may have doubted what is a belief today.
        """
        wanted = self.family.turns_on
        told = [step for step in self.steps if step.point == wanted]
        if told or not wanted:
            return told
        return [step for step in self.every_step(aspect) if step.point == wanted]

    def _undoubted_steps(self, aspect: int) -> list[Step]:
        """List what was said at the most telling rule point, though nobody doubts it."""
        asked = self.family.ask.aspects[aspect]
        first = () if asked.is_of_a_moment else asked.telling[:1]
        return [
            step
            for step in self.every_step(aspect)
            if step.point in first and step.point not in _GENERAL_POINTS
        ]

    def _telling_steps(self, aspect: int) -> list[Step]:
        """List the steps at the most telling of the rule points that were asked.

        What was said of who decides in other moments tells nothing of the one asked for.
        """
        asked = self.family.ask.aspects[aspect]
        if asked.is_of_a_moment:
            return []
        for point in asked.telling:
            found = [step for step in self.steps if step.point == point]
            if found and point not in _GENERAL_POINTS:
                return found
        return []

    def _most_about(self, steps: Sequence[Step], aspect: int) -> Step:
        """Return the last of the steps that name most of what an answer is about."""
        ranked = enumerate(steps)
        return max(ranked, key=lambda each: (self._common(each[1], aspect), each[0]))[1]

    def _common(self, step: Step, aspect: int) -> int:
        """Count what both a step and what is asked name: players, cards and zones."""
        about = _texts_of(self.family.ask.aspects[aspect])
        return len(about & {str(value) for _, value in step.says})

    def turns_as_wanted(self, aspect: int) -> bool:
        """Say whether an answer turns on the rule point that the family names."""
        decisive = self.decisive(aspect)
        wanted = self.family.turns_on
        return not wanted or (
            decisive is not None and decisive.belief.point.key == wanted
        )

    def can_turn_as_wanted(self, aspect: int) -> bool:
        """Say whether a belief about the named rule point changes an answer."""
        wanted = self.family.turns_on
        keys = {each.belief.point.key for each in self._changing(aspect)}
        return not wanted or wanted in keys

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
        return self._rank_of_point(deviation.belief.point.key, aspect)

    def _rank_of_point(self, point: str, aspect: int) -> tuple[bool, int, bool]:
        preferred = self.family.ask.aspects[aspect].telling
        place = preferred.index(point) if point in preferred else len(preferred)
        return (point != self.family.turns_on, place, point in _GENERAL_POINTS)

    def _rank_of_claim(
        self, deviation: Deviation, claim: int
    ) -> tuple[bool, tuple[bool, int, bool], int, int]:
        """Rank a belief by how much it is about one claim rather than its neighbours."""
        foremost = self.family.ask.aspects[claim].foremost
        rank = self._rank(deviation, claim)
        key = deviation.belief.point.key
        if key in _GENERAL_POINTS:
            return (key not in foremost, rank, 0, 0)
        step = self.truth_against(deviation, claim)
        pairs = zip(deviation.answers, self.answers, strict=True)
        others = sum(believed != true for believed, true in pairs)
        return (key not in foremost, rank, -self._common(step, claim), others)

    def _changes(self, deviation: Deviation) -> bool:
        return deviation.answers != self.answers


@lru_cache(maxsize=256)
def _texts_of(aspect: Aspect) -> frozenset[str]:
    return frozenset(texts_in(aspect))
