"""A review: one answer to one variant of a question, as it is kept for ever."""

from __future__ import annotations

import datetime as dt

from msgspec import Struct

from quizapp.training.scheduling.recall import RecallGrade

_IN_UTC = dt.timedelta(0)


class Review(Struct, frozen=True):
    """One answer, whole enough to be judged again under another key."""

    session_id: str
    question_id: str
    seed: int
    as_of: str
    """ISO date of the documents that the key was derived under."""
    engine: str
    """Version of the rules engine."""
    chosen: tuple[str, ...]
    """Option ids; empty for "I don't know"."""
    key: tuple[str, ...]
    """Option ids that were right."""
    correct: bool
    misconception: str
    """Id of the misconception behind the chosen option, or empty."""
    duration_ms: int
    """Time from showing the question to the answer, sleep not counted."""
    answered_at: dt.datetime
    """Aware, UTC."""
    day: dt.date
    """Day of the learner on which it was given."""
    grade: RecallGrade
    """How well it was known; the learner may change it after the verdict."""
    moved: bool = True
    """Whether it moved the schedule; free practice ahead of time does not."""
    first_try: bool = False
    """Whether the family was never answered before."""
    hinted: bool = False
    """Whether the learner took a hint."""
    complexity: int = 0
    """Of the question as it was posed; 0 if that was not kept."""
    words: int = 0
    """Words to read, counted in English; 0 if that was not kept."""

    def __post_init__(self) -> None:
        """Refuse a time without a zone and a negative duration."""
        if self.answered_at.utcoffset() != _IN_UTC:
            raise ValueError("answered_at must be aware and in UTC")
        if self.duration_ms < 0:
            raise ValueError("duration_ms must not be negative")
