"""Another language: what is seen says it at once, a page that is not seen before it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStackedWidget, QWidget

from quizapp.gui.window.ahead.translator import Translator
from tests.support.bank_fakes import BankDesk
from tests.support.page_checks import Shown


class Said:
    """A part without a page, such as a strip around the pages."""

    def __init__(self) -> None:
        self.languages: list[str] = []

    def render_language(self, language: str) -> None:
        self.languages.append(language)


class OnePage(Said):
    """A lead of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.page = QWidget()


class TwoPages(Said):
    """A lead of two pages."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = QWidget(), QWidget()


class Window:
    """Three leads and a strip; the page of the first lead is seen."""

    def __init__(self, qtbot) -> None:
        self.pages = QStackedWidget()
        qtbot.addWidget(self.pages)
        self.seen, self.hidden, self.pair, self.strip = (
            OnePage(), OnePage(), TwoPages(), Said(),
        )  # fmt: skip
        for page in (self.seen.page, self.hidden.page, *self.pair.pages):
            self.pages.addWidget(page)
        self.translator = Translator(self.pages)

    def translate(self, language: str) -> None:
        parts = (self.seen, self.hidden, self.pair, self.strip)
        self.translator.translate(language, parts)

    def said(self) -> list[list[str]]:
        parts = (self.seen, self.hidden, self.pair, self.strip)
        return [part.languages[:] for part in parts]


@pytest.fixture
def window(qtbot) -> Window:
    return Window(qtbot)


def test_in_the_turn_of_a_change_only_what_is_seen_is_said(window):
    window.translate("fr")

    assert window.said() == [["fr"], [], [], ["fr"]]


def test_the_others_follow_one_a_turn(window, qtbot):
    window.translate("fr")

    window.translator._tell_next()
    after_one = window.said()
    qtbot.waitUntil(lambda: window.translator.is_done)

    assert after_one == [["fr"], ["fr"], [], ["fr"]]
    assert window.said() == [["fr"]] * 4


def test_a_page_is_said_before_it_is_seen_and_only_once(window, qtbot):
    window.translate("fr")

    window.translator.make_ready(window.pair.pages[1])
    before = window.pair.languages[:]
    qtbot.waitUntil(lambda: window.translator.is_done)

    assert before == ["fr"]
    assert window.said() == [["fr"]] * 4


def test_a_part_of_the_page_that_is_seen_is_said_at_once(window):
    window.hidden.page.setParent(window.seen.page)

    window.translate("fr")

    assert window.said() == [["fr"], ["fr"], [], ["fr"]]


def test_of_two_languages_in_one_turn_a_page_that_is_not_seen_says_the_last(
    window, qtbot
):
    window.translate("fr")
    window.translate("en")

    qtbot.waitUntil(lambda: window.translator.is_done)

    assert window.said() == [["fr", "en"], ["en"], ["en"], ["fr", "en"]]


class BankShown(Shown):
    """A window with a bank."""

    def make_desk(self):
        return BankDesk()


def test_a_page_behind_another_one_comes_back_in_the_new_language(qtbot):
    window = BankShown(qtbot).open().window
    window.rail.pressed.emit("bank")
    bank = window.pages.currentWidget()
    window.rail.pressed.emit("settings")

    window.set_language("fr")
    late = bank._title.text()
    window._open(bank)

    assert "Banque" not in late
    assert "Banque" in bank._title.text()


def test_what_stands_around_the_pages_is_in_the_language_of_now_at_once(qtbot):
    window = BankShown(qtbot).open().window
    window.rail.pressed.emit("settings")

    window.set_language("fr")

    assert window.rail.buttons["bank"].text() == "Questions"
    assert window._home_screen.rules_line.startswith("Règles")
