"""The question bank on the screen: by keyboard, in both languages, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.bank_page import BankPage
from quizapp.gui.pages.question_page import QuestionPage
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.sample_questions import SEVERAL


class _Shown(Shown):
    def make_desk(self):
        return BankDesk()

    @property
    def bank(self) -> BankPage:
        assert isinstance(self.page, BankPage)
        return self.page

    def titles(self) -> list[str]:
        model = self.bank.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        shown = _Shown(qtbot, **how).open()
        shown.press_shortcut("Ctrl+3")
        return shown

    return show


def test_a_key_opens_the_bank_with_the_search_ready(shown):
    page = shown()

    assert page.window.rail.buttons["bank"].is_current
    assert QApplication.focusWidget() is page.bank.search
    assert page.titles() == ["The forgotten trigger", "What the search finds"]


def test_typing_filters_at_once(shown):
    page = shown()

    page.press("trigger")

    assert page.titles() == ["The forgotten trigger"]
    assert page.text("count") == "1 of 2 questions"
    assert page.bank.practise.text() == "Practise this question"


def test_a_bookmark_is_drawn_and_said(shown):
    page = shown()
    list_ = page.bank.list
    plain = list_.grab().toImage()

    page.desk.marks.bookmark(SEVERAL)
    page.press_shortcut("Ctrl+3")

    assert list_.grab().toImage() != plain
    told = list_.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert ", bookmarked, " in told


def test_a_fault_of_the_query_is_said_below_it(shown):
    page = shown()

    page.press("level:9")

    assert page.text("query-fault") == "“level:9” is no value that it can have."


def test_down_and_enter_answer_the_question_that_is_looked_into(shown):
    page = shown()

    page.press(Key.Key_Down, Key.Key_Down)
    assert page.text("preview-question")
    page.press(Key.Key_Return)

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.question_id == SEVERAL
    assert page.page._screen.total == 1


def test_ctrl_enter_practises_all_that_was_found(shown):
    page = shown()
    page.press("trigger")

    QTest.keyClick(
        page.bank.search, Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    QApplication.processEvents()

    assert isinstance(page.page, QuestionPage)
    assert page.page._screen.total == 1


def test_a_tick_narrows_the_list_and_shows_as_ticked(shown):
    page = shown()
    box = next(
        each for each in page.bank.facets.boxes() if each.text() == "Missed triggers"
    )

    box.setFocus()
    page.press(Key.Key_Space)

    assert page.titles() == ["The forgotten trigger"]
    assert box.isChecked()
    page.bank.clear.click()
    assert not box.isChecked()


def test_where_nothing_fits_the_page_says_what_to_do(shown):
    page = shown()

    page.press("nothing like it")

    assert page.titles() == []
    assert not page.bank.practise.isVisible()
    assert not page.bank.preview.answer.isVisible()


def test_escape_leads_back(shown):
    page = shown()

    page.press(Key.Key_Escape)

    assert page.page is page.window.home


def test_the_bank_can_be_opened_beside_a_session_and_left_again(shown):
    page = shown()
    page.press(Key.Key_Down, Key.Key_Return)
    assert isinstance(page.page, QuestionPage)

    page.press_shortcut("Ctrl+3")
    page.press(Key.Key_Escape)

    assert isinstance(page.page, QuestionPage)


def test_rows_tell_assistive_technology_all_that_they_show(shown):
    index = shown().bank.list.model().index(0, 0)

    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)

    assert spoken == (
        "The forgotten trigger, What do you do? · Missed triggers · select one ·"
        " Level\N{NO-BREAK SPACE}2, IPG 2.1 +1, not answered yet, new"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_the_bank_is_cut(shown, language, size, scale):
    page = shown(language=language, size=size)
    page.window.set_text_scale(scale)
    page.press(Key.Key_Down)

    assert cut_texts(page.page) == []


def test_a_property_is_barred_with_minus_and_with_shift(shown, qtbot):
    page = shown()
    page.press_shortcut("Ctrl+3")
    boxes = page.bank.facets.boxes()
    box = next(box for box in boxes if box.value.value == "searching")
    box.setFocus()

    page.press("-")
    assert box.value.barred
    assert page.titles() == ["The forgotten trigger"]
    assert box.accessibleName() == "not Searching a library: 1"
    left, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(box, left, shift)

    assert not box.value.barred
    assert len(page.titles()) == 2


def test_where_it_is_narrow_filters_open_in_a_drawer_that_says_what_it_leads_to(shown):
    page = shown(size=(1024, 700))
    page.window.set_text_scale(2.0)
    assert not page.bank.facets.isVisible()

    QTest.keyClick(page.bank, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.bank.facets.isVisible()
    assert not page.bank.list.isVisible()
    assert cut_texts(page.bank) == []
    assert page.bank.close_filters.text() == "Show 2 questions"
    page.press(Key.Key_Tab, Key.Key_Space)
    assert page.bank.close_filters.text() == "Show 1 question"
    page.bank.close_filters.click()

    assert not page.bank.facets.isVisible()
    assert not page.bank.close_filters.isVisible()
    assert len(page.titles()) == 1
    assert page.bank.clear.isVisible()
    assert page.bank.clear.accessibleName() == "Clear"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1440, 900)), (2.0, (1024, 700))])
def test_where_nothing_is_found_the_page_says_what_would_help(
    shown, language, scale, size
):
    page = shown(language=language, size=size)
    page.window.set_text_scale(scale)
    page.press("zebra")
    nothing = page.bank.nothing
    assert not page.bank.clear.isVisible()
    counts = {box.value.count for box in page.bank.facets.boxes()}

    assert counts == {0}
    assert nothing.isVisible()
    assert not page.bank.list.isVisible()
    assert not page.bank.preview.isVisible()
    assert cut_texts(nothing) == []
    nothing.drop.click()

    assert not nothing.isVisible()
    assert len(page.titles()) == 2
    assert page.bank.search.text() == ""
