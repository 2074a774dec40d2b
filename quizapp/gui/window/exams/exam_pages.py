"""The pages of exams, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.exams.exams_page import ExamsPage
from quizapp.gui.pages.sitting.exam_page import ExamPage
from quizapp.gui.pages.sitting.handed_over_page import HandedOverPage
from quizapp.gui.pages.sitting.result_page import ResultPage
from quizapp.gui.pages.sitting.start_page import StartPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ExamPages:
    """Holds one page of each kind; they can be made ahead, one by one."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    @cached_property
    def choosing(self) -> ExamsPage:
        """Return the page on which an exam is chosen."""
        return named(ExamsPage(self._theme), "exams-page")

    @cached_property
    def start(self) -> StartPage:
        """Return the page from which an exam begins."""
        return named(StartPage(self._theme), "exam-start-page")

    @cached_property
    def exam(self) -> ExamPage:
        """Return the page that asks."""
        return named(ExamPage(self._theme), "exam-page")

    @cached_property
    def result(self) -> ResultPage:
        """Return the page of what came of it."""
        return named(ResultPage(self._theme), "exam-result-page")

    @cached_property
    def handed_over(self) -> HandedOverPage:
        """Return the page of what was handed over."""
        return named(HandedOverPage(self._theme), "exam-handed-over-page")

    def makers(self) -> Iterator[Callable[[], Sequence[QWidget]]]:
        """Yield what makes each page."""
        yield lambda: (self.choosing,)
        yield lambda: (self.start,)
        yield lambda: (self.exam,)
        yield lambda: (self.result,)
        yield lambda: (self.handed_over,)
