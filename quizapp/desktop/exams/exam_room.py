"""What the window needs for exams, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from quizapp.desktop.data_desk import DataDesk

if TYPE_CHECKING:
    from quizapp.desktop.attending.room_attending import RoomAttending
    from quizapp.desktop.exams.exam_desk import ExamDesk
    from quizapp.presenters.sitting.presenters import ExamPresenters

# Start-up: looking for an exam that waits is all that is done before one is wanted.

_SITTINGS = "*/sitting.db"


class ExamRoom:
    """Makes the presenters of exams over the data of one learner."""

    def __init__(self, desk: DataDesk, shared: Path, folder: Path, name: str) -> None:
        """Take the folder of everybody's questions, and folder and name of the learner."""
        self._desk = desk
        self._shared = shared
        self._folder = folder
        self._name = name
        self._exams: ExamDesk | None = None
        self._rooms: RoomAttending | None = None

    @property
    def ways(self) -> tuple[Callable[[str], ExamPresenters], Callable[[], bool]]:
        """Give what makes the presenters, and what looks for an exam that waits."""
        return self.make_presenters, self.has_unfinished

    def has_unfinished(self) -> bool:
        """Say, without opening anything, whether an exam may wait to be gone on with."""
        mocks = (self._folder / "mock-exams").glob(_SITTINGS)
        papers = (self._folder / "sittings").glob(_SITTINGS)
        return self._is_in_room() or any(
            not (path.parent / each).exists()
            for paths, each in ((mocks, "done.json"), (papers, "handed-in"))
            for path in paths
        )

    def _is_in_room(self) -> bool:
        """Say whether a room was joined whose exam is not over, as far as is known."""
        tickets = (self._folder / "room-sittings").glob("*/ticket.json")
        return any(
            not any((path.parent / each).exists() for each in ("left", "heard.json"))
            for path in tickets
        )

    def make_presenters(self, language: str) -> ExamPresenters:
        """Make the presenters in a language."""
        from quizapp.desktop.attending.room_attending import RoomAttending
        from quizapp.desktop.exams.exam_desk import ExamDesk
        from quizapp.presenters.sitting.presenters import make_exam_presenters

        if self._exams is None:
            self._exams = ExamDesk(self._desk, self._shared, self._folder, self._name)
        if self._rooms is None:
            self._rooms = RoomAttending(self._folder, self._name)
        rooms, open_desk = self._rooms, self._desk.open
        return make_exam_presenters(self._exams, open_desk, rooms, language=language)

    def close(self) -> None:
        """Let go of everything that is open."""
        if self._exams is not None:
            self._exams.end()
        if self._rooms is not None:
            self._rooms.end()
