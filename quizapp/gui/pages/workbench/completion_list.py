"""The list of words that may stand where the author is writing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from quizapp.bank.workbench.completing import Candidate, Completion
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme

_SHOWN = 8
_WIDTH = 340
_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _SHOWN,
    Qt.Key.Key_PageUp: -_SHOWN,
}
_TAKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class CompletionList(QListWidget):
    """Shows candidates below the words typed; the text keeps the keyboard."""

    taken = Signal(object)
    """The candidate that was taken."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ground = parent
        self._completion: Completion | None = None
        self.setObjectName("completion")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.Box)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.itemClicked.connect(lambda _item: self._take())
        self.setStyleSheet("QListWidget::item { padding: 3px 6px; }")
        self.hide()

    def offer(self, completion: Completion, corner: QPoint, line: int) -> None:
        """Show candidates below a corner, or above the line where there is no room."""
        self._completion = completion
        self.clear()
        for each in completion.candidates:
            item = QListWidgetItem(f"{each.word}  ·  {each.kind}", self)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, f"{each.word}, {each.kind}"
            )
        if not completion.candidates:
            self.hide()
            return
        self.setFont(self._theme.font(Role.BODY))
        self.setCurrentRow(0)
        self._place(corner, line)
        self.show()
        self.raise_()
        self._announce()

    def take_key(self, event: QKeyEvent) -> bool:
        """Move, take or close with a key; say whether it was for the list."""
        if self.isHidden():
            return False
        key = Qt.Key(event.key())
        if key in _STEPS:
            row = self.currentRow() + _STEPS[key]
            self.setCurrentRow(max(0, min(row, self.count() - 1)))
            self._announce()
        elif key in _TAKING:
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return False
        return True

    @property
    def current(self) -> Candidate | None:
        """Return the candidate that would be taken."""
        row = self.currentRow()
        found = () if self._completion is None else self._completion.candidates
        return found[row] if 0 <= row < len(found) else None

    def _take(self) -> None:
        current = self.current
        self.hide()
        if current is not None:
            self.taken.emit(current)

    def _place(self, corner: QPoint, line: int) -> None:
        parent = self._ground
        rows = min(self.count(), _SHOWN)
        height = rows * max(self.sizeHintForRow(0), 1) + 2 * self.frameWidth()
        width = min(self._theme.px(_WIDTH), parent.width() - 8)
        left = max(0, min(corner.x(), parent.width() - width - 4))
        below = corner.y() + height <= parent.height()
        top = corner.y() if below else max(0, corner.y() - line - height)
        self.setGeometry(left, top, width, height)

    def _announce(self) -> None:
        item = self.currentItem()
        if item is not None:
            event = QAccessibleAnnouncementEvent(self, item.text())
            QAccessible.updateAccessibility(event)
