"""The home presenter: what waits, what was left open, and progress by topic."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from quizapp.presenters.calendar_words import (
    date_words,
    short_date_words,
    weekday_words,
    when_words,
)
from quizapp.presenters.home_screen import HomeScreen, ResumeRow
from quizapp.presenters.wording import word

if TYPE_CHECKING:  # the first frame is made before there is a desk
    from quizapp.presenters.starting.kept_page import KeptPage
    from quizapp.presenters.study_desk import OpenDesk, StudyDesk
    from quizapp.training.ports import Clock


class HomePresenter:
    """Sums up where the learner stands."""

    def __init__(
        self,
        open_desk: OpenDesk,
        *,
        now: Clock,
        language: str,
        zone: dt.tzinfo | None = None,
        kept: KeptPage | None = None,
    ) -> None:
        """Take the language, the reader's time zone, and the page as it was last read.

        Without a zone it is the computer's.
        """
        self._open_desk = open_desk
        self._now = now
        self._language = language
        self._zone = zone
        self._kept = kept
        self._notice = ""

    @property
    def language(self) -> str:
        """Return the language that the page is said in."""
        return self._language

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def set_notice(self, notice: str) -> None:
        """Show a message on the page until another one takes its place."""
        self._notice = notice

    def opening_screen(self) -> HomeScreen:
        """Return the first frame, before anything is read: what was kept, marked so."""
        kept = self.kept_screen()
        if kept is not None and self._kept is not None:
            time = self._as_of(self._local(self._kept.validity.kept_at))
            return kept._replace(as_of=word(self._language, "home.as-of", time=time))
        return HomeScreen(
            language=self._language,
            date=self._today(),
            questions=0,
            new_questions=0,
            resume=None,
            topics=(),
            answers_total=0,
            answers_today=0,
            right_first_time=None,
            rules_line="",
            notice="",
            loading=True,
        )

    def kept_screen(self) -> HomeScreen | None:
        """Return the page as it was kept, if that is of today and in this language."""
        kept, now = self._kept, self._now()
        if kept is None or kept.screen.language != self._language:
            return None
        if not kept.validity.holds(now, self._zone):
            return None
        return kept.screen._replace(date=self._today())

    def screen(self) -> HomeScreen:
        """Return the page; the first call opens the desk."""
        # Loaded with the desk: the first frame has no use of it.
        from quizapp.presenters.repetition.waiting import queue_row, streak_row
        from quizapp.presenters.topic_rows import topic_rows
        from quizapp.presenters.ways.home_ways import home_ways

        desk = self._open_desk()
        progress, today = desk.study.overview()
        return HomeScreen(
            language=self._language,
            date=self._today(),
            questions=progress.questions,
            new_questions=progress.new_questions,
            resume=self._resume(desk),
            topics=topic_rows(progress, desk.questions, self._language),
            answers_total=progress.answers_total,
            answers_today=progress.answers_today,
            right_first_time=progress.right_first_time,
            rules_line=self._rules_line(desk),
            notice=self._notice,
            queue=queue_row(today, self._language),
            ways=home_ways(desk, self._language),
            streak=streak_row(today, desk.study.settings.day_starts_at, self._language),
        )

    def retold(self, screen: HomeScreen) -> HomeScreen:
        """Say of a page at once what stands on every page, in the language of now."""
        if screen.loading:
            return self.opening_screen()
        return screen._replace(rules_line=self._rules_line(self._open_desk()))

    def _rules_line(self, desk: StudyDesk) -> str:
        newest = date_words(desk.questions.newest_date(), self._language)
        return word(self._language, "question.rules", date=newest)

    def _today(self) -> str:
        return weekday_words(self._local(self._now()).date(), self._language)

    def _as_of(self, kept_at: dt.datetime) -> str:
        """Say when a page was kept: the time, and its date if that is another."""
        time = f"{kept_at:%H:%M}"
        if kept_at.date() == self._local(self._now()).date():
            return time
        date = short_date_words(kept_at.date().isoformat(), self._language)
        return f"{date} {time}"

    def _resume(self, desk: StudyDesk) -> ResumeRow | None:
        waiting = desk.study.find_open()
        if waiting is None:
            return None
        from quizapp.presenters.repetition.grades import session_word

        began, now = self._local(waiting.started_at), self._local(self._now())
        return ResumeRow(
            answered=waiting.position,
            total=len(waiting.question_ids),
            session=session_word(waiting, self._language),
            when=when_words(began, now, self._language),
        )

    def _local(self, moment: dt.datetime) -> dt.datetime:
        return moment.astimezone(self._zone)
