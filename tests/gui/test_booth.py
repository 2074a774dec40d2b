"""Booth mode on the screen: by keyboard, large, and the window as it was afterwards."""

from __future__ import annotations

import pytest

from quizapp.gui.pages.booth.booth_page import BoothPage
from quizapp.gui.pages.ways.study_page import StudyPage
from quizapp.presenters.wording import word
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.sample_questions import ONE


class _Shown(Shown):
    def make_desk(self):
        return BankDesk()


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        return _Shown(qtbot, **how).open()

    return show


def test_a_show_is_led_by_keyboard_from_the_study_page_to_its_result(shown):
    page = shown()
    page.press_shortcut("Ctrl+2")
    assert isinstance(page.page, StudyPage)

    page.press("b")
    assert isinstance(page.page, BoothPage)
    assert page.window.isFullScreen()
    assert not page.window.rail.isVisible()
    page.press(Key.Key_Return, "+", Key.Key_Return, "-", Key.Key_Return)
    assert page.text("booth-score") == "1 right · 1 wrong"
    page.press(Key.Key_Return, Key.Key_Escape)

    assert page.text("booth-result-heading") == "3 questions shown"
    page.press(Key.Key_Escape)
    assert page.page is page.window.home
    assert not page.window.isFullScreen()
    assert page.window.rail.isVisible()
    assert page.desk.store.reviews == []
    assert page.desk.store.session is None


def test_enter_counts_what_was_chosen(shown):
    page = shown()
    page.window.ways.start_booth((ONE,))

    page.press("a", Key.Key_Return, Key.Key_Return)

    score = page.text("booth-score")
    assert score in {"1 right · 0 wrong", "0 right · 1 wrong"}


def test_text_is_larger_in_a_show_and_as_before_after_it_and_never_kept(shown):
    page = shown()
    page.window.ways.start_booth((ONE,))
    assert page.theme.scale > 1

    page.press(Key.Key_Escape)

    assert page.theme.scale == page.settings.scale == 1


def test_a_size_chosen_in_a_show_stays(shown):
    page = shown()
    page.window.ways.start_booth((ONE,))
    page.press_shortcut("Ctrl++")
    chosen = page.theme.scale

    page.press(Key.Key_Escape)

    assert page.theme.scale == page.settings.scale == chosen > 1


def test_something_can_be_looked_up_and_the_show_goes_on(shown):
    page = shown()
    page.window.ways.start_booth((ONE,))
    page.press_shortcut("Ctrl+3")
    assert page.page is not page.window.ways.booth.page

    page.press(Key.Key_Escape)

    assert page.page is page.window.ways.booth.page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "size"), [(1.25, (1440, 900)), (2.0, (1024, 700))])
def test_none_of_its_texts_is_cut(shown, language, scale, size):
    page = shown(language=language, size=size)
    page.window.ways.start_booth((ONE,))
    page.window.showNormal()
    page.window.resize(*size)
    page.theme.set_scale(scale)

    assert cut_texts(page.page) == []
    page.press("a", Key.Key_Return)
    assert cut_texts(page.page) == []
    shown_page = page.page
    buttons = (shown_page.next, shown_page.wrong, shown_page.right)
    assert all(button.isVisible() for button in buttons)
    assert shown_page.next.accessibleName() == word(language, "booth.next")
    page.press(Key.Key_Return, Key.Key_Escape)
    assert cut_texts(page.page) == []


def test_where_only_one_has_room_question_and_board_are_tabs(shown):
    page = shown(size=(1024, 700))
    page.window.ways.start_booth((ONE,))
    page.window.showNormal()
    page.window.resize(1024, 700)
    page.theme.set_scale(2.0)
    booth = page.page
    assert booth.top.tabs.isVisible()

    booth.top.tabs.buttons[1].click()
    assert booth.asked_board.isVisible()
    page.press("v")

    assert not booth.asked_board.isVisible()
    assert booth.top.tabs.buttons[0].isChecked()
