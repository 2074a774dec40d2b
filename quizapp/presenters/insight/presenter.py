"""The presenter of the progress page."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

from quizapp.presenters.home_screen import CALENDAR_DAYS
from quizapp.presenters.insight import charts
from quizapp.presenters.insight.figures import figures, streak_of
from quizapp.presenters.insight.held import held_rows, held_table
from quizapp.presenters.insight.readiness import help_rows, readiness_screen
from quizapp.presenters.insight.screen import (
    MasteryScreen,
    ProgressScreen,
    ReadinessScreen,
    RecallScreen,
)
from quizapp.presenters.study_desk import OpenDesk, StudyDesk
from quizapp.presenters.wording import word
from quizapp.training.insight.exams import Readiness
from quizapp.training.insight.insight import Insight, Insights
from quizapp.training.planning.study_plan import PracticePlan
from quizapp.training.ports import NotKeptError
from quizapp.training.scheduling.study_settings import StudySettings

Submit = Callable[[Callable[[], Readiness]], "Future[Readiness]"]
"""Has something worked out, now or on another thread."""

PERIODS = {"30": 30, "90": 90, "all": None}
"""Days that are looked back to, by the key of a choice."""

HELP_LENGTH = 10
"""At most so many questions are asked of a topic that would help."""


def at_once(work: Callable[[], Readiness]) -> Future[Readiness]:
    """Work something out now."""
    done: Future[Readiness] = Future()
    try:
        done.set_result(work())
    except Exception as error:
        done.set_exception(error)
    return done


class ProgressPresenter:
    """Says what the kept answers tell about the learner."""

    def __init__(
        self, open_desk: OpenDesk, *, language: str, submit: Submit = at_once
    ) -> None:
        self._open_desk = open_desk
        self._language = language
        self._submit = submit
        self._period = "90"
        self._by = charts.TOPICS
        self._exam: str | None = None
        self._found: Insights | None = None
        self._readiness: Future[Readiness] | None = None

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def choose_period(self, period: str) -> None:
        """Look back over another time, one of `PERIODS`."""
        self._period = period
        self._found = self._insight(self._open_desk()).look(PERIODS[period])

    def choose_mastery(self, by: str) -> None:
        """Show mastery by topic or by section of the rules."""
        self._by = by

    def choose_exam(self, key: str) -> None:
        """Get ready for another exam, also when the program is started again."""
        self._exam = key
        exams = self._insight(self._open_desk()).exams
        if exams is not None:
            with suppress(NotKeptError):  # then it is chosen once more
                exams.want(key)
        self._look_ahead()

    def look(self) -> None:
        """Read everything anew."""
        self._found = self._insight(self._open_desk()).look(PERIODS[self._period])
        self._look_ahead()

    @property
    def is_waiting(self) -> bool:
        """Say whether the readiness is still being worked out."""
        return self._readiness is not None and not self._readiness.done()

    def useful_plan(self) -> PracticePlan | None:
        """Plan a session of the most useful questions; None without any."""
        found = self._worked_out()
        if found is None or not found.useful:
            return None
        return PracticePlan(tuple(each.question_id for each in found.useful))

    def help_plan(self, topic: str) -> PracticePlan | None:
        """Plan a session of questions that an exam may ask on a topic."""
        found, looked = self._worked_out(), self._found
        if found is None or found.outlook is None or looked is None:
            return None
        suspended = looked.standing.suspended
        for each in found.outlook.topics:
            if each.topic == topic:
                ids = tuple(e for e in each.question_ids if e not in suspended)
                return PracticePlan(ids, HELP_LENGTH) if ids else None
        return None

    def screen(self) -> ProgressScreen:
        """Return the page, as it was read last.

        :raises UnreadableError: if the presets of exams cannot be read.
        """
        if self._found is None:
            self.look()
        assert self._found is not None
        found, desk, language = self._found, self._open_desk(), self._language
        insight, settings = self._insight(desk), desk.study.settings
        titles, worked_out = insight.titles(language), self._worked_out()
        rows, today = held_rows(insight, found.held, language), found.standing.today
        since = today - dt.timedelta(days=CALENDAR_DAYS - 1)
        return ProgressScreen(
            language=language,
            period=self._period,
            readiness=self._ready(worked_out, titles),
            is_waiting=self.is_waiting,
            helps=help_rows(worked_out, desk.questions, language),
            mastery=self._mastery(desk, found),
            held=rows,
            held_empty=word(language, "progress.held.none"),
            held_table=held_table(rows, found.held, titles, language),
            streak=streak_of(found.days, today, settings, language),
            days_table=charts.days_table(found.days, since, language),
            recall=self._recall(found, settings),
            days_ahead=charts.day_bars(found.forecast, language),
            ahead_table=charts.ahead_table(found.forecast, language),
            numbers=self._figures(found),
            is_empty=not found.days,
        )

    def _mastery(self, desk: StudyDesk, found: Insights) -> MasteryScreen:
        language, by = self._language, self._by

        def name_of(key: str) -> str:
            if by == charts.SECTIONS:
                return key
            return desk.questions.topic_name(key, language)

        shown = found.sections if by == charts.SECTIONS else found.topics
        return charts.mastery_screen(by, shown, name_of, language)

    def _recall(self, found: Insights, settings: StudySettings) -> RecallScreen:
        return charts.recall_screen(
            found.remembered, found.remembered_all, settings.retention, self._language
        )

    def _ready(
        self, found: Readiness | None, titles: dict[str, str]
    ) -> ReadinessScreen | None:
        return (
            None if found is None else readiness_screen(found, titles, self._language)
        )

    def _figures(self, found: Insights) -> tuple[tuple[str, str], ...]:
        days = PERIODS[self._period]
        first = found.standing.today - dt.timedelta(days=(days or 0) - 1)
        those = [each for each in found.days if days is None or each.day >= first]
        return figures(those, found.standing.ratings, self._period, self._language)

    def _look_ahead(self) -> None:
        exams, found = self._insight(self._open_desk()).exams, self._found
        if exams is None or found is None or not found.days:
            self._readiness = None
            return
        standing = found.standing
        wanted = exams.wanted() if self._exam is None else self._exam
        self._readiness = self._submit(lambda: exams.readiness(standing, wanted))

    def _worked_out(self) -> Readiness | None:
        if self._readiness is None or not self._readiness.done():
            return None
        return self._readiness.result()

    def _insight(self, desk: StudyDesk) -> Insight:
        if desk.insight is None:
            raise ValueError("there is nothing to look at")
        return desk.insight
