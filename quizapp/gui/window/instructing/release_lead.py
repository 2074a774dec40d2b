"""Leads the dialog of a release."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.instructing.gradebook.release_dialog import ReleaseDialog
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter


class ReleaseLead(QObject):
    """Opens the dialog; what it releases is done beside the window."""

    release_requested = Signal()

    def __init__(self, theme: Theme, presenter: ReleasePresenter) -> None:
        super().__init__()
        self._theme = theme
        self._presenter = presenter
        self.dialog: ReleaseDialog | None = None

    def ask(self, parent: QWidget) -> None:
        """Open the dialog for what the presenter was opened with."""
        presenter = self._presenter
        self.dialog = dialog = ReleaseDialog(self._theme, parent.window())
        dialog.chosen.connect(
            lambda part, when: self._do(lambda: presenter.choose(part, when))
        )
        dialog.moment_typed.connect(
            lambda text: self._do(lambda: presenter.type_moment(text))
        )
        dialog.release_requested.connect(self._release)
        dialog.finished.connect(self._forget)
        self._render()
        dialog.open()

    def _do(self, act: Callable[[], None]) -> None:
        act()
        self._render()

    def _release(self) -> None:
        if self.dialog is not None and self._presenter.screen().can_release:
            self.dialog.accept()
            self.release_requested.emit()

    def _render(self) -> None:
        if self.dialog is not None:
            self.dialog.render_screen(self._presenter.screen())

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
