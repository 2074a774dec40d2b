"""Panels: surfaces that hold other widgets."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely


class Panel(QWidget):
    """A surface with a border and round corners; its content stands in a column."""

    def __init__(
        self,
        theme: Theme,
        fill: str = "surface",
        line: str = "border",
        margin: int = 16,
    ) -> None:
        """Take the names of colour tokens and the room around the content."""
        super().__init__()
        self._theme = theme
        self._ground_fill = fill
        self._ground_line = line
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.column.setSpacing(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        fill, line = (
            getattr(tokens, self._ground_fill),
            getattr(tokens, self._ground_line),
        )
        canvas.box(area, 12 / self._theme.scale, fill, line, 1 / self._theme.scale)


class Bar(QWidget):
    """A bar across the page, with a line at its upper or lower edge."""

    plain_ground = "surface"
    """The colour token that whatever stands on it stands on."""

    def __init__(self, theme: Theme, height: int, *, line_above: bool) -> None:
        super().__init__()
        self._theme = theme
        self._height = height
        self._line_above = line_above
        self.adapt()

    def adapt(self) -> None:
        """Take the height that the text size asks for."""
        self.setFixedHeight(self._theme.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and its line."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 0, getattr(canvas.tokens, self.plain_ground))
        top = area.top() if self._line_above else area.bottom() - 1
        canvas.box(QRectF(area.left(), top, area.width(), 1), 0, canvas.tokens.border)


class Strip(QWidget):
    """A tinted strip across the whole page, with a line at its lower edge."""

    def __init__(self, theme: Theme, tone: str) -> None:
        """Take a tone, such as "caution"."""
        super().__init__()
        self._theme = theme
        self._tone = tone

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tint and its line."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        canvas.box(area, 0, getattr(tokens, f"{self._tone}soft"))
        line = QRectF(area.left(), area.bottom() - 1, area.width(), 1)
        canvas.box(line, 0, getattr(tokens, f"{self._tone}line"))


class Separator(QWidget):
    """A thin line between two parts of a panel."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 0, canvas.tokens.border)
