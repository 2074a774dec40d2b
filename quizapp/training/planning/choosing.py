"""Choosing: which families a plan asks, in which order, and as what kind of session."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import QuestionSource
from quizapp.training.planning.study_plan import (
    DrillPlan,
    FailedPlan,
    NewPlan,
    PracticePlan,
    StudyPlan,
    TodayPlan,
    WoodpeckerPlan,
)
from quizapp.training.planning.variants import SEEDS, next_seed
from quizapp.training.ports import SessionKind
from quizapp.training.scheduling.day_queue import DayQueue
from quizapp.training.scheduling.ledger import Ledger

DRILL_ROUNDS = 4
"""So many more variants of a family are looked at for a misconception."""


class NothingToStudyError(ValueError):
    """A session was asked for without any question that the bank knows."""


class Chosen(Struct, frozen=True):
    """What a session is to ask."""

    kind: SessionKind
    question_ids: tuple[str, ...]
    seeds: tuple[int, ...]
    counts: bool = True
    """Whether answers may move the schedule."""
    set_id: str = ""
    """The set whose round it is, if it is one."""
    round: int = 0


class Chooser:
    """Chooses questions for one session."""

    def __init__(
        self, questions: QuestionSource, ledger: Ledger, rng: random.Random
    ) -> None:
        self._questions = questions
        self._ledger = ledger
        self._rng = rng

    def choose(self, plan: StudyPlan | None, queue: DayQueue) -> Chosen:
        """Choose what a plan asks; without a plan, what waits today, or anything.

        :raises NothingToStudyError: if that is nothing.
        """
        if plan is None:
            plan = TodayPlan() if queue.question_ids else PracticePlan()
        if isinstance(plan, DrillPlan):
            return self._drill(plan)
        kind, question_ids = self._list(plan, queue)
        if not question_ids:
            raise NothingToStudyError("there is no question to study")
        seeds = tuple(self._new_seed(each) for each in question_ids)
        chosen = Chosen(kind, question_ids, seeds)
        match plan:
            case PracticePlan(counts=counts):
                return replace(chosen, counts=counts)
            case WoodpeckerPlan(set_id=set_id, round=number):
                return replace(chosen, set_id=set_id, round=number)
        return chosen

    def _list(
        self, plan: StudyPlan, queue: DayQueue
    ) -> tuple[SessionKind, tuple[str, ...]]:
        match plan:
            case TodayPlan():
                return SessionKind.REVIEW, queue.question_ids
            case NewPlan():
                return SessionKind.REVIEW, queue.new
            case WoodpeckerPlan(question_ids=wanted):
                return SessionKind.WOODPECKER, self._mixed(self._known(wanted))
            case FailedPlan(length=length):
                return SessionKind.FAILED, self._mixed(self._failed())[:length]
            case PracticePlan(question_ids=wanted, length=length):
                known = self._known(wanted)
                count = len(known) if length is None else length
                return SessionKind.PRACTICE, self._mixed(known)[: max(0, count)]
        raise TypeError(f"no plan: {plan!r}")

    def _known(self, question_ids: Sequence[str] | None) -> tuple[str, ...]:
        known = self._questions.question_ids()
        if question_ids is None:
            return self._not_left_out()
        unknown = sorted(set(question_ids).difference(known))
        if unknown:
            raise NothingToStudyError(f"no such question: {', '.join(unknown)}")
        return tuple(dict.fromkeys(question_ids))

    def _failed(self) -> tuple[str, ...]:
        items = self._ledger.items
        return tuple(
            each
            for each in self._not_left_out()
            if each in items and not items[each].last_right
        )

    def _not_left_out(self) -> tuple[str, ...]:
        left_out = self._ledger.suspended
        return tuple(e for e in self._questions.question_ids() if e not in left_out)

    def _mixed(self, question_ids: Sequence[str]) -> tuple[str, ...]:
        return tuple(self._rng.sample(question_ids, len(question_ids)))

    def _drill(self, plan: DrillPlan) -> Chosen:
        found: dict[str, int] = {}
        for question_id, seed in self._variants_to_look_at():
            if len(found) >= plan.length:
                break
            if question_id not in found and self._has(question_id, seed, plan):
                found[question_id] = seed
        if not found:
            raise NothingToStudyError(f"no question about {plan.misconception}")
        return Chosen(SessionKind.DRILL, tuple(found), tuple(found.values()))

    def _variants_to_look_at(self) -> Iterator[tuple[str, int]]:
        """Yield a new variant of every family, then any other ones of each.

        The misconception may be an option only where the slots are filled as they
        were the last time.
        """
        families = self._mixed(self._not_left_out())
        for question_id in families:
            yield question_id, self._new_seed(question_id)
        for _ in range(DRILL_ROUNDS):
            for question_id in families:
                yield question_id, self._rng.randrange(1, SEEDS)

    def _has(self, question_id: str, seed: int, plan: DrillPlan) -> bool:
        as_of = self._questions.newest_date()
        key = self._questions.answer_key(question_id, seed, as_of)
        return any(each == plan.misconception for _, each in key.misconceptions)

    def _new_seed(self, question_id: str) -> int:
        item = self._ledger.items.get(question_id)
        if item is None:
            return self._rng.randrange(1, SEEDS)
        return next_seed(self._questions, question_id, item.last_seed, self._rng)
