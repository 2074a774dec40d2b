"""Progress by topic, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quizapp.presenters.home_screen import TopicRow
from quizapp.training.progress import ENOUGH

if TYPE_CHECKING:
    from quizapp.bank.posed import QuestionSource
    from quizapp.training.progress import Progress


def topic_rows(
    progress: Progress, questions: QuestionSource, language: str
) -> tuple[TopicRow, ...]:
    """Say the progress in each topic, the weakest first."""
    rows = (
        TopicRow(
            topic=each.topic,
            name=questions.topic_name(each.topic, language),
            questions=each.questions,
            answered=each.answered,
            first_tries=each.first_tries,
            first_tries_right=each.first_tries_right,
            low=each.low,
            high=each.high,
            is_enough=each.first_tries >= ENOUGH,
        )
        for each in progress.topics
    )
    return tuple(sorted(rows, key=weakest_first))


def weakest_first(row: TopicRow) -> tuple[float, int, str]:
    """Sort what can be said by share; then what was tried too little; then the rest."""
    if row.is_enough:
        return (row.first_tries_right / row.first_tries, 0, row.name)
    return (2.0, -row.first_tries, row.name)
