"""A column is as high as what it holds, and what nobody sees is measured when it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.pages.scroll import ScrollColumn


@pytest.fixture
def column(qtbot):
    made = ScrollColumn()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def hold(column, height):
    part = QWidget()
    part.setFixedHeight(height)
    column.column.addWidget(part)
    part.show()
    column.fit()


def test_a_column_that_is_seen_is_measured_at_once(column):
    hold(column, 500)

    assert column.widget().height() == 500


def test_what_is_put_into_a_hidden_column_is_measured_when_it_is_shown_again(column):
    column.hide()
    hold(column, 500)
    assert column.widget().height() == 200

    column.show()

    assert column.widget().height() == 500


def test_a_column_that_was_never_shown_is_measured_at_once(qtbot):
    made = ScrollColumn()
    qtbot.addWidget(made)
    made.resize(300, 200)

    hold(made, 500)

    assert made.widget().height() == 500


class Requests(QObject):
    """Counts how often a column is asked to lay out what it holds."""

    def __init__(self, column: ScrollColumn) -> None:
        super().__init__(column)
        self.count = 0
        column.widget().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


def test_a_column_is_laid_out_for_a_change_and_then_left_in_peace(column):
    hold(column, 500)
    requests = Requests(column)

    column.widget().findChild(QWidget).setFixedHeight(300)
    for _ in range(20):
        QApplication.processEvents()
    QApplication.sendPostedEvents(column.widget(), QEvent.Type.LayoutRequest)

    assert column.widget().height() == 300
    assert 1 <= requests.count <= 3
