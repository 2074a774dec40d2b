"""A layout for buttons: side by side where there is room, else in further rows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from quizapp.gui.paint.box_flow import Flow, flow_boxes


class ButtonFlow(QLayout):
    """Sets its widgets in rows, each in the size it asks for."""

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self._at_right = False
        self.setContentsMargins(0, 0, 0, 0)
        self._gap = gap
        self._items: list[QLayoutItem] = []

    def end_at_right(self, at_right: bool) -> None:
        """Let rows end at the right, or begin at the left."""
        if at_right is not self._at_right:
            self._at_right = at_right
            self.invalidate()

    def addItem(self, item: QLayoutItem, /) -> None:
        """Take one more; called by addWidget."""
        self._items.append(item)

    def count(self) -> int:
        """Say how many there are."""
        return len(self._items)

    def itemAt(self, index: int, /) -> QLayoutItem | None:
        """Give one, or None where there is none: Qt asks until then."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int, /) -> QLayoutItem | None:
        """Let go of one."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Grow down where it is narrow."""
        return True

    def heightForWidth(self, width: int, /) -> int:
        """Measure the rows at a width."""
        return self._flow(width).height

    def sizeHint(self) -> QSize:
        """Ask for a single row."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * (len(sizes) - 1)
        return QSize(max(0, width), max((s.height() for s in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Ask at least for the widest one."""
        sizes = [item.sizeHint() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def setGeometry(self, area: QRect, /) -> None:
        """Set each one in its place."""
        super().setGeometry(area)
        shown, places = self._shown(), self._flow(area.width()).places
        for item, place in zip(shown, self._moved(places, area), strict=True):
            corner = area.topLeft() + QPoint(*place)
            item.setGeometry(QRect(corner, item.sizeHint()))

    def _moved(
        self, places: tuple[tuple[int, int], ...], area: QRect
    ) -> tuple[tuple[int, int], ...]:
        """Move each row to the right, where rows end there."""
        if not self._at_right:
            return places
        ends: dict[int, int] = {}
        middles = []
        for item, (left, top) in zip(self._shown(), places, strict=True):
            size = item.sizeHint()
            middles.append(2 * top + size.height())
            ends[middles[-1]] = left + size.width()
        rows = zip(places, middles, strict=True)
        return tuple(
            (left + area.width() - ends[middle], top) for (left, top), middle in rows
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not _is_hidden(item.widget())]

    def _flow(self, width: int) -> Flow:
        sizes = [item.sizeHint() for item in self._shown()]
        boxes = [(size.width(), size.height()) for size in sizes]
        return flow_boxes(boxes, width, self._gap, self._gap)


def _is_hidden(widget: QWidget | None) -> bool:
    return widget is not None and widget.isHidden()
