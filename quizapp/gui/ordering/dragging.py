"""Dragging: what is carried from a piece or a place to a place, or away from one."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_KIND = "application/x-quizapp-turn"
"""Nothing but this window understands it."""


class Carried(Struct, frozen=True):
    """A piece on its way."""

    piece_id: str
    place: int = -1
    """Where it was taken from, counted from 0; -1 for a piece that was in no place."""

    @property
    def is_placed(self) -> bool:
        """Say whether it was taken from a place."""
        return self.place >= 0

    def as_data(self) -> QMimeData:
        """Give it as what a drag carries."""
        data = QMimeData()
        data.setData(_KIND, f"{self.place} {self.piece_id}".encode())
        return data


def carried_by(data: QMimeData) -> Carried | None:
    """Read what a drag carries; None if that is something else."""
    if not data.hasFormat(_KIND):
        return None
    place, _, piece_id = bytes(data.data(_KIND).data()).decode().partition(" ")
    return Carried(piece_id, int(place))


class Grip:
    """Notices on a widget when a press of the mouse becomes a drag."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._pressed_at: QPoint | None = None
        self._held_at = QPoint()

    def press(self, event: QMouseEvent) -> None:
        """Note where the mouse went down."""
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed_at = event.position().toPoint() if left else None

    def is_pulled(self, event: QMouseEvent) -> bool:
        """Say once that the mouse went far enough to carry something."""
        if self._pressed_at is None:
            return False
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if way < QApplication.startDragDistance():
            return False
        self._held_at, self._pressed_at = self._pressed_at, None
        return True

    def carry(self, carried: Carried) -> None:
        """Carry something until it is dropped."""
        drag = QDrag(self._widget)
        drag.setMimeData(carried.as_data())
        drag.setPixmap(self._widget.grab())
        drag.setHotSpot(self._held_at)
        drag.exec(Qt.DropAction.MoveAction)
