"""The list of all keys, over the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.chip_label import KeyCaps
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.window.frame.key_list import all_keys
from quizapp.presenters.keyboard.table import GROUPS, title_of
from quizapp.presenters.wording import word

_WIDTH = 800
_HEIGHT = 620
_TWO_COLUMNS = 640
_AT_ONCE = 3
"""Groups that are in view when the dialog opens; the others come one a turn."""


class KeysDialog(SheetDialog):
    """Lists every key with what it does."""

    tour_requested = Signal()

    def __init__(self, theme: Theme, language: str, parent: QWidget | None) -> None:
        super().__init__(theme, parent, "keys-dialog")
        self._language = language
        self._keys = all_keys(language, theme.wishes.keys)
        self.setWindowTitle(word(language, "keys.title"))
        self.finished.connect(self.deleteLater)
        self._scroll = ScrollColumn()
        self._columns: list[QVBoxLayout] = []
        self._coming = _from_above()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._add_next)
        self.is_whole = False
        """Whether all keys stand there; those in view stand there at once."""
        title = TextBlock(theme, Role.HEADING)
        title.say(word(language, "keys.title"))
        note = TextBlock(theme, Role.CAPTION, "text2")
        note.say(word(language, "keys.line"))
        foot = QHBoxLayout()
        foot.addWidget(note, 1)
        for button in self._make_buttons():
            foot.addWidget(button)
        self.page.addWidget(title)
        self.page.addWidget(self._scroll, 1)
        self.page.addLayout(foot)
        self.take_size(_WIDTH, _HEIGHT)
        self._fill()
        self._close.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with the key that opened it, too."""
        if event.text() == "?" or event.key() == Qt.Key.Key_F1:
            self.accept()
        else:
            super().keyPressEvent(event)

    def _make_buttons(self) -> tuple[ActionButton, ActionButton]:
        ghost = ButtonLook(ButtonKind.GHOST, "hand-pointing")
        tour = named(ActionButton(self._theme, ghost), "tour-again")
        tour.say(word(self._language, "tour"))
        tour.clicked.connect(self._start_tour)
        look = ButtonLook(ButtonKind.SECONDARY)
        close = named(ActionButton(self._theme, look), "close-keys")
        close.say(word(self._language, "close"), word(self._language, "key.esc"))
        close.clicked.connect(self.accept)
        self._close = close
        return tour, close

    def _start_tour(self) -> None:
        self.accept()
        self.tour_requested.emit()

    def _fill(self) -> None:
        across, down = (
            QBoxLayout.Direction.LeftToRight,
            QBoxLayout.Direction.TopToBottom,
        )
        wide = self.width() / self._theme.scale >= _TWO_COLUMNS
        # On a widget of their own: the column hears of each part that comes to it.
        parts = QWidget()
        row = QBoxLayout(across if wide else down, parts)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(32 if wide else 0)
        for _ in GROUPS:
            column = QVBoxLayout()
            column.setSpacing(8)
            column.addStretch(1)
            row.addLayout(column, 1)
            self._columns.append(column)
        self._scroll.column.addWidget(parts)
        self._scroll.column.addStretch(1)
        for _ in range(_AT_ONCE):
            self._add_next()
        self._timer.start(0)

    def _add_next(self) -> None:
        """Put the next group where it stands, if there is one more."""
        place, group = next(self._coming, (0, ""))
        if group:
            column = self._columns[place]
            column.insertLayout(column.count() - 1, self._make_group(group))
        else:
            self.is_whole = True
            self._timer.stop()

    def _make_group(self, group: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        title = TextBlock(self._theme, Role.SECTION)
        title.say(title_of(group, self._language))
        column.addWidget(title)
        grid = QGridLayout()
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, self._theme.px(152))
        grid.setColumnStretch(1, 1)
        for line, (keys, does) in enumerate(self._keys[group]):
            caps = KeyCaps(self._theme, keys)
            text = TextBlock(self._theme, Role.BODY)
            text.say(does)
            grid.addWidget(caps, line, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(text, line, 1)
        column.addLayout(grid)
        column.addSpacing(8)
        return column


def _from_above() -> Iterator[tuple[int, str]]:
    """List the groups with their columns, those that are seen first before the others."""
    for beside in zip_longest(*GROUPS):
        yield from ((at, group) for at, group in enumerate(beside) if group is not None)
