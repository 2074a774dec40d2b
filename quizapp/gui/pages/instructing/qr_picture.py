"""A QR code, black on white in every theme, so that it can be scanned."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.plain_text import PlainLabel

_SIDE = 200
_DARK, _LIGHT = "#000000", "#ffffff"

Modules = tuple[tuple[bool, ...], ...]


class QrPicture(PlainLabel):
    """Paints the modules as large as there is room, each as a whole number of pixels."""

    def __init__(self, theme: Theme, side: int = _SIDE) -> None:
        super().__init__()
        self._theme = theme
        self._side = side
        self._modules: Modules = ()
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def let_grow(self) -> None:
        """Take all room that there is, up and down too."""
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)

    def render_code(self, modules: Modules, name: str) -> None:
        """Show another code; the name says what it holds."""
        self._modules = modules
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a square."""
        return QSize(self._theme.px(self._side), self._theme.px(self._side))

    def minimumSizeHint(self) -> QSize:
        """Be no smaller: cameras want to see the modules."""
        return QSize(self._side, self._theme.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the code."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if not self._modules:
            return
        painter, count = canvas.painter, len(self._modules)
        painter.resetTransform()
        room = min(self.width(), self.height())
        module = max(1, room // count)
        side = module * count
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        painter.fillRect(left, top, side, side, QColor(_LIGHT))
        for row, modules in enumerate(self._modules):
            for column, dark in enumerate(modules):
                if dark:
                    x, y = left + column * module, top + row * module
                    painter.fillRect(x, y, module, module, QColor(_DARK))
