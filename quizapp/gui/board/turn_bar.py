"""The turn bar: whose turn it is and where in it the game stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import StepView, TurnView
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.badge import paint_badge
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, text_width
from quizapp.gui.paint.label import PaintedLabel

_ROW = 32.0
_GAP = 4.0
_PADDINGS = (11.0, 9.0, 7.0, 5.0)
_MORE = "…"


class TurnBar(PaintedLabel):
    """Badge and turn on the left, the steps as a strip on the right."""

    def __init__(
        self, theme: Theme, turn: TurnView, name: str, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self._turn = turn
        self._name = name
        self.setObjectName("turn-bar")
        current = next((step.label for step in turn.steps if step.current), "")
        self.setAccessibleName(f"{turn.heading}, {current}".rstrip(", "))

    def height_for(self, width: int) -> int:
        """One row, or two where heading and steps do not fit beside each other."""
        rows = 1 if self._is_one_row(width / self.theme.scale) else 2
        return self.theme.px(_ROW * rows + _GAP * (rows - 1))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the bar."""
        row = QRectF(area.left(), area.top(), area.width(), _ROW)
        badge = QRectF(row.left(), row.center().y() - 11, 22, 22)
        paint_badge(canvas, badge, self._turn.seat, self._name)
        one_row = self._is_one_row(area.width())
        strip_top = row.top() if one_row else row.bottom() + _GAP
        room = area.width() - self._heading_width() if one_row else area.width()
        steps, padding = fit_steps(self._turn.steps, room)
        width = strip_width(steps, padding)
        strip_left = area.right() - width if one_row else area.left()
        heading_right = strip_left - 8 if one_row else area.right()
        heading = QRectF(badge.right() + 8, row.top(), 0, _ROW)
        heading.setRight(heading_right)
        canvas.text(
            heading, self._turn.heading, font_of(Role.STRONG_BODY), canvas.tokens.text
        )
        _paint_strip(
            canvas, QRectF(strip_left, strip_top + 1, width, 30), steps, padding
        )

    def _heading_width(self) -> float:
        return 22 + 8 + text_width(self._turn.heading, font_of(Role.STRONG_BODY)) + 12

    def _is_one_row(self, width: float) -> bool:
        least = strip_width(self._turn.steps, _PADDINGS[-1])
        return self._heading_width() + least <= width


def _label_width(step: StepView) -> float:
    return text_width(step.label, font_of(Role.STRONG_CAPTION)) + 1


def strip_width(steps: tuple[StepView, ...], padding: float) -> float:
    """Measure the strip of steps."""
    return sum(_label_width(step) + 2 * padding for step in steps) + 4


def fit_steps(
    steps: tuple[StepView, ...], width: float
) -> tuple[tuple[StepView, ...], float]:
    """Choose the widest padding that fits; far steps fall away before near ones."""
    for padding in _PADDINGS:
        if strip_width(steps, padding) <= width:
            return steps, padding
    current = next((n for n, step in enumerate(steps) if step.current), 0)
    first, last = 0, len(steps) - 1
    while last > first:
        if last - current >= current - first:
            last -= 1
        else:
            first += 1
        before = (StepView(_MORE, past=True),) if first else ()
        after = (StepView(_MORE),) if last < len(steps) - 1 else ()
        shown = before + steps[first : last + 1] + after
        if strip_width(shown, _PADDINGS[-1]) <= width:
            return shown, _PADDINGS[-1]
    return steps[current : current + 1], _PADDINGS[-1]


def _paint_strip(
    canvas: Canvas, area: QRectF, steps: tuple[StepView, ...], padding: float
) -> None:
    tokens = canvas.tokens
    canvas.box(area, 8, tokens.sunken, tokens.border)
    left = area.left() + 2
    for step in steps:
        cell = QRectF(
            left, area.top() + 2, _label_width(step) + 2 * padding, area.height() - 4
        )
        colour, role = tokens.text2, Role.CAPTION
        if step.current:
            canvas.box(cell, 6, tokens.text)
            colour, role = tokens.bg, Role.STRONG_CAPTION
        elif step.past:
            colour = tokens.text3
        canvas.text(cell, step.label, font_of(role), colour, CENTRE)
        left = cell.right()
