"""Scenes of the board beside a question: as text, and what its parts open."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quizapp.gui.board.cards.button import CardButton
from quizapp.gui.board.zone_pill import ZonePill
from quizapp.training.planning.study_plan import PracticePlan
from tools.pictures.painter import Painter

_SHOWN = "command-and-its-restriction"
"""A question of three players, with cards in a hand."""


def paint_board_parts(painter: Painter) -> None:
    """Paint a card and a zone opened, where there is a board, and the board as text."""
    window = painter.window
    window._start(PracticePlan((_SHOWN,)))
    painter.settle()
    painter.press()  # what opens follows the keyboard only in an active window
    for name, kind in (("card-opened", CardButton), ("zone-opened", ZonePill)):
        there = [each for each in window.findChildren(kind) if each.isVisible()]
        for part in there[:1]:
            part.setFocus()
            part.click()
            painter.keep(name)
            painter.press(Qt.Key.Key_Escape)
    painter.press(Qt.Key.Key_V)
    painter.keep("board-text")
    painter.press(Qt.Key.Key_V, Qt.Key.Key_Escape)
