"""Leads from the questions that were found to a file that holds them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.exchange.export_dialog import ExportDialog
from quizapp.gui.window.exchange.work_lead import WorkLead
from quizapp.presenters.exchange.export_presenter import ExportPresenter
from quizapp.presenters.wording import word


class ExportLead:
    """Asks how, then where; then the work goes on beside the window."""

    def __init__(
        self, theme: Theme, presenter: ExportPresenter, work: WorkLead
    ) -> None:
        self._theme = theme
        self._presenter = presenter
        self._work = work

    def ask(
        self, parent: QWidget, question_ids: tuple[str, ...], language: str
    ) -> None:
        """Open the dialog for some questions."""
        dialog = ExportDialog(self._theme, parent.window())
        screen = self._presenter.open(question_ids, language)
        if self._work.is_busy:
            screen = replace(screen, notice=word(language, "work.busy"))
        dialog.render_screen(screen)
        dialog.chosen.connect(
            lambda name, value: self._choose(dialog, language, name, value)
        )
        dialog.file_requested.connect(lambda: self._ask_for_file(dialog, language))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _choose(
        self, dialog: ExportDialog, language: str, name: str, value: str
    ) -> None:
        self._presenter.choose(name, value)
        dialog.render_screen(self._presenter.screen(language))

    def _ask_for_file(self, dialog: ExportDialog, language: str) -> None:
        screen = self._presenter.screen(language)
        if self._work.is_busy:
            notice = word(language, "work.busy")
            dialog.render_screen(replace(screen, notice=notice))
            return
        kind = FileKind(word(language, "exporting.files"), screen.suffix)
        asked = AskedFile(screen.choose_file, (kind,), screen.file_name)

        def begin(path: Path) -> None:
            dialog.accept()
            self._work.run(self._presenter.start(path))

        self._work.files.ask_new_file(dialog, asked, begin)
