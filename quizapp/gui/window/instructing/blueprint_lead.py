"""Leads the page on which an exam is made."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.instructing.blueprint_page import BlueprintPage
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.gui.window.instructing.looking import Looking
from quizapp.gui.window.instructing.presets_lead import PresetsLead
from quizapp.presenters.instructing.port import Built
from quizapp.presenters.instructing.presenters import InstructingPresenters
from quizapp.presenters.known_trouble import trouble_of
from quizapp.presenters.working.job import Job


class BlueprintLead(QObject):
    """Connects the page with its presenter; counting and building go on elsewhere."""

    page_opened = Signal(object)
    left = Signal()
    failed = Signal(object)
    built = Signal(str)
    """The key of an exam that is whole."""

    def __init__(
        self, theme: Theme, presenters: InstructingPresenters, work: WorkLead
    ) -> None:
        super().__init__()
        self._presenter = presenter = presenters.blueprint
        self._work = work
        self._job: Job | None = None
        self.page = named(BlueprintPage(theme), "blueprint-page")
        self.presets = PresetsLead(theme, self.page, presenters.presets, work.files)
        self.presets.acted.connect(self._do)
        self._looking = Looking(
            self, self._look, lambda: presenter.is_waiting, self._render
        )
        self._connect()

    def open(self) -> None:
        """Show the page, with the draft that there is."""
        self.presets.set_language(self._presenter.screen().language)
        if self._do(self._presenter.open):
            self.page_opened.emit(self.page)

    def count_again(self) -> None:
        """Read anew what there is; the draft stays."""
        self._do(self._presenter.open)

    def render_language(self, language: str) -> None:
        """Say the page in another language."""
        self._presenter.set_language(language)
        self.presets.set_language(language)
        self._render()

    def _connect(self) -> None:
        page, presenter = self.page, self._presenter
        page.presets.exam_chosen.connect(
            lambda key: self._do(lambda: presenter.choose_preset(key))
        )
        page.grid.count_typed.connect(self._set_count)
        page.settings.chosen.connect(
            lambda name, value: self._do(lambda: presenter.choose(name, value))
        )
        page.settings.typed.connect(
            lambda name, text: self._do(lambda: presenter.type(name, text))
        )
        page.subject.subject_written.connect(self._add_subject)
        page.shortfall.fill_requested.connect(
            lambda: self._do(presenter.ask_for_what_there_is)
        )
        page.seed.clicked.connect(lambda: self._do(presenter.draw_seed))
        page.build_requested.connect(self._build)
        page.leave_requested.connect(self.left)
        self._work.ended.connect(self._take_built)

    def _set_count(self, row: int, column: int, number: int) -> None:
        # The first column of the table names the subject.
        self._do(lambda: self._presenter.set_count(row, column - 1, number))

    def _add_subject(self, said: str) -> None:
        added: list[bool] = []
        self._do(lambda: added.append(self._presenter.add_subject(said)))
        if added == [True]:
            self.page.subject.clear()

    def _build(self) -> None:
        if self._work.is_busy:
            self._work.say_busy()
            return
        self._job = self._presenter.build()
        if self._job is not None:
            self._work.run(self._job)
        self._render()

    def _take_built(self, job: Job) -> None:
        if job is self._job and isinstance(job.result, Built):
            self.built.emit(job.result.key)

    def _look(self) -> bool:
        try:
            return self._presenter.look()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False

    def _do(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Exception as error:
            self.failed.emit(trouble_of(error))
            return False
        self._render()
        return True

    def _render(self) -> None:
        self.page.render_screen(self._presenter.screen())
        self._looking.begin()
