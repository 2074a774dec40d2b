"""The instructor's presenters put together, over the folder that all learners share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.in_a_thread import in_a_thread
from quizapp.desktop.once_painted import once_painted
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
        from quizapp.desktop.instructing.composing import Around, make_instructing

        around = Around(
            data_folder=self._data_folder,
            now=self._now,
            rng=self._rng,
            seen=self._seen,
            server=self._room(),
            beside=self.beside,
        )
        return make_instructing(around, language)

    def beside(self, work: Callable[[], Result]) -> Future[Result]:
        """Have something done on a thread of its own, once the page is painted."""
        return once_painted(in_a_thread, work)

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
