"""The presenter of the progress page."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.calendar_words import weekday_word, weekday_words
from quizapp.presenters.insight.screen import DayBar, HeldRow, ProgressScreen
from quizapp.presenters.repetition.waiting import streak_row
from quizapp.presenters.study_desk import OpenDesk, StudyDesk
from quizapp.presenters.topic_rows import topic_rows
from quizapp.presenters.wording import per_cent, word
from quizapp.training.insight.forecast import DueOn
from quizapp.training.insight.held import Held, Trend
from quizapp.training.insight.insight import Insight, Insights

_TONES = {Trend.MORE: "wrong", Trend.LESS: "right", Trend.SAME: ""}
_MOST_HELD = 6
_MS_A_MINUTE = 60_000


class ProgressPresenter:
    """Says what the kept answers tell about the learner."""

    def __init__(self, open_desk: OpenDesk, *, language: str) -> None:
        self._open_desk = open_desk
        self._language = language

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def screen(self) -> ProgressScreen:
        """Return the page, read anew."""
        desk = self._open_desk()
        found, language = self._insight(desk).look(), self._language
        rows = [self._held(desk, each) for each in found.held]
        starts = desk.study.settings.day_starts_at
        return ProgressScreen(
            language=language,
            topics=topic_rows(found.progress, desk.questions, language),
            held=tuple(row for row in rows if row.belief)[:_MOST_HELD],
            held_empty=word(language, "progress.held.none"),
            streak=streak_row(desk.study.today(), starts, language),
            days_ahead=tuple(
                self._bar(each, found.forecast) for each in found.forecast
            ),
            numbers=self._numbers(desk, found),
            is_empty=not found.days,
        )

    def _insight(self, desk: StudyDesk) -> Insight:
        if desk.insight is None:
            raise ValueError("there is nothing to look at")
        return desk.insight

    def _held(self, desk: StudyDesk, held: Held) -> HeldRow:
        language, insight = self._language, self._insight(desk)
        key = "progress.times" if held.chances else "progress.times-alone"
        said = {"times": held.times, "n": held.chances or held.times}
        trend = f"progress.trend.{held.trend.value}"
        return HeldRow(
            misconception=held.misconception,
            belief=insight.belief(held.misconception, language),
            times=held.times,
            chances=held.chances,
            times_line=word(language, key, **said),
            trend="" if held.trend is Trend.SAME else word(language, trend),
            trend_tone=_TONES[held.trend],
        )

    def _bar(self, due_on: DueOn, ahead: tuple[DueOn, ...]) -> DayBar:
        language, first = self._language, due_on == ahead[0]
        label = weekday_word(due_on.day.weekday(), language)
        said = weekday_words(due_on.day, language)
        return DayBar(
            label=word(language, "progress.ahead.today") if first else label,
            due=due_on.due,
            spoken=word(language, "progress.ahead.spoken", day=said, n=due_on.due),
        )

    def _numbers(self, desk: StudyDesk, found: Insights) -> tuple[tuple[str, str], ...]:
        language, progress = self._language, found.progress
        week = desk.study.day() - dt.timedelta(days=6)
        recent = sum(each.answers for each in found.days if each.day >= week)
        spent = sum(each.duration_ms for each in found.days)
        minutes = round(spent / _MS_A_MINUTE)
        total, share = progress.answers_total, progress.right_first_time
        right = "–" if share is None else per_cent(language, share)
        return (
            (str(total), word(language, "progress.answers", n=total)),
            (str(recent), word(language, "progress.week", n=recent)),
            (right, word(language, "progress.right-first")),
            (str(minutes), word(language, "progress.minutes", n=minutes)),
        )
