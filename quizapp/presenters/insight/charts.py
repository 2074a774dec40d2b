"""Charts of the progress page in words, each also as a table."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from quizapp.presenters.calendar_words import weekday_word, weekday_words
from quizapp.presenters.home_screen import TopicRow
from quizapp.presenters.insight.screen import (
    DayBar,
    MasteryScreen,
    RecallPoint,
    RecallScreen,
    TableScreen,
)
from quizapp.presenters.topic_rows import weakest_first
from quizapp.presenters.wording import per_cent, word
from quizapp.training.day_summary import DaySummary
from quizapp.training.insight.forecast import DueOn
from quizapp.training.insight.mastery import Mastery
from quizapp.training.insight.remembered import Remembered

TOPICS, SECTIONS = "topics", "sections"
BY = (TOPICS, SECTIONS)
MOST_ROWS = 10
_MS_A_MINUTE = 60_000


def mastery_screen(
    by: str,
    found: Sequence[Mastery],
    name_of: Callable[[str], str],
    language: str,
) -> MasteryScreen:
    """Say mastery by topic or by section: the weakest first, what is unsaid last."""
    rows = sorted((_row(each, name_of(each.key)) for each in found), key=weakest_first)
    shown = rows if by == TOPICS else [row for row in rows if row.first_tries]
    more = len(rows) - len(shown[:MOST_ROWS])
    said = word(language, "mastery.more", n=more) if more else ""
    columns = ("name", "right", "between", "tries", "questions")
    return MasteryScreen(
        by=by,
        rows=tuple(shown[:MOST_ROWS]),
        more=said,
        table=TableScreen(
            tuple(word(language, f"progress.column.{c}") for c in columns),
            tuple(_cells(row, language) for row in rows),
        ),
    )


def recall_screen(
    bins: Sequence[Remembered],
    whole: Remembered | None,
    retention: float,
    language: str,
) -> RecallScreen:
    """Say what was expected to be remembered, beside what was."""
    columns = ("expected", "answers", "known", "between")
    return RecallScreen(
        points=tuple(_point(each, language) for each in bins if each.is_enough),
        target=retention,
        target_label=word(
            language, "recall.target", share=per_cent(language, retention)
        ),
        line=_recall_line(whole, language),
        across=word(language, "recall.across"),
        up=word(language, "recall.up"),
        table=TableScreen(
            tuple(word(language, f"progress.column.{c}") for c in columns),
            tuple(_recall_cells(each, language) for each in bins),
        ),
    )


def day_bars(ahead: Sequence[DueOn], language: str) -> tuple[DayBar, ...]:
    """Say how much each day to come brings."""
    return tuple(
        DayBar(
            label=_day_label(each.day, language, first=place == 0),
            due=each.due,
            spoken=word(
                language,
                "progress.ahead.spoken",
                day=weekday_words(each.day, language),
                n=each.due,
            ),
        )
        for place, each in enumerate(ahead)
    )


def ahead_table(ahead: Sequence[DueOn], language: str) -> TableScreen:
    """List the days to come."""
    columns = ("day", "reviews")
    return TableScreen(
        tuple(word(language, f"progress.column.{c}") for c in columns),
        tuple((weekday_words(e.day, language), str(e.due)) for e in ahead),
    )


def days_table(
    days: Sequence[DaySummary], since: dt.date, language: str
) -> TableScreen:
    """List the days with an answer since a day, the latest first."""
    columns = ("day", "answers", "right-of", "minutes")
    return TableScreen(
        tuple(word(language, f"progress.column.{c}") for c in columns),
        tuple(
            (
                f"{weekday_words(each.day, language)} {each.day.year}",
                str(each.answers),
                str(each.right),
                str(round(each.spent_ms / _MS_A_MINUTE)),
            )
            for each in reversed(days)
            if each.day >= since
        ),
    )


def _row(mastery: Mastery, name: str) -> TopicRow:
    return TopicRow(
        topic=mastery.key,
        name=name,
        questions=mastery.families,
        answered=mastery.tries,
        first_tries=mastery.tries,
        first_tries_right=mastery.right,
        low=mastery.low,
        high=mastery.high,
        is_enough=mastery.share is not None,
    )


def _cells(row: TopicRow, language: str) -> tuple[str, ...]:
    counts = (str(row.first_tries), str(row.questions))
    if not row.is_enough:
        return (row.name, word(language, "mastery.unsaid"), "", *counts)
    share = row.first_tries_right / row.first_tries
    between = _between(row.low, row.high, language)
    return (row.name, per_cent(language, share), between, *counts)


def _point(found: Remembered, language: str) -> RecallPoint:
    said = word(
        language,
        "recall.spoken",
        expected=per_cent(language, found.expected),
        share=per_cent(language, found.share),
        low=per_cent(language, found.low),
        high=per_cent(language, found.high),
        n=found.answers,
    )
    return RecallPoint(found.expected, found.share, found.low, found.high, said)


def _recall_line(whole: Remembered | None, language: str) -> str:
    if whole is None or not whole.is_enough:
        return word(language, "recall.too-few", n=0 if whole is None else whole.answers)
    key = {0: "recall.as-expected", 1: "recall.more", -1: "recall.less"}[whole.surprise]
    return word(
        language,
        key,
        share=per_cent(language, whole.share),
        expected=per_cent(language, whole.expected),
        n=whole.answers,
    )


def _recall_cells(found: Remembered, language: str) -> tuple[str, ...]:
    expected, answers = per_cent(language, found.expected), str(found.answers)
    if not found.is_enough:
        return (expected, answers, word(language, "mastery.unsaid"), "")
    between = _between(found.low, found.high, language)
    return (expected, answers, per_cent(language, found.share), between)


def _between(low: float, high: float, language: str) -> str:
    return f"{per_cent(language, low)} – {per_cent(language, high)}"


def _day_label(day: dt.date, language: str, *, first: bool) -> str:
    if first:
        return word(language, "progress.ahead.today")
    return weekday_word(day.weekday(), language)
