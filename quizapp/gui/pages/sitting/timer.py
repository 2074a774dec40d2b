"""The timer of an exam and its saved mark: they say what is so, and never blink."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.controls.chip_label import SignLabel
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, font_of, paint_safely, text_width
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.sitting.screen import SavedKind, SavedScreen, TimerScreen

_HEIGHT, _LEAST = 40.0, 140.0
_SIDE, _RING, _GAP = 12.0, 20.0, 8.0
_WIDEST = "000:00"
_SIXTEENTHS = 16
_TOP = 90 * _SIXTEENTHS
_ROUND = 360 * _SIXTEENTHS


class Timer(PlainLabel):
    """A ring, minutes and seconds, and a word."""

    accessible_role = QAccessible.Role.Clock

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown = TimerScreen("", "", 1.0, short=False, spoken="")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def render_timer(self, shown: TimerScreen) -> None:
        """Show how much is left."""
        resized = (shown.label, bool(shown.text)) != (
            self._shown.label,
            bool(self._shown.text),
        )
        self._shown = shown
        self.setAccessibleName(shown.spoken)
        if resized:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for the longest time, so that nothing moves."""
        width = 2 * _SIDE + text_width(self._shown.label, font_of(Role.CAPTION)) + 2
        width += _RING + _GAP
        if self._shown.text:
            width += text_width(_WIDEST, font_of(Role.SECTION)) + _GAP
        width = max(_LEAST, width)
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut the time."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ring and words."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, shown = canvas.tokens, self._shown
        fill, line, ink = tokens.sunken, tokens.border, tokens.text
        if shown.short:
            fill, line, ink = tokens.cautionsoft, tokens.cautionline, tokens.caution
        canvas.box(area, 8, fill, line)
        ring = QRectF(_SIDE, area.center().y() - _RING / 2, _RING, _RING)
        self._paint_ring(canvas, ring.adjusted(2, 2, -2, -2))
        left = ring.right() + _GAP
        if shown.text:
            font = font_of(Role.SECTION)
            width = text_width(shown.text, font) + 1
            canvas.text(QRectF(left, 0, width, area.height()), shown.text, font, ink)
            left += width - 1 + _GAP
        small = font_of(Role.CAPTION)
        words = QRectF(left, 0, area.right() - left, area.height())
        quiet = ink if shown.short else tokens.text2
        canvas.text(words, shown.label, small, quiet)

    def _paint_ring(self, canvas: Canvas, area: QRectF) -> None:
        tokens, painter = canvas.tokens, canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.line), 3))
        painter.drawEllipse(area)
        ink = tokens.cautionfill if self._shown.short else tokens.accentfill
        pen = QPen(QColor(ink), 3)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(area, _TOP, round(-_ROUND * self._shown.share))


_SIGNS = {
    SavedKind.SAVED: ("check-circle-fill", "right"),
    SavedKind.FAILED: ("warning-fill", "caution"),
    SavedKind.WAITING: ("warning-fill", "caution"),
}


class SavedMark(SignLabel):
    """Says whether all is on the disk; it changes only after that is known."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, *_SIGNS[SavedKind.SAVED])

    def render_saved(self, shown: SavedScreen) -> None:
        """Show how sure it is."""
        self._icon, self._ink = _SIGNS[shown.kind]
        self.say(shown.text)
        self.setAccessibleName(shown.text)
