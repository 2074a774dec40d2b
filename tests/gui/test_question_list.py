"""A list of any length shows its first rows at once, and any row when it is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.bank import question_list
from quizapp.gui.pages.bank.question_list import QuestionList
from quizapp.presenters.browsing.screen import Mark, QuestionRow

ROWS = 200


def row(number):
    return QuestionRow(
        f"question-{number}",
        f"Title {number}",
        "Caption",
        "",
        Mark.NEW,
        "New",
        "",
        False,
    )


@pytest.fixture
def questions(qtbot):
    shown = QuestionList(Theme())
    qtbot.addWidget(shown)
    shown.resize(500, 400)
    shown.render_rows(tuple(row(number) for number in range(ROWS)), None)
    shown.show()
    return shown


def place_of(questions, number):
    return questions.visualRect(questions.model().index(number, 0))


def test_all_rows_are_there_at_once(questions):
    questions.doItemsLayout()

    middle = questions.viewport().rect().center()
    assert questions.indexAt(middle).isValid()
    assert place_of(questions, ROWS - 1).isValid()


def test_a_row_far_down_is_brought_into_view(questions):
    rows = questions.model().rows
    questions.doItemsLayout()
    questions.render_rows(rows, ROWS - 20)

    questions.bring_into_view()

    assert questions.viewport().rect().contains(place_of(questions, ROWS - 20))


def measured_widths(shown, rows, monkeypatch, qtbot):
    widths = []
    real = question_list._RowDelegate._texts
    monkeypatch.setattr(
        question_list._RowDelegate,
        "_texts",
        lambda self, row, width: widths.append(width) or real(self, row, width),
    )
    qtbot.addWidget(shown)
    shown.resize(500, 400)
    shown.render_rows(tuple(row(number) for number in range(rows)), None)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.doItemsLayout()
    QApplication.processEvents()
    return set(widths)


def test_rows_that_need_the_bar_are_measured_beside_it_from_the_first(
    qtbot, monkeypatch
):
    shown = QuestionList(Theme())

    widths = measured_widths(shown, ROWS, monkeypatch, qtbot)

    assert len(widths) == 1
    assert shown.verticalScrollBar().isVisible()


def test_rows_that_fit_show_no_bar(qtbot, monkeypatch):
    shown = QuestionList(Theme())

    widths = measured_widths(shown, 3, monkeypatch, qtbot)

    assert len(widths) == 1
    assert not shown.verticalScrollBar().isVisible()
