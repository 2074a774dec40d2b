"""Rounds through a set: what each took, and what comes next."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from quizapp.training.planning.study_plan import WoodpeckerPlan
from quizapp.training.woodpecker.woodpecker_set import RoundAnswer, WoodpeckerSet


class Round(Struct, frozen=True):
    """One round, whole or begun."""

    number: int
    answered: int
    wrong: int
    duration_ms: int


class SetProgress(Struct, frozen=True):
    """How far a set is."""

    kept: WoodpeckerSet
    rounds: tuple[Round, ...]
    """Oldest first; the last may only be begun."""
    left: tuple[str, ...]
    """Questions that the round at hand still asks, in the order of the set."""

    @property
    def is_begun(self) -> bool:
        """Say whether the last round waits to be gone on with."""
        return bool(self.rounds) and bool(self.left)

    @property
    def is_clean(self) -> bool:
        """Say whether the last round was whole and all right: the set is done."""
        return bool(self.rounds) and not self.left and not self.rounds[-1].wrong

    @property
    def next_round(self) -> int:
        """Number the round that is asked next."""
        number = self.rounds[-1].number if self.rounds else 0
        return number if self.is_begun else number + 1

    def plan(self, known: Collection[str]) -> WoodpeckerPlan:
        """Plan what is asked next: the rest of a round, or another whole one."""
        asked = self.left or self.kept.question_ids
        return WoodpeckerPlan(
            self.kept.set_id,
            self.next_round,
            tuple(each for each in asked if each in known),
        )


def measure_set(
    kept: WoodpeckerSet, answers: Iterable[RoundAnswer], known: Collection[str]
) -> SetProgress:
    """Sum up the rounds of a set; a question that the bank lost is not waited for."""
    by_round: dict[int, list[RoundAnswer]] = {}
    for answer in answers:
        by_round.setdefault(answer.round, []).append(answer)
    rounds = tuple(_sum_up(number, by_round[number]) for number in sorted(by_round))
    last = by_round[rounds[-1].number] if rounds else []
    asked = {answer.question_id for answer in last}
    left = tuple(e for e in kept.question_ids if e in known and e not in asked)
    return SetProgress(kept, rounds, left if rounds else ())


def _sum_up(number: int, answers: list[RoundAnswer]) -> Round:
    return Round(
        number=number,
        answered=len(answers),
        wrong=sum(not answer.correct for answer in answers),
        duration_ms=sum(answer.duration_ms for answer in answers),
    )
