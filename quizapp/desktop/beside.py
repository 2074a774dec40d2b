"""What stands beside a window: engines, rooms, and what makes the presenters of pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from quizapp.app import open_learners
from quizapp.desktop.authoring.bench import AuthorBench
from quizapp.desktop.background import PackKeeper, SecondEngine
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.exams.exam_room import ExamRoom
from quizapp.desktop.exchange.making import make_added
from quizapp.desktop.following import Following
from quizapp.desktop.instructing.instructor import Instructor
from quizapp.desktop.own_collection import OwnCollection
from quizapp.training.ports import Surroundings

if TYPE_CHECKING:
    from quizapp.presenters.exchange.added_presenter import AddedPresenter
    from quizapp.presenters.keeping.your_data import YourDataPresenter
    from quizapp.training.safekeeping.learner import Learner


class Beside:
    """Made once the window has been painted; nothing of it is started before its use."""

    def __init__(
        self,
        desk: DataDesk,
        engine: SecondEngine,
        learner: Learner | None,
        surroundings: Surroundings,
        open_anew: Callable[[Following], None],
    ) -> None:
        """Take the engine, and whose window it is: None is the first learner's."""
        shared = engine.data_folder
        self._learners = open_learners(shared)
        self._learner = learner or self._learners.list_all()[0]
        self._desk = desk
        self._shared = shared
        self._surroundings = surroundings
        self._open_anew = open_anew
        self.engine = engine
        self.keeper = PackKeeper(desk, shared, engine.banks.close)
        self.bench = AuthorBench(shared, surroundings.now)
        self.own = OwnCollection(self.engine, desk, shared, surroundings.now)
        folder = self._learners.folder_of(self._learner)
        self.exams = ExamRoom(desk, shared, folder, self._learner.name)
        self.teacher = Instructor(shared, desk, surroundings)

    def make_data(self) -> YourDataPresenter:
        """Make what looks after the learner's data."""
        from quizapp.desktop.data_keeper import WindowKeeper
        from quizapp.presenters.keeping.your_data import YourDataPresenter

        surroundings = self._surroundings
        whose = self._learner, self._learners
        keeper = WindowKeeper(*whose, self._desk, surroundings, self._open_anew)
        return YourDataPresenter(keeper, surroundings.now)

    def make_added(self) -> AddedPresenter:
        """Make what keeps the questions of others; a change opens the window anew."""
        return make_added(
            self._shared, lambda said: self._open_anew(Following(self._learner, said))
        )

    def close(self) -> None:
        """End what was started."""
        for part in (self.keeper, self.engine, self.bench, self.exams, self.teacher):
            part.close()
