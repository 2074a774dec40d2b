"""The scene of an order: pieces put into places, and what became of them."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quizapp.training.planning.study_plan import PracticePlan
from tools.pictures.painter import Painter

_ORDERED = "extra-turn-at-a-larger-table"
"""The question whose turns are put in order."""


def paint_ordering(painter: Painter) -> None:
    """Paint an order before anything is placed, half filled, and judged."""
    painter.window._start(PracticePlan((_ORDERED,)))
    painter.keep("order-empty")
    painter.press(Qt.Key.Key_1, Qt.Key.Key_2)
    painter.keep("order-begun")
    painter.press(Qt.Key.Key_3, Qt.Key.Key_4)
    painter.keep("order-full")
    painter.press(Qt.Key.Key_Return)
    painter.keep("order-judged")
    painter.press(Qt.Key.Key_Y)
    painter.keep("order-others")
    painter.press(Qt.Key.Key_Escape)
