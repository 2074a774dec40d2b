"""Progress by topic, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quizapp.presenters.home_screen import TopicRow

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
        )
        for each in progress.topics
    )
    return tuple(sorted(rows, key=_weakest_first))


def _weakest_first(row: TopicRow) -> tuple[float, str]:
    """Sort what was tried by the share right; what was not tried follows."""
    if row.first_tries == 0:
        return (2.0, row.name)
    return (row.first_tries_right / row.first_tries, row.name)
