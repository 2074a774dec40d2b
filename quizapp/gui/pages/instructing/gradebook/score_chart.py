"""How scores spread: one bar a score, hatched below the pass mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    CENTRE,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.instructing.gradebook.screen import ScoreBar, ScoresScreen

_HEIGHT, _LOW, _FOOT, _HEAD = 112.0, 72.0, 18.0, 16.0


class ScoreChart(PlainLabel):
    """Paints the bars; each says how many people it stands for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bars: tuple[ScoreBar, ...] = ()
        self._height = _HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def render_scores(self, scores: ScoresScreen) -> None:
        """Show another distribution."""
        self._bars = scores.bars
        self.setAccessibleName(f"{scores.title}, {scores.line}")
        self.setAccessibleDescription(scores.spoken)
        self.update()

    def be_low(self, low: bool) -> None:
        """Leave room for the table where both stand below each other."""
        height = _LOW if low else _HEIGHT
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Take one height."""
        return QSize(self._theme.px(320), self._theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        """Let bars be narrow."""
        return QSize(self._theme.px(160), self._theme.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if not self._bars:
            return
        width = area.width() / len(self._bars)
        most = max(1, *(bar.count for bar in self._bars))
        ground = area.bottom() - _FOOT
        canvas.box(QRectF(area.left(), ground, area.width(), 1), 0, canvas.tokens.line)
        font = font_of(Role.CARD)
        widest = max(text_width(bar.label, font) for bar in self._bars) + 4
        stride = max(1, int(widest / width) + 1)
        for place, bar in enumerate(self._bars):
            room = QRectF(place * width, area.top(), width, area.height())
            self._paint_bar(canvas, room, bar, (ground - _HEAD) * bar.count / most)
            if place % stride == 0:
                label = QRectF(
                    room.center().x() - stride * width / 2,
                    ground + 3,
                    stride * width,
                    14,
                )
                canvas.text(label, bar.label, font, canvas.tokens.text2, CENTRE)
        self._paint_mark(canvas, width, ground)

    def _paint_bar(
        self, canvas: Canvas, room: QRectF, bar: ScoreBar, height: float
    ) -> None:
        if not bar.count:
            return
        tokens = canvas.tokens
        ground = room.bottom() - _FOOT
        gap = min(3.0, room.width() / 8)
        box = QRectF(room.left() + gap, ground - height, room.width() - 2 * gap, height)
        fails = bar.passes is False
        canvas.box(box, 3, tokens.cautionfill if fails else tokens.accentfill)
        if fails:
            canvas.painter.setPen(Qt.PenStyle.NoPen)
            brush = QBrush(QColor(tokens.surface), Qt.BrushStyle.BDiagPattern)
            canvas.painter.setBrush(brush)
            canvas.painter.drawRoundedRect(box, 3, 3)
        number = QRectF(room.left(), box.top() - 15, room.width(), 14)
        canvas.text(number, str(bar.count), font_of(Role.CARD), tokens.text, CENTRE)

    def _paint_mark(self, canvas: Canvas, width: float, ground: float) -> None:
        first = next((n for n, bar in enumerate(self._bars) if bar.passes), 0)
        if first:
            line = QRectF(first * width - 1, 2, 2, ground)
            canvas.box(line, 0, canvas.tokens.text)
