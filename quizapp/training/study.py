"""Study: starting, resuming and summing up sessions over the questions."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from quizapp.bank.posed import QuestionSource
from quizapp.training.day_summary import DaySummary
from quizapp.training.planning.choosing import Chooser, Chosen, NothingToStudyError
from quizapp.training.planning.study_plan import StudyPlan
from quizapp.training.ports import OpenSession, StudyStores, Surroundings
from quizapp.training.progress import Progress, measure_progress
from quizapp.training.scheduling.day_queue import DayQueue, Standing, plan_day
from quizapp.training.scheduling.learner_day import DayBoundary
from quizapp.training.scheduling.ledger import Ledger
from quizapp.training.scheduling.study_settings import StudySettings
from quizapp.training.study_session import StudySession
from quizapp.training.today import Today, Waiting, sum_up

__all__ = ["NothingToStudyError", "Study"]


_USUAL = StudySettings()


class Study:
    """Opens study sessions and says how far the learner has come."""

    def __init__(
        self,
        questions: QuestionSource,
        stores: StudyStores,
        surroundings: Surroundings,
        get_settings: Callable[[], StudySettings] = lambda: _USUAL,
    ) -> None:
        self._questions = questions
        self._stores = stores
        self._surroundings = surroundings
        self._get_settings = get_settings

    def start(self, plan: StudyPlan | None = None) -> StudySession:
        """Draw what a plan asks, keep the session, and open it.

        Without a plan: what waits today, or free practice over everything.

        :raises NothingToStudyError: if no question is left to ask.
        :raises NotKeptError: if the session cannot be kept.
        """
        ledger, rng = self.open_ledger(), self._surroundings.rng
        chooser = Chooser(self._questions, ledger, rng)
        chosen = chooser.choose(plan, self._queue(ledger))
        session = self._new_session(chosen)
        self._stores.sessions.open(session)
        return self._session(session, ledger)

    def find_open(self) -> OpenSession | None:
        """Look whether a session waits to be resumed.

        A session cannot go on with a question that the bank no longer has.
        """
        session = self._stores.sessions.get_open()
        if session is None or session.position >= len(session.question_ids):
            return None
        known = set(self._questions.question_ids())
        return session if known.issuperset(_waiting(session)) else None

    def resume(self) -> StudySession | None:
        """Go on with the open session where it was left, if there is one."""
        session = self.find_open()
        return None if session is None else self._session(session, self.open_ledger())

    def overview(self) -> tuple[Progress, Today]:
        """Sum up everything so far, and say what waits today; days are read once."""
        days = self._stores.reviews.days()
        return self._progress(days), self._today(days)

    def today(self) -> Today:
        """Say what waits today."""
        return self._today(self._stores.reviews.days())

    def _today(self, days: Sequence[DaySummary]) -> Today:
        ledger = self.open_ledger()
        day = ledger.day_of(self._surroundings.now())
        least = ledger.settings.leech_lapses
        waiting = Waiting(
            queue=self._queue(ledger),
            new_answered=sum(i.first_on == day for i in ledger.items.values()),
            seconds_per_answer=ledger.pace.seconds_per_answer,
            leeches=tuple(
                question_id
                for question_id, item in ledger.items.items()
                if item.is_leech(least) and question_id not in ledger.suspended
            ),
        )
        return sum_up(waiting, days, day)

    def progress(self) -> Progress:
        """Sum up everything answered so far."""
        return self._progress(self._stores.reviews.days())

    def _progress(self, days: Sequence[DaySummary]) -> Progress:
        return measure_progress(
            {key: self._questions.topics_of(key) for key in self._all_questions()},
            self._stores.schedule.items(),
            days,
            self.day(),
        )

    @property
    def settings(self) -> StudySettings:
        """Return what is set about studying at present."""
        return self._get_settings()

    def day(self) -> dt.date:
        """Give the learner's day."""
        return self._boundary().day_of(self._surroundings.now())

    def at(self, moment: dt.datetime) -> Study:
        """Give the same study as it stands at another moment, if nothing is answered."""
        surroundings = self._surroundings._replace(now=lambda: moment)
        return Study(self._questions, self._stores, surroundings, self._get_settings)

    def day_span(self) -> tuple[dt.datetime, dt.datetime]:
        """Give the moments at which the learner's day began and will end."""
        boundary, day = self._boundary(), self.day()
        return boundary.start_of(day), boundary.start_of(day + dt.timedelta(days=1))

    def failed(self) -> tuple[str, ...]:
        """List the families whose last answer was wrong, and that are not left out."""
        known, left_out = set(self._all_questions()), set(self.suspended())
        return tuple(
            item.question_id
            for item in self._stores.schedule.items()
            if not item.last_right and item.question_id in known - left_out
        )

    def suspended(self) -> Sequence[str]:
        """List the families that are left out of the queue."""
        return self._stores.schedule.suspended()

    def suspend(self, question_id: str) -> None:
        """Leave a family out of the queue, whether it was answered or not.

        :raises NotKeptError: if that cannot be kept.
        """
        self._stores.schedule.suspend(question_id)

    def unsuspend(self, question_id: str) -> None:
        """Let a family come back as before.

        :raises NotKeptError: if that cannot be kept.
        """
        self._stores.schedule.unsuspend(question_id)

    def open_ledger(self) -> Ledger:
        """Read the schedule anew."""
        return Ledger(
            self._stores.reviews,
            self._stores.schedule,
            self._get_settings,
            self._surroundings.zone,
        )

    def _boundary(self) -> DayBoundary:
        return DayBoundary(self._surroundings.zone, self._get_settings().day_starts_at)

    def _queue(self, ledger: Ledger) -> DayQueue:
        standing = Standing(
            outlines={k: self._questions.outline_of(k) for k in self._all_questions()},
            items=ledger.items,
            suspended=ledger.suspended,
            today=ledger.day_of(self._surroundings.now()),
        )
        return plan_day(standing, ledger.settings)

    def _all_questions(self) -> tuple[str, ...]:
        return self._questions.question_ids()

    def _new_session(self, chosen: Chosen) -> OpenSession:
        return OpenSession(
            session_id=f"{self._surroundings.rng.getrandbits(96):024x}",
            question_ids=chosen.question_ids,
            seeds=chosen.seeds,
            as_of=self._questions.newest_date(),
            position=0,
            started_at=self._surroundings.now(),
            kind=chosen.kind,
            counts=chosen.counts,
            set_id=chosen.set_id,
            round=chosen.round,
        )

    def _session(self, session: OpenSession, ledger: Ledger) -> StudySession:
        return StudySession(session, self._questions, ledger, self._surroundings)


def _waiting(session: OpenSession) -> tuple[str, ...]:
    return session.question_ids[session.position :]
