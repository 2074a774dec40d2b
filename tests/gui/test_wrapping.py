"""Rows are measured once a width, and anew when what they say or its size changes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.wrapping import Wrapping


class Row(Wrapping, QLabel):
    def __init__(self, theme):
        super().__init__()
        self._theme = theme
        self.height = 20.0
        self.asked = []

    def height_at(self, width):
        self.asked.append(width)
        return self.height


@pytest.fixture
def row(qtbot):
    made = Row(Theme())
    qtbot.addWidget(made)
    return made


def test_the_same_width_is_measured_once(row):
    assert [row.heightForWidth(width) for width in (300, 300, 200, 300)] == [20] * 4
    assert row.asked == [300, 200]


def test_a_row_that_changed_is_not_wrapped_for_a_width_that_it_has_not(row):
    row.heightForWidth(300)
    row.update()

    row.sizeHint()
    row.heightForWidth(300)

    assert row.asked == [300, 300]


@pytest.mark.parametrize("change", ["update", "updateGeometry"])
def test_a_row_that_changed_is_measured_anew(row, change):
    row.heightForWidth(300)
    row.height = 60.0

    getattr(row, change)()

    assert row.heightForWidth(300) == 60


def test_at_another_text_size_a_row_is_measured_anew(row):
    row.heightForWidth(300)

    row._theme.set_scale(2.0)

    assert row.heightForWidth(300) == 40
    assert row.asked == [300, 150]
