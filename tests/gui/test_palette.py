"""The palette on the screen: over the page, by keyboard, and gone without a trace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quizapp.gui.pages.bank_page import BankPage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.window.frame.commands import COMMANDS
from quizapp.gui.window.frame.hint_bar import hints_for
from quizapp.gui.window.frame.key_list import all_keys
from quizapp.presenters.keyboard.table import GROUPS
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.sample_questions import ONE, SEVERAL
from tests.support.window_fakes import Desk


class _Shown(Shown):
    def make_desk(self):
        return BankDesk()

    @property
    def palette(self):
        return self.window.ways.palette.palette

    def look_for(self, typed: str) -> None:
        self.press_shortcut("Ctrl+K")
        self.press(typed)


@pytest.fixture
def shown(qtbot):
    def show(**how) -> _Shown:
        return _Shown(qtbot, **how).open()

    return show


def test_it_opens_over_an_open_question_and_leaves_it_as_it_is(shown):
    page = shown()
    page.press(Key.Key_Return, "b")
    focused = QApplication.focusWidget()

    page.look_for("triggr")
    assert page.palette.isVisible()
    assert isinstance(page.page, QuestionPage)
    page.press(Key.Key_Escape)

    assert not page.palette.isVisible()
    assert QApplication.focusWidget() is focused
    assert page.page.column.chosen


def test_enter_opens_a_question_in_the_bank_whatever_was_ticked(shown):
    page = shown()
    page.press_shortcut("Ctrl+3")
    page.press("trigger")

    page.look_for(SEVERAL)
    page.press(Key.Key_Return)

    assert isinstance(page.page, BankPage)
    assert page.page.search.text() == ""
    assert page.page.list.currentIndex().data() == "What the search finds"
    page.press(Key.Key_Return)
    assert page.window.study.question._screen.question_id == SEVERAL


def test_control_enter_answers_a_question_at_once(shown):
    page = shown()
    page.look_for(ONE)

    QTest.keyClick(
        QApplication.focusWidget(), Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )

    assert page.window.study.question._screen.question_id == ONE


def test_a_rule_opens_what_cites_it(shown):
    page = shown()
    page.look_for("cr 723.5")

    page.press(Key.Key_Return)

    assert page.page.search.text() == 'rule:"CR 723.5"'
    assert page.page.fault.text() == ""


def test_arrows_choose_and_a_command_runs(shown):
    page = shown()
    page.press_shortcut("Ctrl+K")
    count = page.palette.list.model().rowCount()
    assert count > len("abcde")

    page.press(Key.Key_Down, Key.Key_Up, Key.Key_Up)
    assert page.palette.list.currentIndex().row() == count - 1
    page.press("larger text", Key.Key_Return)

    assert page.theme.scale == 1.1


def test_it_goes_away_when_the_learner_goes_on_with_the_page(shown):
    page = shown()
    page.press_shortcut("Ctrl+K")

    page.page.setFocus()

    assert not page.palette.isVisible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scale", "size"), [(1.0, (1440, 900)), (2.0, (1024, 700)), (2.0, (1440, 900))]
)
def test_none_of_its_texts_is_cut(shown, language, scale, size):
    page = shown(language=language, size=size)
    page.window.set_text_scale(scale)
    page.look_for("zzzz")

    assert cut_texts(page.palette) == []
    assert page.palette.geometry().right() < page.window.width()
    assert page.palette.geometry().bottom() < page.window.height()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_shortcut_of_the_window_is_in_the_list_of_keys_and_the_other_way_round(
    shown, language
):
    page = shown(language=language)
    heard = {each.key().toString() for each in page.window.findChildren(QShortcut)}
    told = {cap for caps, _ in all_keys(language)["everywhere"] for cap in caps}

    listed = {cap.replace(" ", "+").replace("−", "-") for cap in told}
    twins, page_keys = {"Ctrl+="}, {"?", "Esc", "Échap"}
    assert heard - twins == listed - page_keys
    assert page_keys & listed == listed - heard


def test_every_command_can_be_carried_out(shown):
    assert {each.key for each in COMMANDS} <= set(shown().window._commands)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_that_a_hint_bar_shows_is_in_the_list_of_its_page(language):
    screen = Desk().home_presenter(language).opening_screen()
    everywhere = {caps for caps, _ in all_keys(language)["everywhere"]}
    listed = all_keys(language)
    for group in (*GROUPS[0], *GROUPS[1]):
        if not group.endswith("-page") or group == "booth-page":
            continue
        told = {cap for caps, _ in listed[group] for cap in caps}
        told |= {cap for caps in everywhere for cap in caps}
        for caps, does in hints_for(group, screen, language):
            assert set(caps) <= told, (group, does)


def test_the_list_has_every_group_once_and_no_key_twice_for_one_thing():
    groups = [group for column in GROUPS for group in column]

    assert sorted(groups) == sorted(all_keys("en"))
    for group, hints in all_keys("en").items():
        assert len(set(hints)) == len(hints), group


def test_the_start_page_carries_out_every_key_that_is_listed_for_it(shown):
    """Each of them does something, given what it needs."""
    for caps, does in all_keys("en")["home"]:
        page = shown()
        page.press_shortcut("Ctrl+2")
        page.press("w", Key.Key_Return)
        if does != "Show me around":
            page.press_shortcut("Ctrl+1")
            page.press(Key.Key_Return, Key.Key_0, Key.Key_Escape)
        else:
            page.press_shortcut("Ctrl+1")
        if does == "New questions":
            continue  # only offered when something is due as well
        _press_cap(page, caps[0])
        is_on_tour = page.window.ways.tour is not None
        assert is_on_tour or isinstance(page.page, QuestionPage), does


def _press_cap(page: _Shown, cap: str) -> None:
    if cap == "Ctrl Z":
        control = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(page.page, Key.Key_Z, control)
    elif cap == "Enter":
        page.press(Key.Key_Return)
    else:
        page.press(cap.lower())
