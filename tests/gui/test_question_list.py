"""A list of any length shows its first rows at once, and any row when it is asked for."""

from __future__ import annotations

import pytest

from quizapp.gui.look.theme import Theme
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


def test_what_is_in_view_is_measured_at_once_and_the_rest_in_turns(questions, qtbot):
    questions.doItemsLayout()

    assert place_of(questions, 10).isValid()
    assert not place_of(questions, ROWS - 1).isValid()
    qtbot.waitUntil(lambda: place_of(questions, ROWS - 1).isValid())


def test_a_row_far_down_is_brought_into_view_before_it_is_measured(questions):
    rows = questions.model().rows
    questions.doItemsLayout()
    questions.render_rows(rows, ROWS - 20)

    questions.bring_into_view()

    assert questions.viewport().rect().contains(place_of(questions, ROWS - 20))
