"""The instructor's presenters put together, over the folder that all learners share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.in_a_thread import in_a_thread
from quizapp.training.ports import Surroundings

if TYPE_CHECKING:
    from quizapp.desktop.instructing.room_server import ProcessRoomServer
    from quizapp.presenters.instructing.presenters import InstructingPresenters

Result = TypeVar("Result")


class Instructor:
    """Makes the presenters; threads do what takes a while."""

    def __init__(
        self, data_folder: Path, desk: DataDesk, surroundings: Surroundings
    ) -> None:
        self._data_folder = data_folder
        self._desk = desk
        self._now = surroundings.now
        self._rng = surroundings.rng
        self._server: ProcessRoomServer | None = None

    def make_presenters(self, language: str) -> InstructingPresenters:
        """Make the presenters in a language."""
        from quizapp.desktop.instructing.exam_maker import FolderExamMaker
        from quizapp.desktop.instructing.key_keeper import FileKeyKeeper
        from quizapp.desktop.instructing.process_grading import ProcessGrading
        from quizapp.presenters.instructing.blueprint.presenter import (
            BlueprintPresenter,
        )
        from quizapp.presenters.instructing.gradebook.presenter import (
            GradebookPresenter,
        )
        from quizapp.presenters.instructing.gradebook.rekey_presenter import (
            RekeyPresenter,
        )
        from quizapp.presenters.instructing.gradebook.release_presenter import (
            ReleasePresenter,
        )
        from quizapp.presenters.instructing.key_presenter import KeyPresenter
        from quizapp.presenters.instructing.presenters import InstructingPresenters
        from quizapp.presenters.instructing.room.presenter import RoomPresenter
        from quizapp.presenters.instructing.shelf_presenter import ShelfPresenter

        maker = FolderExamMaker(self._data_folder, self._now, self._rng, self._seen)
        grading = ProcessGrading(self._data_folder)
        keeper, beside = FileKeyKeeper(self._data_folder), self.beside
        return InstructingPresenters(
            shelf=ShelfPresenter(maker, language=language, beside=beside),
            key=KeyPresenter(keeper, language=language, beside=beside),
            blueprint=BlueprintPresenter(maker, language=language, beside=beside),
            gradebook=GradebookPresenter(grading, language=language),
            rekey=RekeyPresenter(grading, language=language),
            release=ReleasePresenter(grading, self._now, language=language),
            room=RoomPresenter(self._room(), language=language, beside=beside),
        )

    def beside(self, work: Callable[[], Result]) -> Future[Result]:
        """Have something done on a thread of its own."""
        return in_a_thread(work)

    def close(self) -> None:
        """End the server of a room, if one was opened: it can be gone on with."""
        if self._server is not None:
            self._server.close()

    def _room(self) -> ProcessRoomServer:
        from quizapp.desktop.instructing.room_server import ProcessRoomServer

        if self._server is None:
            self._server = ProcessRoomServer(self._data_folder, self._now)
        return self._server

    def _seen(self) -> tuple[str, ...]:
        browser = self._desk.get_app().browser
        if browser is None:
            return ()
        listed = browser.all("en")
        return tuple(e.summary.question_id for e in listed if e.item is not None)
