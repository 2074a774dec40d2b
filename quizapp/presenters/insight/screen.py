"""What the progress page shows."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.home_screen import StreakRow, TopicRow


class HeldRow(Struct, frozen=True):
    """One misconception with its evidence."""

    misconception: str
    """Id, by which it is drilled."""
    belief: str
    """What is believed, as in "You answered as if ..."."""
    times: int
    chances: int
    times_line: str
    """For example "3 of 5 times"."""
    trend: str
    """For example "more often", or empty."""
    trend_tone: str
    """Tone of the trend: wrong, right, or empty."""


class DayBar(Struct, frozen=True):
    """One day to come."""

    label: str
    """Where there is room for it, for example "Thu"."""
    due: int
    spoken: str
    """For example "Thursday 3 December: 7 reviews"."""


class ProgressScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    topics: tuple[TopicRow, ...]
    """The weakest first."""
    held: tuple[HeldRow, ...]
    held_empty: str
    """What is said where no misconception shows again and again."""
    streak: StreakRow | None
    days_ahead: tuple[DayBar, ...]
    numbers: tuple[tuple[str, str], ...]
    """A number and what it counts."""
    is_empty: bool
    """True while nothing was answered."""
