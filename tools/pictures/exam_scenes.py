"""Scenes of exams: choosing one, its start, a question, the check, and the results."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.pictures.painter import Painter

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
    painter.press(Qt.Key.Key_Return, Qt.Key.Key_B, Qt.Key.Key_PageDown)
    painter.press(Qt.Key.Key_X, Qt.Key.Key_2, Qt.Key.Key_F)
    painter.keep("exam-question")
    _press_control(Qt.Key.Key_H)
    painter.keep("exam-check")
    _press_control(Qt.Key.Key_Return)
    painter.keep("exam-really")
    _press_control(Qt.Key.Key_Return)
    painter.wait(lambda: bool(lead.result.score.list.rows))
    painter.keep("exam-result")
    painter.press(Qt.Key.Key_Return)
    painter.keep("exam-why")
    painter.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    painter.wait(lambda: not choosing.is_busy)


def _press_control(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, _CONTROL)
    QApplication.processEvents()
