"""A new look: what is seen takes it at once, a page that is not seen before it is seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QStackedWidget, QWidget

import quizapp.gui
from quizapp.gui.look.dress import Dress, dress_like_window
from quizapp.gui.look.theme import Theme, ThemeMode
from quizapp.gui.pages.keys_dialog import KeysDialog
from quizapp.gui.window.ahead.wardrobe import Wardrobe
from tests.support.page_checks import Shown

GUI = Path(quizapp.gui.__file__).parent


class PlainPage(QWidget):
    """Notes what it wears when it is shown, and how often it has adapted."""

    def __init__(self) -> None:
        super().__init__()
        self.shown_in: list[str] = []
        self.adapted = 0

    def adapt(self) -> None:
        self.adapted += 1

    def showEvent(self, event: object) -> None:
        self.shown_in.append(self.styleSheet())


class Room:
    """A window with three pages, the first of which is seen."""

    def __init__(self, qtbot) -> None:
        self.theme = Theme()
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.pages = QStackedWidget(self.window)
        self.wardrobe = Wardrobe(self.theme, self.window, self.pages)
        self.theme.dressed.connect(self.wardrobe.dress)
        self.theme.changed.connect(self.wardrobe.change)
        self.made = [PlainPage(), PlainPage(), PlainPage()]
        for page in self.made:
            self.pages.addWidget(page)
        self.window.show()

    def worn(self) -> list[bool]:
        return [page.styleSheet() == self.theme.sheet for page in self.made]


@pytest.fixture
def room(qtbot) -> Room:
    return Room(qtbot)


def test_nothing_is_dressed_before_that_is_begun(room):
    room.theme.set_scale(1.5)

    assert [page.styleSheet() for page in room.made] == ["", "", ""]
    assert room.theme.sheet == ""


def test_a_page_that_comes_later_comes_dressed(room):
    room.theme.begin_to_dress()
    late = PlainPage()

    room.pages.addWidget(late)

    assert room.worn() == [True, True, True]
    assert late.styleSheet() == room.theme.sheet != ""


def test_in_the_turn_of_a_change_only_the_page_that_is_seen_is_renewed(room):
    room.theme.begin_to_dress()

    room.theme.set_scale(1.5)

    assert room.worn() == [True, False, False]
    assert [page.adapted for page in room.made] == [1, 0, 0]
    assert room.wardrobe.late == tuple(room.made[1:])


def test_the_other_pages_follow_one_a_turn(room, qtbot):
    room.theme.begin_to_dress()
    room.theme.set_mode(ThemeMode.DARK)

    room.wardrobe._renew_next()
    after_one = room.worn()
    qtbot.waitUntil(lambda: not room.wardrobe.late)

    assert after_one == [True, True, False]
    assert room.worn() == [True, True, True]
    assert [page.adapted for page in room.made] == [1, 1, 1]


def test_a_page_that_is_about_to_be_left_need_not_take_the_look(room, qtbot):
    room.theme.begin_to_dress()
    room.made[0].hide()

    room.theme.set_scale(1.5)
    at_once = room.worn()
    qtbot.waitUntil(lambda: not room.wardrobe.late)

    assert at_once == [False, False, False]
    assert room.worn() == [True, True, True]


def test_two_changes_in_one_turn_renew_a_page_that_is_not_seen_once(room, qtbot):
    room.theme.begin_to_dress()
    room.theme.set_mode(ThemeMode.DARK)
    room.theme.set_scale(2.0)

    qtbot.waitUntil(lambda: not room.wardrobe.late)

    assert [page.adapted for page in room.made] == [2, 1, 1]


def test_a_page_that_is_let_go_while_it_waits_keeps_no_other_waiting(room, qtbot):
    room.theme.begin_to_dress()
    room.theme.set_scale(1.5)
    gone = room.made.pop(1)
    gone.deleteLater()

    qtbot.waitUntil(lambda: not room.wardrobe.late)

    assert room.worn() == [True, True]


def test_a_page_of_the_window_is_renewed_before_it_is_shown(qtbot):
    shown = Shown(qtbot).open()
    page = PlainPage()
    shown.window.pages.addWidget(page)
    shown.theme.begin_to_dress()
    shown.theme.set_scale(1.5)
    before = page.styleSheet() == shown.theme.sheet

    shown.window._frame.turn_to(page)

    assert not before
    assert page.shown_in == [shown.theme.sheet]


def test_what_stands_around_the_pages_is_dressed_at_once(qtbot):
    shown = Shown(qtbot).open()
    shown.theme.begin_to_dress()

    shown.theme.set_mode(ThemeMode.DARK)

    for part in (shown.window.rail, shown.window.hint_bar):
        assert part.styleSheet() == shown.theme.sheet


def test_a_dialog_is_dressed_and_follows_the_theme(qtbot):
    theme, window = Theme(), QWidget()
    qtbot.addWidget(window)
    theme.begin_to_dress()
    dialog = KeysDialog(theme, "en", window)
    first = dialog.styleSheet()
    window.show()
    dialog.open()

    theme.set_scale(2.0)

    assert first not in ("", theme.sheet)
    assert dialog.styleSheet() == theme.sheet


def test_what_is_hidden_around_the_pages_is_dressed_before_it_is_seen(qtbot):
    theme, part = Theme(), QWidget()
    qtbot.addWidget(part)
    theme.begin_to_dress()
    Dress(theme, part)

    theme.set_scale(2.0)
    while_hidden = part.styleSheet() == theme.sheet
    part.show()

    assert not while_hidden
    assert part.styleSheet() == theme.sheet


def test_what_stays_hidden_is_dressed_in_a_turn_of_its_own(qtbot):
    theme, part = Theme(), QWidget()
    qtbot.addWidget(part)
    theme.begin_to_dress()
    Dress(theme, part)

    theme.set_mode(ThemeMode.DARK)

    qtbot.waitUntil(lambda: part.styleSheet() == theme.sheet)
    assert part.isHidden()


def test_a_list_of_keys_that_was_closed_is_gone(qtbot):
    shown = Shown(qtbot).open()
    shown.window._show_keys()
    dialog = shown.window.findChild(KeysDialog)

    dialog.reject()
    QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)

    assert shown.window.findChild(KeysDialog) is None


def test_a_box_that_knows_no_theme_is_dressed_as_the_window_under_it(qtbot):
    shown = Shown(qtbot).open()
    shown.theme.begin_to_dress()
    box, alone = QMessageBox(shown.window), QMessageBox()
    qtbot.addWidget(alone)

    dress_like_window(box)
    dress_like_window(alone)

    assert (box.styleSheet(), alone.styleSheet()) == (shown.theme.sheet, "")


def test_every_kind_of_dialog_asks_for_its_dress():
    dialogs = [path for path in GUI.rglob("*.py") if "(QDialog):" in path.read_text()]

    assert len(dialogs) > 1
    assert [
        path for path in dialogs if "Dress(theme, self)" not in path.read_text()
    ] == []
