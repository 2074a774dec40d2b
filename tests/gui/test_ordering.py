"""Turns are put in order by keyboard and by drag, and the answer is shown beside them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.ordering.dragging import Carried, Grip
from quizapp.gui.ordering.order_field import OrderField
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.presenters.judging.order_screen import PlaceMark
from tests.support.ordered_questions import OrderedDesk
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.window_fakes import Desk


class Ordered(Shown):
    """A window over the question whose turns are put in order."""

    def make_desk(self) -> Desk:
        return OrderedDesk()

    @property
    def field(self) -> OrderField:
        return self.window.study.question.column.order

    @property
    def order(self) -> tuple[str, ...]:
        return self.field.arrangement.pieces

    def drag(self, carried: Carried, goal: QPoint) -> None:
        """Let the field see what a drag would show it, and drop it there."""
        data, move = carried.as_data(), Qt.DropAction.MoveAction
        last = (move, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        for kind in (QDragEnterEvent, QDragMoveEvent):
            QApplication.sendEvent(self.field, kind(goal, *last))
        QApplication.sendEvent(self.field, QDropEvent(QPointF(goal), *last))
        QApplication.processEvents()

    def middle_of(self, name: str) -> QPoint:
        """Find the middle of a row, as the field sees it."""
        rows = {row.objectName(): row for row in self.field.rows}
        return rows[name].mapTo(self.field, rows[name].rect().center())


@pytest.fixture
def shown(qtbot) -> Ordered:
    shown = Ordered(qtbot).open()
    shown.press(Key.Key_Return)
    return shown


def _pieces(shown: Ordered) -> list[str]:
    return [row.carried.piece_id for row in shown.field.pieces]


def test_an_order_is_put_together_changed_and_checked_by_keyboard(shown):
    first, second, third = _pieces(shown)
    check = shown.window.study.question.check

    shown.press("1", Key.Key_Down, Key.Key_Return)
    assert shown.order == (first, second)
    assert not check.isEnabled()
    said = [each.text() for each in shown.page.findChildren(TextBlock)]
    assert sum("2 of 3 filled" in each for each in said) == 1
    shown.press(Key.Key_Backspace, Key.Key_Down, Key.Key_Space, "2")
    assert shown.order == (first, third, second)
    shown.press("1")
    assert shown.order == (first, third, second)
    shown.press(Key.Key_Right)
    QTest.keyClick(
        QApplication.focusWidget(), Key.Key_Down, Qt.KeyboardModifier.AltModifier
    )
    assert shown.order == (third, first, second)
    assert QApplication.focusWidget().objectName() == "place-2"
    assert (
        QApplication.focusWidget().accessibleName().startswith("Place 2 of 3: A turn")
    )
    shown.press(Key.Key_Delete, "1")
    assert shown.order == (third, second, first)
    assert check.isEnabled()
    shown.press(Key.Key_Return)

    assert isinstance(shown.page, FeedbackPage)
    assert shown.desk.store.reviews[-1].chosen == ("-".join((third, second, first)),)
    rows = shown.window.study.feedback.column.order.rows
    assert [row.place.number for row in rows] == [1, 2, 3]
    assert all(row.place.mark_text in row.text() for row in rows)
    column = shown.window.study.feedback.column
    assert column.fold.text() == "Why other orders fail"
    fills = {row.place.mark: row._look().fill for row in rows}
    assert fills[PlaceMark.DIFFERS] == shown.theme.tokens.surface
    assert cut_texts(shown.page) == []


def test_an_order_is_put_together_by_drag(shown, qtbot):
    first, second, _third = _pieces(shown)

    shown.drag(Carried(first), shown.middle_of("place-3"))
    shown.drag(Carried(second), shown.middle_of("place-2"))
    assert shown.order == (first, second)
    shown.drag(Carried(second, 1), shown.middle_of("place-1"))
    assert shown.order == (second, first)
    shown.drag(Carried(first), shown.middle_of("place-1"))
    assert shown.order == (first, first)
    shown.drag(Carried(first, 0), shown.middle_of("piece-2"))
    assert shown.order == (first,)
    shown.drag(Carried("of another window"), shown.middle_of("place-1"))
    assert shown.order == (first,)


def test_carrying_something_to_the_lower_end_scrolls_on(qtbot):
    shown = Ordered(qtbot, size=(1024, 700)).open()
    shown.theme.set_scale(2.0)
    shown.press(Key.Key_Return)
    bar = shown.window.study.question.column.verticalScrollBar()
    before = bar.value()

    shown.drag(Carried(_pieces(shown)[0]), shown.middle_of("place-1"))

    assert bar.value() > before
    assert shown.order == (_pieces(shown)[0],)


def test_the_order_of_a_misconception_stands_once_beside_the_right_one(shown):
    pieces = _pieces(shown)
    for piece in ("N/A", "N/A", "A"):
        shown.press(str(pieces.index(piece) + 1))
    shown.press(Key.Key_Return)
    column = shown.window.study.feedback.column

    second = column.order.rows[1]
    assert "Differs. You put: A turn of" in second.text()
    assert second.text().endswith("(CR 723.1)")
    assert column.shown_rows == []
    marks = {row.option.mark_text for row in column.folded_rows}
    assert marks == {"Your answer", "Left out"}


def test_what_is_no_piece_of_the_question_is_not_taken(shown):
    data, last = (
        QMimeData(),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier),
    )
    data.setText("N-A")
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, *last)
    event.ignore()

    QApplication.sendEvent(shown.field, event)

    assert not event.isAccepted()


def test_a_pulled_row_carries_its_piece(shown, qtbot, monkeypatch):
    carried: list[Carried] = []
    monkeypatch.setattr(Grip, "carry", lambda _grip, what: carried.append(what))
    piece, place = shown.field.pieces[0], shown.field.places[0]

    shown.press("1")
    for row in (piece, place):
        qtbot.mousePress(row, Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
        qtbot.mouseMove(row, QPoint(41, 20))
        qtbot.mouseMove(row, QPoint(40, 120))
        qtbot.mouseRelease(row, Qt.MouseButton.LeftButton, pos=QPoint(40, 120))

    assert carried == [Carried(_pieces(shown)[0]), Carried(_pieces(shown)[0], 0)]
    assert len(shown.order) == 1


def test_a_click_puts_a_piece_and_another_takes_it_out(shown, qtbot):
    qtbot.mouseClick(shown.field.pieces[1], Qt.MouseButton.LeftButton)
    assert shown.order == (_pieces(shown)[1],)

    qtbot.mouseClick(shown.field.places[0], Qt.MouseButton.LeftButton)

    assert shown.order == ()


def test_assistive_technology_hears_lists_whose_rows_it_can_press(shown):
    pieces = QAccessible.queryAccessibleInterface(shown.field.pieces[0].parentWidget())
    row = QAccessible.queryAccessibleInterface(shown.field.pieces[1])

    assert pieces.role() == QAccessible.Role.List
    assert pieces.text(QAccessible.Text.Name).startswith("Turns to choose from")
    assert row.role() == QAccessible.Role.ListItem
    assert row.text(QAccessible.Text.Name).endswith(", 2 of 3")
    assert row.actionInterface().actionNames() == ["Press", "SetFocus"]
    row.actionInterface().doAction("SetFocus")
    assert shown.field.pieces[1].hasFocus()
    row.actionInterface().doAction("Press")
    assert shown.order == (_pieces(shown)[1],)


def test_another_language_keeps_the_order(shown):
    shown.press("1", "2")
    before = shown.order

    shown.window.study.render_language("fr")

    assert shown.order == before
    assert shown.field.pieces[0].text().startswith("Un tour d")
    assert shown.field.places[0].accessibleName().startswith("Place 1 sur 3")


def test_an_answer_taken_back_can_be_changed(shown):
    shown.press("1", "2", "3", Key.Key_Return)
    before = shown.order
    shown.window.study.undo()

    assert isinstance(shown.page, QuestionPage)
    assert shown.desk.store.reviews == []
    assert shown.order == before
    shown.press(Key.Key_Backspace)
    assert shown.order == before[:2]


@pytest.mark.parametrize(("scale", "language"), [(1.0, "fr"), (2.0, "fr"), (2.0, "en")])
def test_nothing_of_an_order_is_cut_where_it_is_narrow(qtbot, scale, language):
    shown = Ordered(qtbot, language=language, size=(1024, 700)).open()
    shown.theme.set_scale(scale)
    shown.press(Key.Key_Return, "1", "2", "3")

    column = shown.window.study.question.column
    assert cut_texts(shown.page) == []
    for row in shown.field.rows:
        assert row.height() >= row.heightForWidth(row.width())
        assert row.mapTo(column.view, QPoint(row.width(), 0)).x() <= column.view.width()
