"""Leads through changing keys: each change holds at once, on every page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.settings.keys.key_dialog import KeyDialog
from quizapp.gui.window.frame.commands import COMMANDS
from quizapp.presenters.keyboard.actions import KeyAction, is_choosable
from quizapp.presenters.keyboard.key_map import EVERYWHERE
from quizapp.presenters.keyboard.presenter import KeysPort, KeysPresenter


class KeysLead(QObject):
    """Connects the dialog of keys with its presenter."""

    def __init__(self, theme: Theme, port: KeysPort, language: str) -> None:
        super().__init__()
        self._theme = theme
        self._language = language
        self._presenter = KeysPresenter(port, tuple(_everywhere()))
        self._dialog: KeyDialog | None = None

    def open(self, parent: QWidget) -> KeyDialog:
        """Show the dialog over a page."""
        dialog = self._dialog = KeyDialog(self._theme, parent)
        presenter, rows = self._presenter, dialog.rows
        dialog.searched.connect(lambda text: self._do(lambda: presenter.search(text)))
        rows.row_pressed.connect(
            lambda place, usual: self._do(lambda: presenter.wait_for_key(place, usual))
        )
        rows.reset_requested.connect(
            lambda place, usual: self._do(lambda: presenter.reset(place, usual))
        )
        rows.key_pressed.connect(lambda key: self._do(lambda: presenter.press(key)))
        rows.left.connect(lambda: self._do(presenter.leave))
        dialog.reset_all_requested.connect(lambda: self._do(presenter.reset_all))
        dialog.finished.connect(dialog.deleteLater)
        self._do(presenter.leave)
        dialog.open()
        rows.setFocus()
        return dialog

    def _do(self, act: Callable[[], None]) -> None:
        act()
        if self._dialog is not None:
            self._dialog.render_screen(self._presenter.screen(self._language))


def _everywhere() -> list[KeyAction]:
    return [
        KeyAction(EVERYWHERE, cap, command.name, is_one_of_several=False)
        for command in COMMANDS
        for cap in command.caps[:1]
        if is_choosable(cap)
    ]
