"""Which copy is to be restored: asked once, with the safe choice first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.sheet_dialog import SheetDialog
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.keeping.screen import RestoreScreen

_WIDTH, _HEIGHT, _ROW = 640, 460, 36
_COPY = Qt.ItemDataRole.UserRole


class RestoreDialog(SheetDialog):
    """Lists the copies; Enter and Escape change nothing, only its button restores."""

    copy_chosen = Signal(object)
    """The path of the copy."""

    def __init__(
        self, theme: Theme, screen: RestoreScreen, parent: QWidget | None
    ) -> None:
        super().__init__(theme, parent, "restore-dialog")
        self.setWindowTitle(screen.title)
        title = TextBlock(theme, Role.HEADING)
        title.say(screen.title)
        line = TextBlock(theme, Role.BODY, "text2")
        line.say(screen.line)
        self.list = named(QListWidget(), "copies")
        self.list.setAccessibleName(screen.title)
        self.list.setFont(theme.font(Role.BODY))
        for row in screen.rows:
            item = QListWidgetItem(row.label)
            item.setData(_COPY, row.path)
            item.setSizeHint(QSize(0, theme.px(_ROW)))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.leave = named(
            ActionButton(theme, ButtonLook(ButtonKind.PRIMARY)), "leave-data"
        )
        self.leave.say(screen.leave)
        self.leave.setDefault(True)
        self.restore = named(ActionButton(theme, ButtonLook()), "restore-copy")
        self.restore.say(screen.restore)
        self.restore.setEnabled(bool(screen.rows))
        self.leave.clicked.connect(self.reject)
        self.restore.clicked.connect(self._choose)
        self._lay_out(title, line)
        self.take_size(_WIDTH, _HEIGHT)

    def _lay_out(self, title: TextBlock, line: TextBlock) -> None:
        for each in (title, line):
            self.page.addWidget(each)
        self.page.addWidget(self.list, 1)
        self.add_foot(self.restore, self.leave)

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.copy_chosen.emit(item.data(_COPY))
        self.accept()
