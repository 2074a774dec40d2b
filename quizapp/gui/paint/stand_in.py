"""A stand-in: a picture of a part, taken while nobody sees it, for its first frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

FRAME_MS = 40
"""How long the picture stands there once it was drawn: the first frame is seen by then."""

_ITSELF = QWidget.RenderFlag(0)
"""A part is drawn without the parts within it."""


class StandIn(QWidget):
    """Lies over a part for one frame, so that the part is painted after it, not in it.

    It shows what the part shows: whoever changes the part lets it go.
    """

    left = Signal()
    """The part is seen itself from now on."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self._picture = QPixmap()
        self._without: Sequence[QWidget] = ()
        self._leaving = QTimer(self, singleShot=True, interval=FRAME_MS)
        self._leaving.timeout.connect(self.leave)
        # What lies below an opaque widget is not painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_ready(self) -> bool:
        """Say whether there is a picture to show."""
        return not self._picture.isNull()

    def take(self, without: Sequence[QWidget] = ()) -> None:
        """Take a picture of the part, which nobody sees, on the ground of the window.

        What may say something else by then is left out; it is painted over the picture.
        """
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self._part.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._part.palette().color(QPalette.ColorRole.Window))
        children = QWidget.RenderFlag.DrawChildren
        self._part.render(picture, QPoint(), QRegion(), children)
        for each in without:
            if each.isVisibleTo(self._part):
                place = each.geometry()
                self._part.render(picture, place.topLeft(), QRegion(place), _ITSELF)
        self._picture, self._without = picture, without

    def begin(self) -> None:
        """Stand in for the part, which is shown now, if there is a picture of it."""
        if self._pictured_size() == self._part.size():
            self.setGeometry(self._part.rect())
            self.raise_()
            for each in self._without:
                each.raise_()
            self.show()
        else:
            self.leave()

    def leave(self) -> None:
        """Let the part be seen itself; the picture is gone."""
        self._leaving.stop()
        if self.is_ready:
            self._picture = QPixmap()
            self.hide()
            self.left.emit()

    def follow(self) -> None:
        """Leave if the part has another size than in the picture."""
        if self._pictured_size() != self._part.size():
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
        if not self._leaving.isActive():
            self._leaving.start()

    def _pictured_size(self) -> QSize:
        return self._picture.deviceIndependentSize().toSize()
