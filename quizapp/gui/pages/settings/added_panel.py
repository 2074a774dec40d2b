"""The panel of the questions of others: what is there, and buttons to add and remove."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.exchange.added_screen import AddedRow, AddedScreen

_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class AddedPanel(Panel):
    """Lists the collections; reports what is to be added or removed."""

    folder_wanted = Signal()
    archive_wanted = Signal()
    remove_wanted = Signal(object)
    """The row of a collection."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=24)
        self._title = TextBlock(theme, Role.HEADING)
        self._about = TextBlock(theme, Role.BODY, "text2")
        self._none = named(TextBlock(theme, Role.BODY), "added-none")
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._shown: tuple[AddedRow, ...] = ()
        self.folder = named(
            ActionButton(theme, ButtonLook(icon="archive")), "add-folder"
        )
        self.archive = named(
            ActionButton(theme, ButtonLook(icon="tray")), "add-archive"
        )
        for part in (self._title, self._about, self._none, self._list):
            self.column.addWidget(part)
        self._buttons = QBoxLayout(_ACROSS)
        self._buttons.setSpacing(8)
        for button in (self.folder, self.archive):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self.column.addLayout(self._buttons)
        self.folder.clicked.connect(self.folder_wanted)
        self.archive.clicked.connect(self.archive_wanted)

    def render_added(self, screen: AddedScreen | None) -> None:
        """Show what is there; where nobody keeps it there is no panel."""
        self.setVisible(screen is not None)
        if screen is None:
            return
        self.setAccessibleName(screen.title)
        self._title.say(screen.title)
        self._about.say(screen.line)
        self._none.say(screen.none)
        self._none.setVisible(not screen.rows)
        self.folder.say(screen.add_folder)
        self.archive.say(screen.add_archive)
        if screen.rows != self._shown:
            self._shown = screen.rows
            self._make_rows()

    def set_wide(self, wide: bool) -> None:
        """Put buttons beside one another, or below."""
        self._buttons.setDirection(_ACROSS if wide else _DOWN)

    def _make_rows(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row in self._shown:
            line = TextBlock(self._theme, Role.BODY)
            line.say(row.line)
            ghost = ButtonLook(ButtonKind.GHOST, "x", height=32)
            button = named(ActionButton(self._theme, ghost), f"remove-{row.name}")
            button.say(row.remove)
            button.setAccessibleName(row.remove_spoken)
            button.clicked.connect(
                lambda _checked=False, row=row: self.remove_wanted.emit(row)
            )
            both = QWidget()
            beside = QHBoxLayout(both)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(line, 1)
            beside.addWidget(button)
            self._rows.addWidget(both)
