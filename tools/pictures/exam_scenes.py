"""Scenes of exams: choosing one, its start, a question, the check, and the results."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tools.pictures.painter import Painter

_ANSWERED = 3
"""So many questions are answered before the one that is painted."""

_CONTROL = Qt.KeyboardModifier.ControlModifier


def paint_exams(painter: Painter) -> None:
    """Take a short mock exam from its choice to an explanation."""
    window = painter.window
    window.open_exams()
    lead = window._leads.exam
    assert lead is not None
    choosing = lead._presenters.choosing
    lead._do(lambda: choosing.choose_length("10"))
    painter.wait(lambda: not choosing.is_busy)
    painter.keep("exams")
    painter.press(Qt.Key.Key_Return)
    painter.wait(lambda: lead.page is lead.start)
    painter.keep("exam-start")
    painter.press(Qt.Key.Key_Return)
    painter.wait(lambda: lead.page is not lead.start)
    painter.settle()
    for _ in range(_ANSWERED):
        painter.press(Qt.Key.Key_B, Qt.Key.Key_PageDown)
        painter.settle()
    painter.press(Qt.Key.Key_X, Qt.Key.Key_2, Qt.Key.Key_F)
    painter.keep("exam-question")
    painter.press(Qt.Key.Key_H, held=_CONTROL)
    painter.keep("exam-check")
    painter.press(Qt.Key.Key_Return, held=_CONTROL)
    painter.keep("exam-really")
    painter.press(Qt.Key.Key_Return, held=_CONTROL)
    painter.wait(lambda: bool(lead.result.score.list.rows))
    painter.keep("exam-result")
    painter.press(Qt.Key.Key_Return)
    painter.keep("exam-why")
    painter.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    painter.wait(lambda: not choosing.is_busy)
