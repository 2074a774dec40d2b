"""Table and detail of the gradebook scroll each by itself, where there is room."""

from __future__ import annotations

import pytest

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.instructing.gradebook.gradebook_page import GradebookPage
from quizapp.presenters.instructing.gradebook.screen import (
    DetailScreen,
    GradebookScreen,
    Section,
)
from quizapp.presenters.instructing.grid_screen import Cell, Column, GridScreen

_ROWS = 60
_GRID = GridScreen(
    title="Candidates",
    columns=(Column(title="Candidate"),),
    rows=tuple((Cell(text=f"Candidate {n}"),) for n in range(_ROWS)),
)
_LONG = Section(title="Steps", lines=tuple(f"{n}. A step" for n in range(80)))
_SCREEN = GradebookScreen(
    language="en", title="Gradebook", line="Club test", tab="candidates",
    tabs=(("candidates", "Candidates"), ("questions", "Questions"), ("log", "Log")),
    is_graded=True, empty="", scores=None, tiles=(), grid=_GRID, selected=0,
    detail=DetailScreen(title="Ann", line="form A", facts=(), sections=(_LONG,)),
)  # fmt: skip


@pytest.fixture
def page(qtbot):
    made = GradebookPage(Theme())
    qtbot.addWidget(made)

    def show(width: int, height: int) -> GradebookPage:
        made.resize(width, height)
        made.show()
        made.render_screen(_SCREEN)
        qtbot.waitUntil(lambda: made.grid.rowHeight(0) > 0)
        return made

    return show


def test_where_there_is_room_the_detail_scrolls_and_the_list_stays(page, qtbot):
    shown = page(1200, 900)
    assert shown._scroll.verticalScrollBar().maximum() == 0

    below = shown.beside.verticalScrollBar()
    qtbot.waitUntil(lambda: below.maximum() > 0)
    below.setValue(below.maximum())

    assert shown.grid.verticalScrollBar().value() == 0
    assert shown.grid.visualRect(shown.grid.model().index(0, 0)).isValid()
    assert shown.grid.verticalScrollBar().maximum() > 0


def test_where_it_is_low_the_page_scrolls_and_follows_the_row(page, qtbot):
    shown = page(1200, 560)
    assert shown.beside.isHidden()
    assert shown.detail.isVisible()

    shown.grid.setCurrentIndex(shown.grid.model().index(_ROWS - 1, 0))

    place = shown.grid.visualRect(shown.grid.currentIndex())
    middle = shown.grid.viewport().mapTo(shown._scroll.viewport(), place.center())
    assert 0 <= middle.y() <= shown._scroll.viewport().height()
    shown.resize(1200, 900)
    qtbot.waitUntil(lambda: shown.beside.isVisible())
    assert shown.detail.isVisible()


def test_the_list_fills_its_frame(page, qtbot):
    shown = page(1200, 900)

    qtbot.waitUntil(lambda: shown.table.height() - shown.grid.height() == 2)


def test_what_stands_below_the_title_stays_with_it(page):
    shown = page(1200, 900)
    head = shown.buttons["collect"].geometry().bottom()
    assert shown._line.geometry().top() > head

    shown.resize(700, 900)
    shown.adapt()
    shown._scroll.column.activate()
    assert shown._line.geometry().top() < shown.buttons["collect"].geometry().top()
