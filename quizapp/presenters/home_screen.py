"""What the start page shows: what waits, and progress by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the first frame starts no session
    from quizapp.training.planning.study_plan import FailedPlan, WoodpeckerPlan


CALENDAR_DAYS = 126
"""A calendar shows eighteen weeks."""


class TopicRow(NamedTuple):
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
    is_enough: bool = True
    """Whether the share may be said; a few first tries say nothing."""


class ResumeRow(NamedTuple):
    """A session that was left open."""

    answered: int
    total: int
    when: str
    session: str
    """What it was started for, in words."""


class QueueRow(NamedTuple):
    """What waits in the review queue."""

    due: int
    """Questions that come back today."""
    new: int
    """New questions that are still to be asked today."""
    new_answered: int
    """New questions that were asked today already."""
    put_off: int
    """Questions that are due and wait for another day."""
    minutes: int
    """Estimate for what is due and new, from the learner's own pace."""
    line: str
    """For example "18 reviews due, about 22 minutes"."""
    next_due: str
    """For example "Next review: tomorrow", or empty."""
    put_off_line: str
    """For example "3 more wait for another day.", or empty."""
    start: str
    """What the start button does, for example "Start reviews"."""
    learn: str
    """What a second button does, for example "Learn 5 new"; empty without one."""


class StreakRow(NamedTuple):
    """Days in a row, and answers by day."""

    days: int
    best: int
    line: str
    """For example "12 days in a row"."""
    best_line: str
    answers: tuple[tuple[str, int], ...]
    """ISO date and number of answers, oldest first, days without any left out.

    There are at most as many as a calendar shows.
    """
    today: str
    """ISO date of the learner's day."""
    day_starts: str
    """For example "your day starts at 04:00"."""


class HomeWays(NamedTuple):
    """Mistakes to replay, and the set that is gone through in rounds."""

    failed: str
    """What the button does that asks them again; empty if nothing went wrong."""
    failed_plan: FailedPlan | None
    """None on a page that is kept: the data give it."""
    set_name: str = ""
    set_line: str = ""
    set_start: str = ""
    set_plan: WoodpeckerPlan | None = None
    """The next round, or what is left of one; None without a set, or where it is kept."""


class HomeScreen(NamedTuple):
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
    """True before the database is open."""
    as_of: str = ""
    """Of which time the numbers are, while they still wait to be confirmed."""

    queue: QueueRow | None = None
    """None in a first frame of which nothing was kept."""
    streak: StreakRow | None = None
    """None in a first frame of which nothing was kept."""
    ways: HomeWays | None = None
    """None where there is nothing to go through again."""

    @property
    def is_confirmed(self) -> bool:
        """Say whether the numbers are those that the database says."""
        return not self.loading or (self.queue is not None and not self.as_of)

    @property
    def is_empty(self) -> bool:
        """Say whether there is neither progress to show nor a question to ask."""
        fresh = self.answers_total == 0 and self.resume is None
        return not self.loading and (fresh or not self.questions)
