"""Bars side by side, one a day, each with its number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    CENTRE,
    MIDDLE_LEFT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.insight.screen import DayBar

_HEIGHT = 148.0
_FOOT, _HEAD = 20.0, 18.0
_GAP = 6.0
_APART = 8.0
"""Between two names."""
_LEAST = 4.0
"""Height of a bar that stands for one."""


class BarChart(PlainLabel):
    """Shows how much each day brings; arrows go from day to day."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bars: tuple[DayBar, ...] = ()
        self._place = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Beside a higher panel the bars grow with it.
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.MinimumExpanding)

    def render_bars(self, bars: tuple[DayBar, ...], title: str) -> None:
        """Show the days."""
        self._bars = bars
        self._place = 0
        self.setAccessibleName(title)
        self._say_bar()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for two weeks."""
        return QSize(self._theme.px(360), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Let bars be as narrow as their numbers."""
        return QSize(self._theme.px(240), self._theme.px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from day to day."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif 0 <= self._place + step < len(self._bars):
            self._place += step
            self._say_bar()
            self.update()

    def event(self, event: QEvent) -> bool:
        """Say the day under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            width = self.width() / max(1, len(self._bars))
            place = int(event.x() // width)
            there = 0 <= place < len(self._bars)
            said = self._bars[place].spoken if there else ""
            QToolTip.showText(event.globalPos(), said)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        if not self._bars:
            return
        width = area.width() / len(self._bars)
        most = max(1, *(bar.due for bar in self._bars))
        ground = area.bottom() - _FOOT
        line = QRectF(area.left(), ground, area.width(), 1)
        canvas.box(line, 0, canvas.tokens.border)
        for place, bar in enumerate(self._bars):
            room = QRectF(place * width, area.top(), width, area.height())
            self._paint_bar(canvas, room, bar, bar.due / most)
            self._paint_label(canvas, room, place)
            if place == self._place and self.hasFocus():
                ring = room.adjusted(1, 1, -1, -1)
                canvas.box(ring, 4, None, canvas.tokens.accent, 2)

    def _paint_bar(
        self, canvas: Canvas, room: QRectF, bar: DayBar, share: float
    ) -> None:
        tokens, font = canvas.tokens, font_of(Role.CARD)
        ground = room.bottom() - _FOOT
        tall = ground - room.top() - _HEAD
        height = max(_LEAST, tall * share) if bar.due else 0.0
        box = QRectF(
            room.left() + _GAP / 2, ground - height, room.width() - _GAP, height
        )
        canvas.box(box, 3, tokens.accentfill)
        if bar.due:
            number = QRectF(room.left(), box.top() - 16, room.width(), 14)
            canvas.text(number, str(bar.due), font, tokens.text, CENTRE)

    def _paint_label(self, canvas: Canvas, room: QRectF, place: int) -> None:
        """Name the day; where there is no room for all names, every second or third."""
        stride = self._stride(room.width())
        if place % stride:
            return
        around = room.width() * (stride - 1) / 2
        left = max(0.0, room.left() - around)
        width = room.width() + 2 * around
        label = QRectF(left, room.bottom() - _FOOT + 4, width, 14)
        align = MIDDLE_LEFT if stride > 1 and not place else CENTRE
        said = self._bars[place].label
        canvas.text(label, said, font_of(Role.CARD), canvas.tokens.text2, align)

    def _stride(self, room: float) -> int:
        """Say which names can stand: all, or every second, third ... one."""
        font = font_of(Role.CARD)
        first, *others = (text_width(bar.label, font) for bar in self._bars)
        widest = max(others, default=0.0)
        if max(first, widest) <= room - 2:
            return 1
        for stride in range(2, len(self._bars)):
            beside = first + _APART + widest / 2 <= (stride + 0.5) * room
            if beside and widest + _APART <= stride * room:
                return stride
        return len(self._bars)

    def _say_bar(self) -> None:
        said = self._bars[self._place].spoken if self._bars else ""
        self.setAccessibleDescription(said)
