"""A calendar of the last weeks, each day as dark as it was busy."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import MIDDLE_LEFT, Canvas, font_of, paint_safely
from quizapp.gui.plain_text import PlainLabel
from quizapp.presenters.calendar_words import month_word, weekday_word, weekday_words
from quizapp.presenters.home_screen import StreakRow
from quizapp.presenters.wording import word

WEEKS = 18
"""Weeks shown at most; fewer where it is narrow."""
_CELL, _GAP = 13.0, 3.0
_STRIDE = _CELL + _GAP
_LEFT, _TOP = 40.0, 18.0
_STEPS = (1, 5, 15, 30)
"""From how many answers on a day takes the next darker step."""
_MOVES = {
    Qt.Key.Key_Left: -7,
    Qt.Key.Key_Right: 7,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
_MONDAY_WEDNESDAY_FRIDAY = (0, 2, 4)


class Heatmap(PlainLabel):
    """Shows answers by day; arrows go from day to day, which is then said."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._language = "en"
        self._counts: dict[dt.date, int] = {}
        self._today = dt.date.min
        self._day = dt.date.min
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def render_streak(self, streak: StreakRow, language: str) -> None:
        """Show the answers of the days up to today."""
        self._language = language
        self._counts = {
            dt.date.fromisoformat(day): count for day, count in streak.answers
        }
        self._today = self._day = dt.date.fromisoformat(streak.today)
        self.setAccessibleName(streak.line)
        self._say_day()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for all weeks."""
        width = _LEFT + WEEKS * _STRIDE
        return QSize(self._theme.px(width), self._theme.px(_TOP + 7 * _STRIDE))

    def minimumSizeHint(self) -> QSize:
        """Show fewer weeks where it is narrow."""
        width = _LEFT + 6 * _STRIDE
        return QSize(self._theme.px(width), self._theme.px(_TOP + 7 * _STRIDE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from day to day."""
        step = _MOVES.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        day = self._day + dt.timedelta(days=step)
        if self._first() <= day <= self._today:
            self._day = day
            self._say_day()
            self.update()

    def event(self, event: QEvent) -> bool:
        """Say the day under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            day = self._day_at(event.x(), event.y())
            QToolTip.showText(event.globalPos(), self._spoken(day) if day else "")
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say the day that is pressed."""
        day = self._day_at(round(event.position().x()), round(event.position().y()))
        if day is not None:
            self._day = day
            self._say_day()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the weeks."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        self._paint_names(canvas)
        first, tokens = self._first(), canvas.tokens
        for number in range((self._today - first).days + 1):
            day = first + dt.timedelta(days=number)
            cell = self._cell(number)
            step = sum(self._counts.get(day, 0) >= least for least in _STEPS)
            line = tokens.strong if step == 0 else None
            canvas.box(cell, 3, tokens.heat[step], line, 0.5)
            if day == self._day and self.hasFocus():
                canvas.box(cell.adjusted(-2, -2, 2, 2), 4, None, tokens.accent, 2)
            elif day == self._today:
                canvas.box(cell.adjusted(-1, -1, 1, 1), 4, None, tokens.text, 1.5)

    def _paint_names(self, canvas: Canvas) -> None:
        font, ink = font_of(Role.CARD), canvas.tokens.text2
        for row in _MONDAY_WEDNESDAY_FRIDAY:
            place = QRectF(0, _TOP + row * _STRIDE, _LEFT - 4, _CELL)
            name = weekday_word(row, self._language)
            canvas.text(place, name, font, ink, MIDDLE_LEFT)
        first, last = self._first(), -9
        for week in range(self._weeks()):
            day = first + dt.timedelta(days=7 * week)
            if day.day <= 7 and week - last > 2:
                place = QRectF(_LEFT + week * _STRIDE, 0, 48, _TOP - 4)
                name = month_word(day.month, self._language)
                canvas.text(place, name, font, ink, MIDDLE_LEFT)
                last = week

    def _weeks(self) -> int:
        room = self.width() / self._theme.scale - _LEFT
        return max(1, min(WEEKS, int(room // _STRIDE)))

    def _first(self) -> dt.date:
        """Return the Monday with which the calendar begins."""
        if self._today == dt.date.min:
            return self._today
        monday = self._today - dt.timedelta(days=self._today.weekday())
        return monday - dt.timedelta(weeks=self._weeks() - 1)

    def _cell(self, number: int) -> QRectF:
        week, row = divmod(number, 7)
        left, top = _LEFT + week * _STRIDE, _TOP + row * _STRIDE
        return QRectF(left, top, _CELL, _CELL)

    def _day_at(self, x: int, y: int) -> dt.date | None:
        scale = self._theme.scale
        week = int((x / scale - _LEFT) // _STRIDE)
        row = int((y / scale - _TOP) // _STRIDE)
        if not (0 <= row < 7 and week >= 0):
            return None
        day = self._first() + dt.timedelta(days=7 * week + row)
        return day if day <= self._today else None

    def _say_day(self) -> None:
        self.setAccessibleDescription(self._spoken(self._day))

    def _spoken(self, day: dt.date) -> str:
        said, count = weekday_words(day, self._language), self._counts.get(day, 0)
        return word(self._language, "home.day", day=said, n=count)
