"""Stand-ins for long work and for dialogs that ask for files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, Taken
from quizapp.presenters.working.work import News


class ScriptedWork:
    """Tells the news that a test puts in, and remembers what it is told."""

    def __init__(self, *news: News) -> None:
        self.waiting = list(news)
        self.said: list[object] = []
        self.is_stopped = False
        self.is_killed = False

    def tell(self, *news: News) -> None:
        self.waiting += news

    def news(self) -> tuple[News, ...]:
        found, self.waiting = tuple(self.waiting), []
        return found

    def answer(self, said: object) -> None:
        self.said.append(said)

    def stop(self) -> None:
        self.is_stopped = True

    def kill(self) -> None:
        self.is_killed = True


class ChosenFiles:
    """Answers at once with the path that a test chose; None leaves the dialog."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.asked: list[AskedFile] = []
        self.shown: list[Path] = []

    def ask_new_file(self, _parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        self.asked.append(asked)
        if self.path is not None:
            taken(self.path)

    ask_file = ask_folder = ask_new_file

    def show_folder(self, folder: Path) -> None:
        self.shown.append(folder)
