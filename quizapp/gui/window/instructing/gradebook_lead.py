"""Leads the gradebook: from answer files to grades, files of results and re-keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quizapp.gui.asking_files import AskedFile, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.gradebook.gradebook_page import GradebookPage
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.gui.window.instructing.rekey_lead import RekeyLead
from quizapp.gui.window.instructing.release_lead import ReleaseLead
from quizapp.presenters.instructing.port import ExamOnShelf
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job

_SUFFIX = "quizanswers"


class GradebookLead(QObject):
    """Connects the page with its presenter; one piece of work follows the other."""

    page_opened = Signal(object)
    left = Signal()

    def __init__(
        self,
        theme: Theme,
        presenters: InstructingPresenters,
        work: WorkLead,
    ) -> None:
        super().__init__()
        self._presenter = presenter = presenters.gradebook
        self._rekeying, self._releasing = presenters.rekey, presenters.release
        self._work = work
        self._job: Job | None = None
        self.page = named(GradebookPage(theme), "gradebook-page")
        self.rekey = RekeyLead(theme, self._rekeying, work)
        self.release = ReleaseLead(theme, self._releasing)
        self._acts: dict[str, Callable[[], None]] = {
            "collect": self._ask_answers,
            "export": self._ask_folder,
            "release": self._ask_release,
            "rekey": lambda: self._ask_rekey(()),
            "withdraw": lambda: self._ask_rekey(presenter.chosen_places),
        }
        self.page.requested.connect(lambda name: self._acts[name]())
        self.page.tab_chosen.connect(self._choose_tab)
        self.page.row_chosen.connect(self._choose_row)
        self.page.leave_requested.connect(self.left)
        self.rekey.applied.connect(lambda: self._run(presenter.grade))
        self.release.release_requested.connect(self._release)
        work.ended.connect(self._take)

    def open(self, exam: ExamOnShelf, *, anew: bool = False) -> None:
        """Show an exam; it is graded first if it was not yet."""
        if self._work.is_busy:
            self._work.say_busy()
            return
        job = self._presenter.open(exam, anew=anew)
        if job is not None:
            self._job = job
            self._work.run(job)
        self._render()
        self.page_opened.emit(self.page)

    def take_answers(self, files: tuple[Path, ...]) -> None:
        """Take answer files in."""
        self._run(lambda: self._presenter.collect(files))

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._presenter.set_language(language)
        self._render()

    def _ask_answers(self) -> None:
        language = self._presenter.screen().language
        kind = FileKind(word(language, "gradebook.answers"), _SUFFIX)
        asked = AskedFile(word(language, "gradebook.collect"), (kind,))
        self._work.files.ask_files(self.page, asked, self.take_answers)

    def _ask_folder(self) -> None:
        language = self._presenter.screen().language
        asked = AskedFile(word(language, "gradebook.export"))
        self._work.files.ask_folder(
            self.page,
            asked,
            lambda path: self._run(lambda: self._presenter.export(path)),
        )

    def _ask_rekey(self, places: tuple[str, ...]) -> None:
        presenter = self._presenter
        language = presenter.screen().language
        self._rekeying.open(presenter.key, presenter.day_that_counts, places, language)
        self.rekey.ask(self.page)

    def _ask_release(self) -> None:
        presenter = self._presenter
        if presenter.graded is not None:
            language = presenter.screen().language
            self._releasing.open(presenter.key, presenter.graded, language)
            self.release.ask(self.page)

    def _release(self) -> None:
        self._run(self._releasing.release)

    def _run(self, begin: Callable[[], Job | None]) -> None:
        if self._work.is_busy:
            self._work.say_busy()
            return
        self._job = begin()
        if self._job is not None:
            self._work.run(self._job)

    def _take(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        following = self._presenter.take(job.result)
        if following is not None:
            self._job = following
            self._work.run(following)
        self._render()

    def _choose_tab(self, tab: str) -> None:
        self._presenter.choose_tab(tab)
        self._render()

    def _choose_row(self, row: int) -> None:
        self._presenter.choose_row(row)
        self._render()

    def _render(self) -> None:
        self.page.render_screen(self._presenter.screen())
