"""The what-if board by keyboard: a card more, the key that moves, undo, and saving."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.pages.board.board_page import BoardPage, Room
from quizapp.gui.pages.board.edit_tools import EditMenu
from quizapp.presenters.board_editing.commands import COMMANDS
from quizapp.presenters.board_editing.presenter import BoardPresenter
from tests.support.board_fakes import HeldBoards, HeldShelf, SavedAs, make_boards
from tests.support.page_checks import Key, Shown, cut_texts

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def bank(tmp_path_factory):
    return make_boards(tmp_path_factory.mktemp("small")).bank


class _Shown(Shown):
    def __init__(self, qtbot, bank, **how) -> None:
        self.engine, self.shelf = HeldBoards(bank), HeldShelf()
        super().__init__(qtbot, **how)

    def presenters(self):
        return super().presenters()._replace(make_board=self.make_board)

    def make_board(self, language):
        return BoardPresenter(self.engine, self.shelf, language=language)

    def come(self, qtbot) -> None:
        """Let the engine answer whatever it was asked."""
        presenter = self.window._leads._made["board"]._presenter
        while presenter._desk.is_waiting:
            self.engine.let_come()
            qtbot.waitUntil(lambda: not presenter.has_news)
        QApplication.processEvents()

    def hold(self, key, modifiers) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.page, key, modifiers)
        QApplication.processEvents()

    @property
    def focus(self) -> str:
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.objectName()

    def focus_card(self, name: str) -> QWidget:
        """Go to a card as Tab would."""
        card = next(
            each
            for each in self.page.board.pressables()
            if name in each.accessibleName()
        )
        card.setFocus()
        QApplication.processEvents()
        return card


@pytest.fixture
def shown(qtbot, bank):
    def show(**how) -> _Shown:
        shown = _Shown(qtbot, bank, **how).go_to(select_all=False)
        shown.press("b", Key.Key_Return, "o")
        return shown

    return show


@pytest.fixture
def opened(shown, qtbot):
    page = shown()
    page.come(qtbot)
    return page


def test_o_opens_the_board_of_the_answer_and_escape_leads_back(shown, qtbot):
    page = shown()
    assert isinstance(page.page, BoardPage)
    assert "Opening" in page.text("board-empty")

    page.come(qtbot)
    assert page.page.board.isVisible()
    assert page.focus.startswith(("card-", "lands-"))
    assert page.text("result-heading") == "The key stays"

    page.press(Key.Key_Escape)
    assert page.page is page.window.study.feedback


def test_the_rail_leads_to_an_empty_board_that_says_how_to_open_one(qtbot, bank):
    page = _Shown(qtbot, bank).open()

    page.press_shortcut("Ctrl+4")

    assert isinstance(page.page, BoardPage)
    assert "press O" in page.text("board-empty")
    assert not page.page.board.isVisible()


def test_a_card_is_added_the_key_moves_and_undo_brings_it_back(opened, qtbot):
    opened.press("/")
    assert opened.focus == "card-search"
    opened.press(*"lay of the", Key.Key_Down)
    assert opened.focus == "card-list"
    opened.hold(Key.Key_S, _ALT)
    assert opened.text("result-heading") == "Working it out …"
    opened.come(qtbot)

    before = opened.page.result.key_change.text()
    assert "→" in before
    assert opened.text("edits") == "1 Stack: Demonic Tutor → Lay of the Land"
    opened.press(Key.Key_Escape)
    opened.hold(Key.Key_Z, _CONTROL)
    opened.come(qtbot)
    assert opened.text("result-heading") == "The key stays"

    opened.hold(Key.Key_Y, _CONTROL)
    opened.come(qtbot)
    assert opened.page.result.key_change.text() == before
    opened.press(Key.Key_Home)
    opened.come(qtbot)
    assert opened.text("edits-count") == "none yet"


def test_enter_in_the_search_adds_the_first_card_found(opened, qtbot):
    opened.press("/", *"wind drake", Key.Key_Return)
    opened.come(qtbot)

    assert opened.text("edits").startswith("1 Wind Drake added: battlefield")
    assert opened.text("selected-name") == "Wind Drake"
    assert opened.focus == "card-search"


def test_letters_edit_the_card_that_has_the_keyboard(opened, qtbot):
    opened.focus_card("Grizzly Bears")
    assert opened.text("selected-name") == "Grizzly Bears"

    for key in ("t", "+"):
        opened.press(key)
        opened.come(qtbot)
    assert opened.text("selected-marks") == "1 +1/+1 · tapped"
    assert "Grizzly Bears" in QApplication.focusWidget().accessibleName()

    opened.hold(Key.Key_H, _SHIFT)
    opened.come(qtbot)
    assert opened.text("selected-place").startswith("hand, N")
    assert opened.focus == "zone-1-hand"


def test_the_cards_of_a_zone_are_selected_in_the_inspector(opened, qtbot):
    graveyard = opened.page.board.findChild(QWidget, "zone-0-graveyard")
    graveyard.setFocus()
    QApplication.processEvents()

    assert opened.text("selected-name") == "Shock"
    opened.press(Key.Key_Down)
    assert opened.focus == "zone-card-1"
    opened.press("h")
    opened.come(qtbot)

    assert opened.text("edits") == "1 Shock: hand, " + opened.text(
        "selected-place"
    ).removeprefix("hand, ")


def test_arrows_change_the_step_and_delete_removes(opened, qtbot):
    opened.focus_card("Hill Giant")
    opened.press(Key.Key_Right)
    opened.come(qtbot)
    opened.press(Key.Key_Delete)
    opened.come(qtbot)

    assert opened.text("edits") == "1 Begins in: begin combat  ·  2 Hill Giant removed"


def test_tab_goes_through_empty_zones_and_off_the_board(opened):
    opened.focus_card("Wind Drake")
    stops = []

    for _ in range(24):
        opened.press(Key.Key_Tab)
        stops.append(QApplication.focusWidget().objectName())

    assert {"zone-1-graveyard", "zone-0-hand", "decides-A"} <= {*stops}


def test_what_cannot_be_is_said_and_nothing_is_changed(opened, qtbot):
    opened.focus_card("Grizzly Bears")
    opened.press("e")
    assert "exile" in opened.text("board-notice")

    opened.press("/", *"shock", Key.Key_Down)
    opened.hold(Key.Key_B, _ALT)
    opened.come(qtbot)

    assert "Shock is no permanent" in opened.text("board-notice")
    assert opened.text("edits-count") == "none yet"
    opened.press("t")
    assert opened.page.notice.isVisible()


def test_life_and_whoever_decides_are_changed_by_buttons(opened, qtbot):
    inspector = opened.page.inspector
    inspector.findChild(QWidget, "life-N-less").click()
    opened.come(qtbot)
    inspector.findChild(QWidget, "decides-A").click()
    opened.come(qtbot)

    assert "6 life" in opened.text("edits")
    assert "herself" in opened.text("edits")


def test_ctrl_s_saves_under_a_name(opened, qtbot):
    opened.hold(Key.Key_S, _CONTROL)
    assert opened.focus == "question-name"
    opened.press(*"Found by N", Key.Key_Return)
    opened.shelf.futures[0].set_result(SavedAs("found-by-n"))
    qtbot.waitUntil(lambda: "Saved as" in opened.text("save-notice"))

    assert list(opened.shelf.files) == ["Found by N"]
    assert opened.shelf.taken_in == 1
    opened.press(Key.Key_Escape)
    assert not opened.page.saving.isVisible()
    assert opened.focus.startswith(("card-", "lands-"))


def test_the_menu_offers_every_command_with_its_key(opened, qtbot):
    menu = EditMenu(opened.theme, "en", opened.page)
    qtbot.addWidget(menu)
    asked: list[str] = []
    menu.commanded.connect(lambda command, _other: asked.append(command))
    for action in menu.actions():
        if not action.isSeparator():
            assert "\t" in action.text()
            action.trigger()

    assert set(asked) == {*COMMANDS, "undo", "redo", "reset", "save", "as-text"}


def test_everything_that_takes_the_keyboard_has_a_name(opened):
    opened.focus_card("Grizzly Bears")
    nameless = [
        child.objectName()
        for child in opened.page.findChildren(QWidget)
        if child.isVisible()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not QAccessible.queryAccessibleInterface(child).text(QAccessible.Text.Name)
    ]

    assert nameless == []


def test_a_language_keeps_the_board_and_its_edits(opened, qtbot):
    opened.focus_card("Grizzly Bears")
    opened.press("t")
    opened.come(qtbot)

    opened.press_shortcut("Ctrl+L")
    opened.come(qtbot)

    assert opened.text("edits") == "1 Grizzly Bears engagée"
    assert opened.text("result-heading") == "La réponse reste"


_ROOMS = {
    Room.WIDE: ((1440, 900), 1.0),
    Room.NARROW: ((1024, 700), 1.0),
    Room.SINGLE: ((1024, 700), 2.0),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("room", _ROOMS)
def test_nothing_is_cut_however_little_room_there_is(shown, qtbot, language, room):
    size, scale = _ROOMS[room]
    page = shown(language=language, size=size)
    page.come(qtbot)
    page.window.set_text_scale(scale)

    assert page.page.room is room
    for tab in ("board", "card", "cards"):
        page.page._open_tab(tab)
        assert cut_texts(page.page) == []
    page.page._command("save")
    assert cut_texts(page.page) == []


def test_the_keyboard_goes_into_the_part_that_is_opened(shown, qtbot):
    page = shown(size=(1024, 700))
    page.come(qtbot)
    page.window.set_text_scale(2.0)
    QApplication.processEvents()
    assert page.page.room is Room.SINGLE

    page.press("/")
    assert page.focus == "card-search"
    assert not page.page.board.isVisible()
    page.press(Key.Key_Escape)
    assert page.page.board.isVisible()
    assert page.focus.startswith(("card-", "lands-", "zone-"))
    page.page._open_tab("card")
    assert page.page.isAncestorOf(QApplication.focusWidget())


def test_the_board_turns_into_text_and_back_and_edits_go_on(opened, qtbot):
    page = opened.page
    page.focus_page()

    opened.press(Key.Key_V)
    assert page.place.as_text
    assert page.place.lines.isVisible()
    assert page.place.lines.hasFocus()
    opened.press(Key.Key_P)
    opened.come(qtbot)
    assert any("Turn of" in each for each in page._screen.edits)
    assert page.place.lines.hasFocus()
    opened.press(Key.Key_V)
    assert not page.place.as_text
    assert page.board.isVisible()


def test_the_turn_is_set_in_the_inspector(opened, qtbot):
    stepper = opened.page.inspector._turn.stepper
    stepper.more.click() if stepper.more.isEnabled() else stepper.less.click()
    opened.come(qtbot)

    assert any("Turn of" in each for each in opened.page._screen.edits)
