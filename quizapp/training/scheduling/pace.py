"""The learner's own pace: how long an answer usually takes, by complexity and length."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from quizapp.training.review import Review

MEASURED = 500
"""So many of the newest answers are looked at."""

ENOUGH = 8
"""Fewer measured answers than this say nothing."""

USUAL_SECONDS = 75.0
"""Taken for an answer while the learner's own time is not known."""


class Pace:
    """Median times over the learner's newest answers.

    What is compared is the time per word to read, among right answers without a hint
    to questions of the same complexity: a long question may take long.
    """

    def __init__(self, reviews: Iterable[Review]) -> None:
        """Take the newest answers, in any order."""
        self._per_word: dict[int, list[float]] = {}
        self._seconds: list[float] = []
        # Both are kept sorted: the middle is asked for with every answer.
        for review in reviews:
            self.note(review)

    def note(self, review: Review) -> None:
        """Count one more answer."""
        if not review.duration_ms:
            return
        insort(self._seconds, review.duration_ms / 1000)
        if review.correct and not review.hinted and review.words:
            per_word = review.duration_ms / review.words
            insort(self._per_word.setdefault(review.complexity, []), per_word)

    def times_usual(
        self, duration_ms: int, words: int, complexity: int
    ) -> float | None:
        """Compare a time with the usual one; None while too little is measured."""
        measured = self._per_word.get(complexity, ())
        if not (duration_ms and words) or len(measured) < ENOUGH:
            return None
        return duration_ms / words / _middle(measured)

    @property
    def seconds_per_answer(self) -> float:
        """Give the usual time for one answer, feedback not counted."""
        if len(self._seconds) < ENOUGH:
            return USUAL_SECONDS
        return _middle(self._seconds)


def _middle(sorted_values: Sequence[float]) -> float:
    """Give the median of values that are sorted already."""
    half, is_odd = divmod(len(sorted_values), 2)
    if is_odd:
        return sorted_values[half]
    return (sorted_values[half - 1] + sorted_values[half]) / 2
