"""The file that the program was started with, on the page that is for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quizapp.presenters.wording import word

if TYPE_CHECKING:
    from quizapp.gui.window.main_window import MainWindow
    from quizapp.interchange.opened_file import OpenedFile


def show_opened(window: MainWindow, opened: OpenedFile, language: str) -> None:
    """Show a question or a paper; of answers say whose business they are."""
    if opened.kind == "question":
        window.open_question_file(opened.path)
    elif opened.kind == "paper":
        window.open_paper_file(opened.path)
    else:
        name = opened.path.name
        said = word(language, "opened.answers", file=name, words=opened.words)
        window.show_home(said)
