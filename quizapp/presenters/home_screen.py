"""What the start page shows: what waits, and progress by topic."""

from __future__ import annotations

from msgspec import Struct


class TopicRow(Struct, frozen=True):
    """Progress in one topic, first tries only."""

    topic: str
    """Key, as in the question files."""
    name: str
    questions: int
    answered: int
    """Questions of the topic answered at least once."""
    first_tries: int
    first_tries_right: int
    low: float
    """Lower end of the 90 % interval of the share right at first try, 0 to 1."""
    high: float


class ResumeRow(Struct, frozen=True):
    """A session that was left open."""

    answered: int
    total: int
    when: str


class HomeScreen(Struct, frozen=True):
    """The whole start page."""

    language: str
    date: str
    questions: int
    """Questions that can be studied."""
    new_questions: int
    """Of these, never answered."""
    resume: ResumeRow | None
    topics: tuple[TopicRow, ...]
    answers_total: int
    answers_today: int
    right_first_time: float | None
    """Share right at first try, 0 to 1; None while nothing was answered."""
    rules_line: str
    """For example "Rules: CR 25 Sep 2026 · IPG 23 Sep 2024"."""
    notice: str
    """A message such as where a damaged file was kept; usually empty."""
    loading: bool = False
    """True in the first frame, before the database is open."""

    @property
    def is_empty(self) -> bool:
        """Say whether there is neither progress to show nor a question to ask."""
        fresh = self.answers_total == 0 and self.resume is None
        return not self.loading and (fresh or not self.questions)
