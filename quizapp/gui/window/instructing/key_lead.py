"""Leads the dialog of the signing key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.asking_files import AskedFile, FileAsker, FileKind
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.instructing.key_dialog import KeyDialog
from quizapp.gui.window.instructing.looking import Looking
from quizapp.presenters.instructing.key_presenter import KeyPresenter
from quizapp.presenters.wording import word

_FILE_NAME = "quizapp-key.backup"
_SUFFIX = "backup"


class KeyLead(QObject):
    """Opens the dialog; what it asks for is done on another thread."""

    def __init__(self, theme: Theme, presenter: KeyPresenter, files: FileAsker) -> None:
        super().__init__()
        self._theme = theme
        self._presenter = presenter
        self._files = files
        self._language = ""
        self.dialog: KeyDialog | None = None
        self._looking = Looking(
            self, presenter.look, lambda: presenter.is_waiting, self._render
        )

    def ask(self, parent: QWidget, language: str) -> None:
        """Open the dialog."""
        self._language = language
        self.dialog = dialog = KeyDialog(self._theme, language, parent.window())
        dialog.requested.connect(self._act)
        dialog.finished.connect(self._forget)
        self._presenter.open()
        self._render()
        dialog.open()

    def _act(self, name: str) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        asked = AskedFile(
            word(self._language, f"key.{name}"),
            (FileKind(word(self._language, "key.file"), _SUFFIX),),
            _FILE_NAME,
        )
        if name == "make":
            self._presenter.make()
        elif name == "replace":
            self._presenter.replace()
        elif name == "back-up":
            self._files.ask_new_file(dialog, asked, self._back_up)
        else:
            self._files.ask_file(dialog, asked, self._restore)
        self._render()

    def _back_up(self, path: Path) -> None:
        if self.dialog is not None:
            typed = self.dialog.passphrase.text(), self.dialog.again.text()
            self._presenter.back_up(path, *typed)
            self._render()

    def _restore(self, path: Path) -> None:
        if self.dialog is not None:
            self._presenter.restore(path, self.dialog.passphrase.text())
            self._render()

    def _render(self) -> None:
        if self.dialog is not None:
            self.dialog.render_screen(self._presenter.screen())
        self._looking.begin()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
