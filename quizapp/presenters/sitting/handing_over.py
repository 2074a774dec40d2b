"""The presenter of a sealed paper that is over: its answers as a file for the instructor."""

from __future__ import annotations

from pathlib import Path

from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.sitting.port import ExamPort, HandedOver
from quizapp.presenters.sitting.screen import HandedOverScreen
from quizapp.presenters.wording import word
from quizapp.training.exam.sitting.course import EndedBy
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.ports import NotKeptError


class HandOverPresenter:
    """Has the answers written at once, and once more wherever they are wanted."""

    def __init__(self, port: ExamPort, *, language: str) -> None:
        self._port = port
        self._language = language
        self._sitting: Sitting | None = None
        self._file: HandedOver | None = None
        self._fault = ""

    def set_language(self, language: str) -> None:
        """Say the page in another language."""
        self._language = language

    @property
    def is_open(self) -> bool:
        """Say whether answers are being handed over."""
        return self._sitting is not None

    def take(self, sitting: Sitting) -> None:
        """Write the answers of a sitting that is over beside the sitting itself."""
        self._sitting, self._file = sitting, None
        self.write_into(None)

    def write_into(self, folder: Path | None) -> None:
        """Write them into a folder; what was written before stays."""
        if self._sitting is None:
            return
        self._fault = ""
        try:
            self._file = self._port.hand_over(self._sitting, folder)
        except NotKeptError as error:
            reason = retell(self._language, str(error)).rstrip(".")
            said = word(self._language, "exam.handed-over.failed", reason=reason)
            self._fault = said

    def close(self) -> None:
        """Let go of the sitting; it stays on the disk, and so does the file."""
        self._sitting = self._file = None
        self._port.close()

    def screen(self) -> HandedOverScreen:
        """Return the page.

        :raises ValueError: if nothing was handed in.
        """
        if self._sitting is None:
            raise ValueError("no paper was handed in")
        language, file = self._language, self._file
        ending = self._sitting.course.ending
        by_time = ending is not None and ending.by is EndedBy.TIME
        line = words = folder = ""
        if file is not None:
            line = word(language, "exam.handed-over.line", path=file.path)
            words = word(language, "exam.handed-over.words", words=file.words)
            folder = str(file.path.parent)
        return HandedOverScreen(
            language=language,
            title=self._sitting.opened.paper.exam,
            heading=word(language, "exam.handed-over"),
            by_time=word(language, "exam.handed-over.by-time") if by_time else "",
            line=line,
            words=words,
            folder=folder,
            fault=self._fault,
        )
