"""Study that is killed: answers, grades, marks, settings and sets."""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from quizapp.app import App, open_app
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.training.history.history import History
from quizapp.training.scheduling.ledger import GradeRefusedError
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.study import NothingToStudyError
from quizapp.training.study_session import NothingToUndoError, StudySession
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.study_fakes import NOON, FixedQuestions, ManualTime

FAMILIES = tuple(f"family-{number:02}" for number in range(40))
QUESTIONS = FixedQuestions(dict.fromkeys(FAMILIES, ("control",)))


class Diligent:
    """A learner whose every act follows from one number, so that it can be repeated."""

    def __init__(self, folder: Path, number: int) -> None:
        self._time = ManualTime(NOON + dt.timedelta(hours=7 * number))
        self._chance = random.Random(number)
        surroundings = self._time.surroundings(number)
        self.app: App = open_app(folder, surroundings, questions=lambda: QUESTIONS)
        self._session: StudySession | None = None

    def act(self) -> None:
        """Do the next thing, which is kept when this returns."""
        self._time.moment += dt.timedelta(minutes=1)
        self._time.seconds += self._chance.random() * 30
        acts = [self._answer] * 6 + [
            self._grade, self._undo, self._bookmark, self._note, self._set, self._make
        ]  # fmt: skip
        self._chance.choice(acts)()

    def _answer(self) -> None:
        study = self.app.study
        if self._session is None or self._session.current is None:
            try:
                self._session = study.resume() or study.start()
            except NothingToStudyError:
                self._time.moment += dt.timedelta(days=3)
            return  # opening a session is kept by itself: the answer is another act
        self._session.start_timing()
        self._session.answer([self._chance.choice("aab")])

    def _grade(self) -> None:
        self._with_last(lambda last: last.grade(RecallGrade.HARD))

    def _undo(self) -> None:
        self._with_last(StudySession.undo)

    def _with_last(self, act: Callable[[StudySession], object]) -> None:
        if self._session is not None:
            try:
                act(self._session)
            except (NothingToUndoError, GradeRefusedError):
                return

    def _bookmark(self) -> None:
        self.app.marks.bookmark(self._chance.choice(FAMILIES))

    def _note(self) -> None:
        text = f"note {self._chance.random()}" * self._chance.randrange(1, 200)
        self.app.marks.keep_note(self._chance.choice(FAMILIES), text)

    def _set(self) -> None:
        self.app.settings.set_text_scale(self._chance.choice((1.0, 1.25, 1.5)))

    def _make(self) -> None:
        self.app.ways.woodpecker.make("Again", self._chance.sample(FAMILIES, 5))


class Study(OneProcess):
    """Compares what a killed learner has with one who did the same and was not killed."""

    name, rounds, longest_s = "study", 90, 0.25

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "killed"
        self._twin = folder / "twin"
        self._number = 0

    def prepare(self, number: int) -> None:
        self._number = number

    def work(self, say: Say) -> None:
        learner = Diligent(self._folder, self._number)
        for act in count(1):
            learner.act()
            say(str(act))

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        path = self._folder / DATABASE_NAME
        if not path.exists():
            yield from ["acts were called kept, and there is no file"] if said else ()
            return
        yield from is_sound(path)
        found = self._history()
        twin = Diligent(self._twin, self._number)
        for _ in said:
            twin.act()
        if twin.app.history.read() != found:
            # What was being done may be kept already, and nobody was told yet.
            twin.act()
            if twin.app.history.read() != found:
                yield f"after {len(said)} acts something else is kept"
        twin.app.close()

    def _history(self) -> History:
        app = open_app(
            self._folder, ManualTime().surroundings(), questions=lambda: QUESTIONS
        )
        try:
            return app.history.read()
        finally:
            app.close()
