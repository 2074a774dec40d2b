"""Bars that show a share: a plain one, and one with its interval."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import (
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.paint.wrapping import Wrapping, wrapping_policy
from quizapp.gui.plain_text import PlainLabel, tip
from quizapp.presenters.home_screen import TopicRow
from quizapp.presenters.wording import per_cent, word

WEAK = 0.7
"""Below this share a topic asks for care."""
_BAR = 8.0
_ROW, _TWO_ROWS = 32.0, 52.0
_PERCENT_WIDTH = 52.0
_COUNT_WIDTH = 112.0
_LEAST_BAR = 96.0
_MANY = 888
"""As wide as a count gets."""


class ProgressLine(QWidget):
    """A thin bar filled to a share."""

    def __init__(self, theme: Theme, width: int) -> None:
        super().__init__()
        self._theme = theme
        self._width = width
        self._share = 0.0
        policy = QSizePolicy.Policy.Fixed if width else QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Fill the bar to a share between 0 and 1."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    def sizeHint(self) -> QSize:
        """Keep the width asked for."""
        return QSize(self._theme.px(self._width or 120), self._theme.px(_BAR))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, _BAR / 2, canvas.tokens.heat[0])
        if self._share:
            width = max(_BAR, area.width() * self._share)
            filled = QRectF(0, 0, width, area.height())
            canvas.box(filled, _BAR / 2, canvas.tokens.accentfill)


class TopicLine(Wrapping, PlainLabel):
    """Progress in one topic: name, bar with interval, per cent, count.

    The bars of all topics begin at the same place, so each line knows how much room the
    longest name takes; where that leaves too little, the names stand above the bars.
    """

    least_height = 32

    def __init__(
        self, theme: Theme, row: TopicRow, language: str, longest_name: float
    ) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(wrapping_policy())
        self._take(row, language, longest_name)

    def render_row(self, row: TopicRow, language: str, longest_name: float) -> None:
        """Show another topic, or the same one as it is now."""
        if (row, language, longest_name) != (
            self._row,
            self._language,
            self._longest_name,
        ):
            self._take(row, language, longest_name)
            self.updateGeometry()
            self.update()

    def _take(self, row: TopicRow, language: str, longest_name: float) -> None:
        self._row = row
        self._language = language
        self._longest_name = longest_name
        self.setText(_spoken(row, language))
        self.setToolTip(tip(self.text()))

    def height_at(self, width: float) -> float:
        """Take one row, or two."""
        return _TWO_ROWS if self._is_stacked(width) else _ROW

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        row, tokens = self._row, canvas.tokens
        stacked = self._is_stacked(area.width())
        name_width = max(self._longest_name + 13, area.width() * 0.36)
        name = QRectF(0, 0, name_width - 12, area.height())
        if stacked:
            name_width = 0.0
            name = QRectF(0, 4, area.width(), 20)
            area = area.adjusted(0, 24, 0, 0)
        canvas.text(name, row.name, font_of(Role.BODY), tokens.text)
        right = area.width() - _COUNT_WIDTH - _PERCENT_WIDTH - 12
        bar = QRectF(name_width, area.center().y() - _BAR / 2, right - name_width, _BAR)
        canvas.box(bar, _BAR / 2, tokens.heat[0])
        numbers = QRectF(right + 4, 0, area.width() - right - 4, area.height())
        numbers.moveTop(area.top())
        if not (row.first_tries and row.is_enough):
            words = _unsaid(row, self._language)
            canvas.text(
                numbers, words, font_of(Role.CAPTION), tokens.text3, MIDDLE_RIGHT
            )
            return
        share = row.first_tries_right / row.first_tries
        _paint_share(canvas, bar, row, share)
        self._paint_numbers(canvas, numbers, share)

    def _is_stacked(self, width: float) -> bool:
        numbers = _COUNT_WIDTH + _PERCENT_WIDTH + 24
        return self._longest_name + numbers + _LEAST_BAR > width

    def _paint_numbers(self, canvas: Canvas, area: QRectF, share: float) -> None:
        percent = QRectF(area.left(), area.top(), _PERCENT_WIDTH, area.height())
        said = per_cent(self._language, share)
        font = font_of(Role.STRONG_BODY)
        canvas.text(percent, said, font, canvas.tokens.text, MIDDLE_RIGHT)
        tries = self._row.first_tries
        longest = word(self._language, "home.topic.count", n=_MANY)
        fits = text_width(longest, font_of(Role.CAPTION)) <= _COUNT_WIDTH - 8
        named = word(self._language, "home.topic.count", n=tries)
        count = named if fits else str(tries)  # alike in all lines
        canvas.text(
            area, count, font_of(Role.CAPTION), canvas.tokens.text2, MIDDLE_RIGHT
        )


def _paint_share(canvas: Canvas, bar: QRectF, row: TopicRow, share: float) -> None:
    tokens, painter = canvas.tokens, canvas.painter
    weak = share < WEAK
    filled = QRectF(bar.left(), bar.top(), max(_BAR, bar.width() * share), _BAR)
    canvas.box(filled, _BAR / 2, tokens.cautionfill if weak else tokens.accentfill)
    if weak:
        painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(tokens.oncaution)
        ink.setAlpha(110)
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(filled, _BAR / 2, _BAR / 2)
    painter.setPen(QPen(QColor(tokens.text), 1.5))
    middle = bar.center().y()
    low, high = (bar.left() + bar.width() * end for end in (row.low, row.high))
    painter.drawLine(QPointF(low, middle), QPointF(high, middle))
    for end in (low, high):
        painter.drawLine(QPointF(end, middle - 6), QPointF(end, middle + 6))


def _unsaid(row: TopicRow, language: str) -> str:
    """Say why no share is said."""
    if not row.first_tries:
        return word(language, "home.not-tried")
    return word(language, "mastery.too-few", n=row.first_tries)


def _spoken(row: TopicRow, language: str) -> str:
    if not row.first_tries:
        return word(
            language, "home.topic.unspoken", name=row.name, questions=row.questions
        )
    if not row.is_enough:
        return f"{row.name}: {_unsaid(row, language)}"
    return word(
        language,
        "home.topic.spoken",
        name=row.name,
        share=per_cent(language, row.first_tries_right / row.first_tries),
        low=per_cent(language, row.low),
        high=per_cent(language, row.high),
        answered=row.answered,
        questions=row.questions,
    )
