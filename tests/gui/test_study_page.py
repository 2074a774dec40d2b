"""The study page on the screen: by keyboard, at any size, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.bank_page import BankPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.pages.ways.set_panel import SetPanel
from quizapp.gui.pages.ways.study_page import StudyPage
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.sample_questions import ONE


class _Shown(Shown):
    def make_desk(self):
        return BankDesk()


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        shown = _Shown(qtbot, **how).open()
        shown.press_shortcut("Ctrl+2")
        return shown

    return show


def test_a_set_is_made_and_gone_through_by_keyboard(shown):
    page = shown()
    assert isinstance(page.page, StudyPage)

    page.press("w", Key.Key_Return)
    assert page.text("set-1") == "2 questions · not begun"
    page.press("g")

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.session == "Set · round 1"
    assert page.desk.store.session.set_id == page.desk.sets.kept[0].set_id


@pytest.mark.parametrize(("room", "beside"), [(400, True), (240, False)])
def test_the_buttons_of_a_set_stand_side_by_side_where_they_fit(qtbot, room, beside):
    panel = SetPanel(Theme(), 1)
    qtbot.addWidget(panel)
    panel.start.say("Start round 1")
    panel.forget.say("Remove")

    panel.set_room(room)
    panel.resize(room, 160)
    panel.show()

    assert (panel.start.y() == panel.forget.y()) is beside


def test_practice_that_does_not_count_is_said_beside_the_question(shown):
    page = shown()
    page.page.once.counting.focus_chain()[1].click()

    page.press(Key.Key_Return)

    assert page.page._screen.session == "Practice that does not count"
    assert page.page.top._title.text() == "Practice that does not count"


def test_tab_comes_to_the_questions_before_what_is_done_with_them(shown):
    page = shown()
    page.page.once.start.setFocus()

    stops = page.tab_stops()

    in_order = [
        stops.index(name) for name in ("ways-start", "make-set", "scope-1", "length-10")
    ]
    assert in_order == sorted(in_order)


def test_digits_choose_which_questions(shown):
    page = shown()

    page.press("4")

    assert [row.isChecked() for row in page.page.scopes.rows] == [
        False,
        False,
        False,
        True,
        False,
    ]


def test_the_bank_hands_over_what_it_found(shown):
    page = shown()
    page.press_shortcut("Ctrl+3")
    page.press("trigger")
    assert isinstance(page.page, BankPage)

    page.page.ways.click()

    assert isinstance(page.page, StudyPage)
    assert page.page.scopes.rows[0].text() == "Found: trigger"
    page.press(Key.Key_Return)
    assert page.page._screen.question_id == ONE


def test_the_start_page_replays_what_went_wrong_by_a_key(shown):
    page = shown()
    page.press_shortcut("Ctrl+1")
    page.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    assert page.page is page.window.home

    page.press("f")

    assert page.page._screen.session == "What went wrong last time"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scale", "size"), [(1.0, (1440, 900)), (1.0, (1024, 700)), (2.0, (1024, 700))]
)
def test_none_of_its_texts_is_cut(shown, language, scale, size):
    page = shown(language=language, size=size)
    page.window.set_text_scale(scale)
    page.press("w", Key.Key_Return)
    kept = page.desk.sets.kept[0]
    page.desk.answer_round(kept.set_id, 1, ((ONE, False),))
    page.press_shortcut("Ctrl+2")
    page.page.rounds.sets[0].forget.click()

    assert cut_texts(page.page) == []
    assert QApplication.focusWidget() is page.page


def test_control_z_on_the_start_page_takes_the_last_answer_back(shown):
    page = shown()
    page.press_shortcut("Ctrl+1")
    page.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
    assert "Ctrl Z" in page.window.hint_bar.findChild(QWidget, "hints").text()

    QTest.keyClick(page.page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert isinstance(page.page, QuestionPage)
    assert page.desk.store.reviews == []


def test_an_open_question_is_left_out_with_a_key(shown):
    page = shown()
    page.press(Key.Key_Return)
    first = page.page._screen.question_id

    page.press("s")

    assert page.page._screen.question_id != first
    assert page.desk.store.put_aside == {first}
    page.press("s")
    assert page.page is page.window.home
