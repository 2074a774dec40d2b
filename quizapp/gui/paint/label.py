"""A painted label: a picture of words that assistive technology can read."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.plain_text import PlainLabel


class PaintedLabel(PlainLabel):
    """Paints itself; its accessible name says the same in words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cut: tuple[str, ...] = ()
        """Texts that the last painting had to shorten."""

    def height_for(self, width: int) -> int:
        """Say how high this must be at a width."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the picture; each kind has its own."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture."""
        self.cut = paint_safely(self, self.theme, self.paint)
