"""The feedback page: verdict, reasons, steps, editions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.pages.study.study_body import Room
from quizapp.presenters.feedback_screen import Verdict
from tests.support.page_checks import Key, Shown, cut_texts


@pytest.fixture
def wrong(qtbot) -> Shown:
    """After the wrong answer B, whose step points at the board."""
    shown = Shown(qtbot).go_to(select_all=False)
    shown.press("b", Key.Key_Return)
    return shown


def _page(shown: Shown) -> FeedbackPage:
    assert isinstance(shown.page, FeedbackPage)
    return shown.page


def test_the_verdict_names_the_misconception_and_has_the_focus(wrong):
    assert wrong.text("verdict-heading") == "Not right. The answer is C."
    assert wrong.text("verdict-sentence").startswith("You answered as if ")
    assert QApplication.focusWidget() is _page(wrong).column.verdict


def test_the_answer_is_on_the_disk_before_the_verdict_shows(wrong):
    assert wrong.desk.store.reviews[-1].chosen == ("default",)
    assert _page(wrong).saved.text() == "Saved 12:00:00"


def test_the_right_and_the_chosen_option_are_shown_and_the_others_folded(wrong):
    column = _page(wrong).column

    assert [row.option.letter for row in column.shown_rows] == ["C", "B"]
    assert [row.option.letter for row in column.folded_rows] == ["A", "D", "E"]
    assert not any(row.isVisible() for row in column.folded_rows)


def test_y_unfolds_why_the_other_options_fail(wrong):
    wrong.press("y")

    rows = _page(wrong).column.folded_rows
    assert all(row.isVisible() for row in rows)
    assert "The trigger is not gone." in rows[0].text()


def test_a_step_that_gets_the_focus_rings_its_objects_on_the_board(wrong):
    page = _page(wrong)
    step = page.column.steps.rows[0].step

    wrong.press("t")

    ringed = {
        object_id
        for pressable in page.board.board.pressables()
        if pressable.highlighted
        for object_id in pressable.object_ids()
    }
    assert ringed
    assert ringed >= set(step.object_ids) & ringed


def test_clicking_a_step_marks_it_and_the_arrows_go_on(wrong, qtbot):
    steps = _page(wrong).column.steps
    qtbot.mouseClick(steps.rows[1], Qt.MouseButton.LeftButton)

    wrong.press(Key.Key_Down)

    assert steps.rows[2].hasFocus()


def test_the_editions_show_how_the_answer_changes(wrong):
    wrong.press("[")

    assert _page(wrong)._screen.verdict is Verdict.OTHER_EDITION
    assert wrong.text("verdict-heading").endswith("B is right.")
    assert _page(wrong).column.steps.rows[3].step.differs


def test_the_brackets_step_through_and_home_returns_to_today(wrong):
    wrong.press("[", "[", "]")
    assert "2016" in wrong.text("verdict-heading")

    wrong.press(Key.Key_Home)

    assert wrong.text("verdict-heading") == "Not right. The answer is C."


def test_a_click_on_a_stretch_of_time_shows_its_answer(wrong, qtbot):
    switch = _page(wrong).editions.switch
    place = switch.rect().center()
    place.setX(10)

    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=place)

    assert "22 July 2016" in wrong.text("verdict-heading")
    assert "B" in switch.accessibleDescription()


def test_looking_at_an_edition_keeps_the_focus_on_the_page(wrong):
    wrong.press("t", "[")

    assert _page(wrong).column.isAncestorOf(QApplication.focusWidget())


def test_a_question_that_never_changed_has_no_editions(qtbot):
    shown = Shown(qtbot).go_to(select_all=True)
    shown.press("a", Key.Key_Return)

    assert not _page(shown).editions.isVisible()
    assert shown.text("same-everywhere").startswith("The same answer in every edition")
    assert shown.text("verdict-heading") == "Partly right: 4 of 5 options."


def test_enter_goes_on_to_the_next_question(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "a", Key.Key_Return, Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)


def test_after_the_last_question_enter_finishes_and_says_how_it_went(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "c", Key.Key_Return, Key.Key_Return)
    shown.press("a", "d", Key.Key_Return)
    assert _page(shown).next.text() == "Finish"

    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home
    assert "2 of 2 right" in shown.window.home.opened.notice.text.text()


def test_the_language_changes_under_an_open_verdict(wrong):
    wrong.press_shortcut("Ctrl+L")

    assert wrong.text("verdict-heading") == "Ce n’est pas cela. La réponse est C."
    assert wrong.text("verdict-sentence").startswith("Vous avez répondu comme si ")


def test_esc_leaves_after_the_answer(wrong):
    wrong.press(Key.Key_Escape)

    assert wrong.page is wrong.window.home


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("keys", ["", "[", "yt"])
def test_no_text_after_an_answer_is_cut(qtbot, language, scale, size, keys):
    shown = Shown(qtbot, language=language).go_to(select_all=False)
    shown.press("b", Key.Key_Return, *keys)
    shown.window.resize(*size)
    shown.window.set_text_scale(scale)
    qtbot.wait(1)

    page = _page(shown)
    assert cut_texts(page) == []
    for row in (*page.column.shown_rows, *page.column.steps.rows):
        assert not row.isVisible() or row.height() >= row.heightForWidth(row.width())


def test_tab_goes_from_the_verdict_through_the_steps_to_the_next_question(wrong):
    steps = [row.objectName() for row in _page(wrong).column.steps.rows]

    stops = wrong.tab_stops()

    grades = [f"grade-{number}" for number in range(1, 5)]
    told = ["verdict", "other-options", *steps, *grades]
    assert stops[: len(told)] == told
    assert stops[-5:] == ["leave", "bookmark", "note", "report", "menu"]


def test_tab_comes_to_the_tabs_of_a_narrow_page_before_the_bar_above(qtbot):
    narrow = Shown(qtbot, size=(1024, 700)).go_to(select_all=False)
    narrow.press("b", Key.Key_Return)

    stops = narrow.tab_stops()

    assert stops.index("undo") + 1 == stops.index("left-tab-board")
    assert stops[-5:] == ["leave", "bookmark", "note", "report", "menu"]


def _due(shown: Shown) -> list[str]:
    return [button.accessibleName() for button in _page(shown).grades.buttons]


def test_four_grades_say_when_the_question_comes_back(wrong):
    page = _page(wrong)

    assert [name.split(",")[0] for name in _due(wrong)] == [
        "Again",
        "Hard",
        "Good",
        "Easy",
    ]
    assert all(name.split(", ", 1)[1] for name in _due(wrong))
    assert page.grades.isVisible()
    assert not page.next.isVisible()


def test_a_digit_grades_and_the_next_question_shows(wrong):
    wrong.press("2")

    assert isinstance(wrong.page, QuestionPage)
    assert wrong.desk.store.reviews[-1].grade == 2


def test_enter_keeps_the_grade_that_the_answer_suggests(wrong):
    kept = wrong.desk.store.reviews[-1].grade

    wrong.press(Key.Key_Return)

    assert isinstance(wrong.page, QuestionPage)
    assert wrong.desk.store.reviews[-1].grade == kept


def test_undo_takes_the_answer_back_and_asks_again(wrong, qtbot):
    before = len(wrong.desk.store.reviews)

    qtbot.keyClick(
        QApplication.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )

    assert isinstance(wrong.page, QuestionPage)
    assert len(wrong.desk.store.reviews) == before - 1


def test_undo_on_the_next_question_takes_the_one_before_back(wrong, qtbot):
    asked = _page(wrong)._screen.question_id
    wrong.press("3")

    qtbot.keyClick(
        QApplication.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )

    assert isinstance(wrong.page, QuestionPage)
    assert wrong.page._screen.question_id == asked


def test_where_nothing_was_answered_undo_does_nothing(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)

    qtbot.keyClick(
        QApplication.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )

    assert isinstance(shown.page, QuestionPage)


def test_s_leaves_the_question_out_and_lets_it_come_back(wrong):
    page = _page(wrong)

    wrong.press("s")
    assert wrong.text("schedule-note").startswith("Left out")
    assert page.leave_out.text() == "Let it come back"
    wrong.press("s")

    assert page.leave_out.text() == "Leave out"


def test_the_next_board_is_drawn_while_the_verdict_is_read(qtbot):
    shown = Shown(qtbot).go_to(select_all=False)
    shown.press("b", Key.Key_Return)
    study = shown.window.study
    coming = study._presenter.coming

    qtbot.waitUntil(lambda: study.question.board.board._board == coming.question.board)

    assert study.question.board.board._language == coming.question.language
    assert shown.page is study.feedback


@pytest.mark.parametrize("width", [800, 860, 920, 1024])
def test_where_board_and_words_would_be_too_tight_they_are_tabs(qtbot, width):
    shown = Shown(qtbot, size=(width, 640)).go_to(select_all=False)
    shown.press("b", Key.Key_Return)
    body = _page(shown).body

    beside = body.room is Room.NARROW
    assert beside == (width >= 920)
    assert _page(shown).column.isVisible()
    assert _page(shown).board.isVisible() == beside
    assert cut_texts(_page(shown)) == []


def test_a_verdict_at_the_same_place_opens_anew_whatever_tab_was_left(qtbot):
    shown = Shown(qtbot, size=(800, 640)).go_to(select_all=False)
    shown.press("b", Key.Key_Return)
    _page(shown).body.open_tab("board")
    _page(shown).undo.click()
    shown.press("b", Key.Key_Return)

    assert _page(shown).body.tab == "question"
    assert _page(shown).column.verdict.isVisible()
