"""Scenes of exams: choosing one, its start, a question, the check, and the results."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt

from quizapp.bank.exams.criteria import Criteria
from quizapp.gui.window.exams.exams_lead import ExamsLead
from quizapp.presenters.sitting.questions import question_screen
from quizapp.training.exam.blueprint import Blueprint, Part
from quizapp.training.exam.paper import make_paper
from tools.pictures.painter import Painter

_ANSWERED = 3
"""So many questions are answered before the one that is painted."""

_ORDERED = "extra-turn-at-a-larger-table"
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
    _paint_order(painter, lead)
    _paint_end(painter, lead)
    painter.wait(lambda: not choosing.is_busy)


def _paint_end(painter: Painter, lead: ExamsLead) -> None:
    """Check, hand in, and look at the result."""
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


def _paint_order(painter: Painter, lead: ExamsLead) -> None:
    """Show how an order looks in an exam, half put together."""
    presenters = lead._presenters
    sitting, shown = presenters.sitting.sitting, presenters.sitting.question()
    questions = presenters.result._open_desk().questions
    posed = questions.pose(_ORDERED, 0, questions.newest_date(), shown.language)
    paper = make_paper(_any_blueprint(shown.language), "A", [posed])
    asked = question_screen(
        paper.questions[0], sitting, len(shown.cells), shown.language
    )
    lead.exam.render_exam(replace(shown, question=asked, chosen=("b", "a")))
    painter.keep("exam-order")
    lead.exam.render_exam(shown)


def _any_blueprint(language: str) -> Blueprint:
    part = Part(name="all", count=1, criteria=Criteria())
    return Blueprint(
        name="An exam", parts=(part,), language=language, as_of="2026-09-25", seed=1
    )
