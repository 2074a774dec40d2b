"""A progress bar: how much of long work is done, painted from the tokens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely

_WIDTH, _HEIGHT = 200, 8
_STEPS = 1000


class ProgressBar(QProgressBar):
    """Shows a share; where nobody knows it, the bar is empty and says so."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float | None, name: str) -> None:
        """Show how much is done, and name it for assistive technology."""
        self.setAccessibleName(name)
        # Without a maximum, assistive technology hears that nobody knows.
        self.setRange(0, 0 if share is None else _STEPS)
        if share is not None:
            self.setValue(round(share * _STEPS))
        self.update()

    def sizeHint(self) -> QSize:
        """Take one size, whatever is shown."""
        return QSize(self._theme.px(_WIDTH), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Be no smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough and what is done."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, round_end = canvas.tokens, area.height() / 2
        canvas.box(area, round_end, tokens.sunken, tokens.strong)
        if self.maximum() and self.value() > 0:
            width = max(area.height(), area.width() * self.value() / self.maximum())
            done = QRectF(area.left(), area.top(), width, area.height())
            canvas.box(done, round_end, tokens.accentfill)
