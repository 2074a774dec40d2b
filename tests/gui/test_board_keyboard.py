"""The board by keyboard: walking, details of a card, lists of zones."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quizapp.gui.board.board_text import BoardTextWidget
from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.board.cards.button import CardButton
from quizapp.gui.board.cards.details import CardDetails
from quizapp.gui.board.zone_list import ZoneList
from quizapp.gui.board.zone_pill import ZonePill
from quizapp.gui.look.theme import Theme
from tests.support.sample_boards import controlled_turn

Key = Qt.Key


class Page(QWidget):
    """A window with a board whose page has shortcuts of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = Theme()
        self.heard: list[str] = []
        self.board = BoardWidget(self.theme)
        QVBoxLayout(self).addWidget(self.board)
        for key in ("A", "Return", "Escape", "K"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda key=key: self.heard.append(key))
        self.resize(900, 780)
        self.board.render_board(controlled_turn(), "en")


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Show the page and let it have the keyboard."""
    page = Page()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


def card(page: Page, number: int) -> CardButton:
    """Find a card on the page's board."""
    found = page.board.findChild(CardButton, f"card-{number}")
    assert found is not None
    return found


def press(qtbot: QtBot, key: Qt.Key, alt: bool = False) -> None:
    """Press a key where the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    modifier = Qt.KeyboardModifier
    qtbot.keyClick(focus, key, modifier.AltModifier if alt else modifier.NoModifier)


def focused(page: Page) -> str:
    """Say what has the keyboard."""
    focus = QApplication.focusWidget()
    return focus.objectName() if focus else ""


@pytest.mark.parametrize("key", [Key.Key_K, Key.Key_Return, Key.Key_Space])
def test_a_key_on_a_card_opens_its_details_and_escape_returns(
    page: Page, qtbot: QtBot, key: Qt.Key
) -> None:
    card(page, 1).setFocus()

    press(qtbot, key)
    details = page.findChild(CardDetails)
    assert details is not None
    assert details.isVisible()
    assert details.accessibleDescription() == "Cumulative upkeep: sacrifice a creature"
    press(qtbot, Key.Key_Escape)

    assert focused(page) == "card-1"
    assert page.findChild(CardDetails) is None or not details.isVisible()


def test_details_stay_open_while_another_board_of_the_window_is_drawn(
    page: Page, qtbot: QtBot
) -> None:
    other = BoardWidget(page.theme, page)
    other.hide()
    other.render_board(controlled_turn(), "en")
    card(page, 1).setFocus()
    press(qtbot, Key.Key_K)
    details = page.findChild(CardDetails)
    assert details is not None

    other.render_board(controlled_turn(), "fr")
    assert details.isVisible()

    page.board.render_board(controlled_turn(), "fr")
    assert not details.isVisible()


def test_the_pages_shortcuts_rest_while_details_are_open(
    page: Page, qtbot: QtBot
) -> None:
    card(page, 1).setFocus()

    press(qtbot, Key.Key_K)
    press(qtbot, Key.Key_A)
    press(qtbot, Key.Key_Escape)

    assert page.heard == []


def test_the_pages_shortcuts_work_on_the_board(page: Page, qtbot: QtBot) -> None:
    card(page, 1).setFocus()

    press(qtbot, Key.Key_A)

    assert page.heard == ["A"]


def test_enter_on_a_zone_lists_its_cards_and_enter_there_shows_details(
    page: Page, qtbot: QtBot
) -> None:
    pill = page.board.findChild(ZonePill, "zone-1-graveyard")
    assert pill is not None
    pill.setFocus()

    press(qtbot, Key.Key_Return)
    rows = page.findChild(QListWidget, "zone-cards")
    assert rows is not None
    assert [rows.item(row).text() for row in range(rows.count())] == [
        "Fling · Instant",
        "Forest · Land",
    ]
    press(qtbot, Key.Key_Return)

    details = page.findChild(CardDetails)
    assert details is not None
    assert details.accessibleName() == "Fling, Instant"
    assert page.heard == []


def test_a_hidden_zone_says_that_its_cards_are_not_known(
    page: Page, qtbot: QtBot
) -> None:
    pill = page.board.findChild(ZonePill, "zone-0-library")
    assert pill is not None

    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)

    rows = page.findChild(ZoneList)
    line = page.findChild(QLabel, "zone-unseen")
    assert rows is not None
    assert line is not None
    assert "38" in line.text()
    assert line.isVisible()


def test_a_click_elsewhere_closes_the_details(page: Page, qtbot: QtBot) -> None:
    card(page, 1).setFocus()
    press(qtbot, Key.Key_K)
    details = page.findChild(CardDetails)
    assert details is not None

    card(page, 11).setFocus()

    assert not details.isVisible()


def test_details_stay_inside_the_window(page: Page, qtbot: QtBot) -> None:
    card(page, 3).setFocus()

    press(qtbot, Key.Key_K)

    details = page.findChild(CardDetails)
    assert details is not None
    assert page.rect().contains(details.geometry())


def test_a_long_text_in_large_type_still_fits_a_low_window(
    qtbot: QtBot, page: Page
) -> None:
    long = msgspec.structs.replace(
        controlled_turn().players[1].permanents[0], rules_text="Draw a card. " * 22
    )
    page.resize(1024, 700)
    page.theme.set_scale(2.0)

    page.board.show_details(long)

    details = page.findChild(CardDetails)
    assert details is not None
    assert page.rect().contains(details.geometry())


def test_a_new_board_closes_what_was_open(page: Page, qtbot: QtBot) -> None:
    card(page, 1).setFocus()
    press(qtbot, Key.Key_K)
    details = page.findChild(CardDetails)
    assert details is not None

    page.board.render_board(controlled_turn("fr"), "fr")

    assert not details.isVisible()


def test_alt_and_arrows_walk_from_card_to_card(page: Page, qtbot: QtBot) -> None:
    card(page, 1).setFocus()
    walked = []

    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Up, Key.Key_Left):
        press(qtbot, key, alt=True)
        walked.append(focused(page))

    assert walked[:2] == ["card-4", "card-2"]
    assert walked[2] in {"card-12", "lands-Swamp", "lands-Island"}
    assert walked[3] in {"card-11", "lands-Island", "lands-Swamp"}


def test_walking_begins_at_the_first_card(page: Page) -> None:
    page.board.setFocus()
    for pressable in page.board.pressables():
        pressable.clearFocus()

    page.board.move_focus(1, 0)

    assert any(pressable.hasFocus() for pressable in page.board.pressables())


def test_the_same_card_keeps_the_keyboard_when_the_board_is_drawn_anew(
    page: Page,
) -> None:
    card(page, 4).setFocus()

    page.board.render_board(controlled_turn("fr"), "fr")

    assert focused(page) == "card-4"


def test_rows_of_the_board_as_text_are_as_high_as_their_lines(qtbot: QtBot) -> None:
    theme = Theme()
    text = BoardTextWidget(theme)
    qtbot.addWidget(text)
    board = msgspec.structs.replace(
        controlled_turn(), lines=("Short.", "Words that wrap. " * 20)
    )
    text.resize(400, 600)
    text.show()
    text.render_board(board, "en")
    qtbot.waitExposed(text)
    short, long = (text.visualItemRect(text.item(row)).height() for row in (0, 1))

    text.resize(800, 600)
    wider = text.visualItemRect(text.item(1)).height()
    theme.set_scale(2.0)
    qtbot.waitUntil(lambda: text.visualItemRect(text.item(0)).height() == 2 * short)

    assert short == 36
    assert long > 6 * 24
    assert wider < long


def test_the_board_as_text_lists_its_lines(qtbot: QtBot) -> None:
    theme = Theme()
    text = BoardTextWidget(theme)
    qtbot.addWidget(text)

    text.render_board(controlled_turn(), "en")

    lines = [text.item(row).text() for row in range(text.count())]
    assert lines == list(controlled_turn().lines)
    assert text.accessibleName() == "Board as text"
