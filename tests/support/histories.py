"""Histories of learners, answered through the real stores."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from quizapp.storage.stores import Stores, open_stores
from quizapp.training.history.history import History
from quizapp.training.ports import OpenSession
from quizapp.training.scheduling.memory import moves_schedule
from quizapp.training.scheduling.review_item import ReviewItem
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet
from tests.support.study_fakes import NOON, make_item, make_review, make_session


class Learner:
    """Answers sessions in a data folder, as the window would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def study(
        self, session_id: str, answers: str, *, day: int = 0, count: int | None = None
    ) -> None:
        """Open a session over q0, q1, ... on a day and answer: r is right, w is wrong."""
        begin = NOON + dt.timedelta(days=day)
        total = len(answers) if count is None else count
        session = make_session(session_id, total, started_at=begin)
        self._with(lambda stores: stores.sessions.open(session))
        for place, answer in enumerate(answers):
            self.answer(session, place, right=answer == "r", moment=begin)

    def study_without_counting(self, session_id: str, answers: str) -> None:
        """Practise over q0, q1, ... without moving the schedule."""
        session = replace(make_session(session_id, len(answers)), counts=False)
        self._with(lambda stores: stores.sessions.open(session))
        for place, answer in enumerate(answers):
            bare = replace(
                make_review(session_id, place, correct=answer == "r"),
                moved=False,
                first_try=False,
            )
            self._with(lambda stores, bare=bare: stores.reviews.add(bare, None))

    def answer(
        self, session: OpenSession, place: int, *, right: bool, moment: dt.datetime
    ) -> None:
        """Answer the next question of a session."""

        def keep(stores: Stores) -> None:
            before = _item(stores, f"q{place}")
            at = moment + dt.timedelta(minutes=place)
            review = replace(
                make_review(session.session_id, place, correct=right),
                answered_at=at,
                day=at.date(),
                moved=moves_schedule(before, at.date()),
                first_try=before is None,
                complexity=2,
                words=17,
            )
            stores.reviews.add(review, make_item(review, before))

        self._with(keep)

    def suspend(self, question_id: str) -> None:
        """Leave a family out of the queue."""
        self._with(lambda stores: stores.schedule.suspend(question_id))

    def mark(self, question_id: str, note: str) -> None:
        """Put a bookmark at a family, with a note."""
        self._with(lambda stores: stores.marks.bookmark(question_id))
        self._with(lambda stores: stores.marks.keep_note(question_id, note))

    def make_set(self, name: str, *question_ids: str) -> None:
        """Make a set that is gone through in rounds."""
        kept = WoodpeckerSet(f"set-{name}", name, question_ids, NOON)
        self._with(lambda stores: stores.woodpecker.keep(kept))

    def set(self, **settings: str) -> None:
        """Keep settings."""
        self._with(lambda stores: stores.settings.keep(settings))

    def history(self) -> History:
        """Read everything that is kept."""
        found: list[History] = []
        self._with(lambda stores: found.append(stores.history.read()))
        return found[0]

    def put(self, history: History) -> None:
        """Keep another history instead."""
        self._with(lambda stores: stores.history.replace(history))

    def wrong_days(self) -> list[str]:
        """List days whose summary is not what the answers give."""
        found: list[str] = []
        self._with(lambda stores: found.extend(stores.reviews.find_wrong_days()))
        return found

    def _with(self, act: Callable[[Stores], object]) -> None:
        stores = open_stores(self.folder)
        try:
            act(stores)
        finally:
            stores.close()


def _item(stores: Stores, question_id: str) -> ReviewItem | None:
    items = {item.question_id: item for item in stores.schedule.items()}
    return items.get(question_id)
