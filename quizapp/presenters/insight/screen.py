"""What the progress page shows."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.home_screen import StreakRow, TopicRow


class TableScreen(Struct, frozen=True):
    """A chart as a table: the same figures, to be read one by one."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


NO_TABLE = TableScreen((), ())


class ExamEntry(Struct, frozen=True):
    """An exam that can be chosen."""

    key: str
    name: str
    """For example "Practice paper: 12 questions, pass at 75 %"."""


class ScoreBand(Struct, frozen=True):
    """A score that is expected, and how sure that is, each 0 to 1."""

    expected: float
    low: float
    high: float
    pass_mark: float | None
    pass_label: str
    """For example "pass mark 80 %", or empty."""
    spoken: str


class ReadinessScreen(Struct, frozen=True):
    """How ready the learner is for one exam."""

    exams: tuple[ExamEntry, ...]
    chosen: str
    band: ScoreBand | None
    """None where too little is known to say a score."""
    number: str
    """For example "79 %", or a dash."""
    caption: str
    """For example "expected, ± 7"."""
    chance: str
    """What matters most, for example "You would pass about 46 times in 100."."""
    grounds: str
    """What that rests on, or why nothing is said."""
    gaps: str
    """What the bank cannot cover, or empty."""
    useful: str
    """What the button says, or empty where no question is useful."""
    table: TableScreen
    useful_table: TableScreen


class HelpRow(Struct, frozen=True):
    """A topic in which points can be won."""

    topic: str
    """Key, by which it is practised."""
    name: str
    points: str
    """For example "+3.1 points"."""


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


class RecallPoint(Struct, frozen=True):
    """Answers of which about the same was expected, each share 0 to 1."""

    expected: float
    measured: float
    low: float
    high: float
    spoken: str


class RecallScreen(Struct, frozen=True):
    """What was expected to be remembered, beside what was."""

    points: tuple[RecallPoint, ...]
    target: float
    """Share of families that the learner wants to know when they come back."""
    target_label: str
    line: str
    """All answers in one sentence, or why there is nothing to show."""
    across: str
    """Name of the axis across."""
    up: str
    """Name of the axis that goes up."""
    table: TableScreen


class MasteryScreen(Struct, frozen=True):
    """Shares right at first try, by topic or by section of the rules."""

    by: str
    """`topics` or `sections`."""
    rows: tuple[TopicRow, ...]
    """The weakest first; only as many as there is room for."""
    more: str
    """How many more the table lists, or empty."""
    table: TableScreen


class ProgressScreen(Struct, frozen=True):
    """The whole page."""

    language: str
    period: str
    """One of `PERIODS`."""
    readiness: ReadinessScreen | None
    """None while it is being worked out, or where there are no exams."""
    is_waiting: bool
    """Whether the readiness is being worked out."""
    helps: tuple[HelpRow, ...]
    mastery: MasteryScreen
    held: tuple[HeldRow, ...]
    held_empty: str
    """What is said where no misconception shows again and again."""
    held_table: TableScreen
    streak: StreakRow | None
    days_table: TableScreen
    recall: RecallScreen
    days_ahead: tuple[DayBar, ...]
    ahead_table: TableScreen
    numbers: tuple[tuple[str, str], ...]
    """A number and what it counts."""
    is_empty: bool
    """True while nothing was answered."""
