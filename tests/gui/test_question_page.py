"""The question page: choosing, ticking, ruling out, checking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGroupBox

from quizapp.gui.options.option_row import OptionRow
from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.page_checks import Key, Shown, cut_texts


@pytest.fixture
def one(qtbot) -> Shown:
    return Shown(qtbot).go_to(select_all=False)


@pytest.fixture
def several(qtbot) -> Shown:
    return Shown(qtbot).go_to(select_all=True)


def _rows(shown: Shown) -> list[OptionRow]:
    return shown.window.study.question.column.rows


def _chosen(shown: Shown) -> list[str]:
    return [row.objectName()[-1] for row in _rows(shown) if row.isChecked()]


@pytest.mark.parametrize(
    ("key", "letter"), [("b", "B"), ("E", "E"), ("1", "A"), ("5", "E")]
)
def test_a_letter_or_a_digit_chooses(one, key, letter):
    one.press(key)

    assert _chosen(one) == [letter]


def test_choosing_another_option_replaces_the_choice(one):
    one.press("b", "d")

    assert _chosen(one) == ["D"]


def test_several_options_can_be_ticked_and_unticked(several):
    several.press("a", "c", "d", "c")

    assert _chosen(several) == ["A", "D"]


def test_the_mouse_chooses(one, qtbot):
    qtbot.mouseClick(_rows(one)[2], Qt.MouseButton.LeftButton)

    assert _chosen(one) == ["C"]


def test_the_arrows_move_without_choosing_and_space_chooses(one):
    one.press(Key.Key_Down, Key.Key_Down)
    assert _chosen(one) == []

    one.press(Key.Key_Space)

    assert _chosen(one) == ["C"]


def test_x_rules_out_the_option_with_the_focus_and_takes_it_back(one):
    one.press("b", "x")
    assert _rows(one)[1].ruled_out
    assert _chosen(one) == []

    one.press("x")

    assert not _rows(one)[1].ruled_out


def test_choosing_a_ruled_out_option_takes_the_note_back(one):
    one.press("b", "x", "b")

    assert _chosen(one) == ["B"]
    assert not _rows(one)[1].ruled_out


def test_enter_checks_the_answer_once_something_is_chosen(one):
    one.press(Key.Key_Return)
    assert isinstance(one.page, QuestionPage)

    one.press("b", Key.Key_Return)

    assert isinstance(one.page, FeedbackPage)
    assert one.desk.store.reviews[-1].chosen == ("default",)


def test_the_check_button_is_off_while_nothing_is_chosen(one, qtbot):
    check = one.window.study.question.check
    assert not check.isEnabled()

    one.press("c")
    qtbot.mouseClick(check, Qt.MouseButton.LeftButton)

    assert isinstance(one.page, FeedbackPage)


def test_zero_says_i_do_not_know(one):
    one.press("b", "0")

    assert isinstance(one.page, FeedbackPage)
    assert one.desk.store.reviews[-1].chosen == ()


def test_v_shows_the_board_as_text_and_back(one):
    board = one.window.study.question.board

    one.press("v")
    assert board.lines.isVisible()
    assert not board.board.isVisible()

    one.press("v")
    assert board.board.isVisible()


def test_letters_answer_while_the_board_text_has_the_keyboard(one):
    one.press("v")
    one.window.study.question.board.lines.setFocus()

    one.press("b", Key.Key_Return)

    assert isinstance(one.page, FeedbackPage)


def test_esc_leaves_and_the_session_can_be_resumed(one):
    one.press(Key.Key_Escape)

    assert one.page is one.window.home
    assert one.desk.store.session is not None


def test_the_next_question_begins_without_a_choice(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "a", Key.Key_Return, Key.Key_Return)

    assert _chosen(shown) == []
    assert len(_rows(shown)) == 5


def test_changing_the_language_keeps_what_was_chosen_and_ruled_out(one):
    one.press("d", "x", "b")

    one.press_shortcut("Ctrl+L")

    assert _chosen(one) == ["B"]
    assert _rows(one)[3].ruled_out
    assert _rows(one)[1].text().startswith("Faire sacrifier")


def test_assistive_technology_meets_radio_buttons_or_check_boxes(qtbot):
    roles = {}
    for select_all in (False, True):
        shown = Shown(qtbot).go_to(select_all=select_all)
        row = QAccessible.queryAccessibleInterface(_rows(shown)[0])
        roles[select_all] = row.role()
        assert row.text(QAccessible.Text.Name).startswith("A: ")

    assert roles == {
        False: QAccessible.Role.RadioButton,
        True: QAccessible.Role.CheckBox,
    }


def test_the_options_are_a_group_named_by_the_question(one):
    group = one.page.findChild(QGroupBox, "options")
    spoken = QAccessible.queryAccessibleInterface(group)

    assert spoken.role() is QAccessible.Role.Grouping
    assert spoken.text(QAccessible.Text.Name) == "What do you do about the trigger?"


def test_a_question_is_read_from_its_beginning_however_large_its_text_is(qtbot):
    shown = Shown(qtbot, size=(1024, 700)).go_to(select_all=False)
    shown.window.set_text_scale(2.0)
    qtbot.wait(1)
    shown.press(Key.Key_0, Key.Key_Return)

    column = shown.window.study.question.column
    assert column.verticalScrollBar().maximum() > 0
    assert column.verticalScrollBar().value() == 0
    assert column.rows[0].hasFocus()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_text_of_a_question_is_cut(qtbot, language, scale, size):
    shown = Shown(qtbot, language=language).go_to(select_all=False)
    shown.window.resize(*size)
    shown.window.set_text_scale(scale)
    qtbot.wait(1)

    assert cut_texts(shown.page) == []
    assert shown.page.unsure.isVisible()
    for row in _rows(shown):
        assert row.height() >= row.heightForWidth(row.width())


def test_tab_goes_from_the_options_to_the_buttons_the_board_and_the_bar(one):
    one.press("a")

    stops = one.tab_stops()

    assert stops[:5] == ["option-A", "check", "unsure", "hint", "put-aside"]
    assert stops[-4:] == ["leave", "bookmark", "report", "menu"]
    assert all(stop.startswith(("card", "lands", "zone")) for stop in stops[5:-4])
