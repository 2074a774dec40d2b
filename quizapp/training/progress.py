"""Progress: what the kept answers say about a learner, topic by topic."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from quizapp.training.day_summary import DaySummary
from quizapp.training.scheduling.review_item import ReviewItem

ENOUGH = 5
"""Of fewer first tries than this a share says nothing."""

_Z_90 = 1.6448536269514722
"""Normal quantile that leaves 5 % on either side."""


class TopicProgress(Struct, frozen=True):
    """Progress in one topic."""

    topic: str
    questions: int
    answered: int
    """Questions of the topic answered at least once."""
    first_tries: int
    first_tries_right: int
    low: float
    """Lower end of the 90 % interval of the share right at first try."""
    high: float


class Progress(Struct, frozen=True):
    """Progress as a whole and by topic."""

    questions: int
    new_questions: int
    """Never answered."""
    topics: tuple[TopicProgress, ...]
    """Sorted by topic key."""
    answers_total: int
    answers_today: int
    first_tries: int
    first_tries_right: int

    @property
    def right_first_time(self) -> float | None:
        """Give the share right at first try; None while nothing was answered."""
        if self.first_tries == 0:
            return None
        return self.first_tries_right / self.first_tries


def wilson_interval(right: int, tries: int) -> tuple[float, float]:
    """Give the 90 % Wilson score interval of a share; all of 0 to 1 without tries."""
    if tries == 0:
        return 0.0, 1.0
    share, z_squared = right / tries, _Z_90**2
    scale = 1 + z_squared / tries
    centre = (share + z_squared / (2 * tries)) / scale
    spread = share * (1 - share) / tries + z_squared / (4 * tries**2)
    half = _Z_90 * math.sqrt(spread) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def measure_progress(
    topics_by_question: Mapping[str, Sequence[str]],
    items: Iterable[ReviewItem],
    days: Iterable[DaySummary],
    today: dt.date,
) -> Progress:
    """Sum up what was answered, as seen on one day of the learner.

    All variants of a family count as one question. Answers to questions that the bank
    no longer has count in the total alone.
    """
    tries = {
        item.question_id: item.first_right
        for item in items
        if item.question_id in topics_by_question
    }
    topics = sorted({topic for group in topics_by_question.values() for topic in group})
    answers = {summary.day: summary.answers for summary in days}
    return Progress(
        questions=len(topics_by_question),
        new_questions=len(topics_by_question) - len(tries),
        topics=tuple(_topic(topic, topics_by_question, tries) for topic in topics),
        answers_total=sum(answers.values()),
        answers_today=answers.get(today, 0),
        first_tries=len(tries),
        first_tries_right=sum(tries.values()),
    )


def _topic(
    topic: str,
    topics_by_question: Mapping[str, Sequence[str]],
    tries: Mapping[str, bool],
) -> TopicProgress:
    members = [key for key, topics in topics_by_question.items() if topic in topics]
    tried = [tries[question_id] for question_id in members if question_id in tries]
    low, high = wilson_interval(sum(tried), len(tried))
    return TopicProgress(
        topic=topic,
        questions=len(members),
        answered=len(tried),
        first_tries=len(tried),
        first_tries_right=sum(tried),
        low=low,
        high=high,
    )
