"""The grid: shown late, filled in by keyboard, and never wider than its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.controls.grid import grid as grid_file
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.look.theme import Theme
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)


def _screen(count="0"):
    return GridScreen(
        title="numbers",
        columns=(
            Column(title="Subject"),
            Column(title="Level 1"),
            Column(title="Note", rank=1),
        ),
        rows=(
            (
                Cell(text="Control", kind=CellKind.NAME),
                Cell(text=count, note="of 21", kind=CellKind.COUNT),
                Cell(text="a note that is long enough to need some room"),
            ),
        ),
    )


@pytest.fixture
def grid(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    grid = Grid(Theme())
    grid.show_all_rows()
    column.addWidget(grid)
    grid.hide()
    page.resize(700, 300)
    qtbot.addWidget(page)
    page.show()
    yield grid
    page.close()


def test_a_grid_without_columns_can_be_shown(grid, qtbot):
    grid.show()
    qtbot.wait(1)

    assert grid.isVisible()


def test_digits_are_put_behind_each_other_in_one_cell(grid, qtbot):
    typed = []
    grid.count_typed.connect(lambda *place: typed.append(place))
    grid.show()
    grid.render_grid(_screen(), 0)
    grid.setCurrentIndex(grid.model().index(0, 1))
    qtbot.keyClick(grid, Qt.Key.Key_1)
    grid.render_grid(_screen("1"))
    qtbot.keyClick(grid, Qt.Key.Key_2)
    grid.render_grid(_screen("12"))
    qtbot.keyClick(grid, Qt.Key.Key_Backspace)

    assert typed == [(0, 1, 1), (0, 1, 12), (0, 1, 1)]


def test_a_column_without_room_is_left_out_and_not_cut(grid, qtbot):
    grid.show()
    grid.render_grid(_screen(), 0)
    assert not grid.isColumnHidden(2)
    grid.window().resize(380, 300)
    qtbot.waitUntil(lambda: grid.isColumnHidden(2))

    assert not grid.isColumnHidden(0)


def test_the_columns_end_where_the_frame_begins(grid, qtbot):
    grid.show()
    grid.render_grid(_screen(), 0)
    for width in (700, 701, 703):
        grid.window().resize(width, 300)
        qtbot.waitUntil(lambda: grid.width() > 0)
        grid.fit()
        shown = [n for n in range(3) if not grid.isColumnHidden(n)]
        assert sum(map(grid.columnWidth, shown)) == grid.viewport().width()


def test_the_last_of_all_rows_leaves_its_line_to_the_frame(grid):
    grid.render_grid(_screen())
    last = grid.model().index(0, 0)
    assert not grid.has_line_below(last)

    grid.show_all_rows(False)
    assert grid.has_line_below(last)


def test_a_cell_says_its_column_to_who_does_not_see_it(grid):
    grid.render_grid(_screen("3"))
    index = grid.model().index(0, 1)

    said = grid.model().data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Level 1: 3, of 21"


def test_the_cells_of_a_table_are_measured_once_however_often_it_is_fitted(
    grid, monkeypatch
):
    measured: list[Cell] = []

    def noted(measure):
        def measure_and_note(theme, cell, width):
            measured.append(cell)
            return measure(theme, cell, width)

        return measure_and_note

    monkeypatch.setattr(grid_file, "cell_height", noted(grid_file.cell_height))
    grid.show()
    grid.render_grid(_screen())
    first = len(measured)

    grid.render_grid(_screen())
    grid.fit()
    again = len(measured)
    grid.render_grid(_screen("12"))

    assert first == again == 3
    assert len(measured) == 6
    assert grid.rowHeight(0) > 0
