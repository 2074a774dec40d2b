"""The window: what works on every page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from quizapp.gui.controls.chip_label import KeyCaps
from quizapp.gui.look.theme import Theme
from quizapp.gui.pages.keys_dialog import KeysDialog
from quizapp.gui.pages.message_page import MessagePage
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.gui.window.frame.key_list import all_keys
from quizapp.gui.window.main_window import MainWindow
from quizapp.presenters.message_screen import Trouble, TroubleError
from tests.support.page_checks import Key, Shown, cut_texts
from tests.support.window_fakes import Desk, MemorySettings


def _click_rail(shown: Shown, qtbot, key: str) -> None:
    qtbot.mouseClick(shown.window.rail.buttons[key], Qt.MouseButton.LeftButton)


def test_the_rail_names_only_pages_that_exist(qtbot):
    shown = Shown(qtbot).open()

    buttons = shown.window.rail.buttons.values()
    names = [button.text() for button in buttons if button.isVisible()]

    assert names == ["Today", "Français", "Settings", "Help and keys", "About"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_window_and_the_rail_name_the_program(qtbot, language):
    shown = Shown(qtbot, language=language).open()

    labels = [label.text() for label in shown.window.rail.findChildren(QLabel)]

    assert shown.window.windowTitle() == "quizapp"
    assert labels == ["quizapp"]


@pytest.mark.parametrize(("scale", "columns"), [(1.0, 2), (2.0, 1)])
def test_the_list_of_keys_takes_one_column_where_it_is_narrow(qtbot, scale, columns):
    shown = Shown(qtbot).open()
    shown.window.resize(1024, 700)
    shown.window.set_text_scale(scale)

    shown.press_shortcut("F1")

    dialog = shown.window.findChild(KeysDialog)
    qtbot.waitUntil(lambda: dialog.is_whole)
    lefts = {caps.mapTo(dialog, QPoint()).x() for caps in dialog.findChildren(KeyCaps)}
    assert len(lefts) == columns
    dialog.close()


def test_rail_and_hint_bar_are_hidden_in_questions(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)

    assert not shown.window.rail.isVisible()
    assert not shown.window.hint_bar.isVisible()


def test_the_rail_changes_the_language_at_once(qtbot):
    shown = Shown(qtbot).open()

    _click_rail(shown, qtbot, "language")

    assert shown.text("title") == "Aujourd’hui"
    assert shown.settings.language == "fr"
    assert shown.window.rail.buttons["language"].text() == "English"


def test_the_language_can_change_before_progress_is_open(qtbot):
    shown = Shown(qtbot)

    shown.press_shortcut("Ctrl+L")

    assert shown.text("start-heading") == "Ouverture de votre progression"
    assert shown.desk.times_opened == 0


def test_ctrl_plus_and_minus_change_the_text_size_within_limits(qtbot):
    shown = Shown(qtbot).open()
    shown.press_shortcut("Ctrl++")
    assert shown.theme.scale == 1.1

    for _ in range(10):
        shown.press_shortcut("Ctrl++")
    assert shown.theme.scale == 2.0

    for _ in range(10):
        shown.press_shortcut("Ctrl+-")
    assert shown.theme.scale == 1.0


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_question_page_has_a_menu_with_language_and_theme(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)
    page = shown.page
    assert isinstance(page, QuestionPage)

    qtbot.mouseClick(page.top.menu, Qt.MouseButton.LeftButton)
    menu = shown.window.findChild(QMenu, "more-menu")
    french = next(a for a in menu.actions() if a.objectName() == "menu-language-fr")
    french.trigger()
    menu.close()

    assert page.check.text() == "Vérifier"


@pytest.mark.parametrize("key", ["?", Key.Key_F1])
def test_a_key_lists_all_keys(qtbot, key):
    shown = Shown(qtbot).open()
    if isinstance(key, str):
        shown.press(key)
    else:
        shown.press_shortcut("F1")

    dialog = shown.window.findChild(KeysDialog)

    assert dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.is_whole)
    assert cut_texts(dialog) == []
    dialog.close()


def test_the_keys_in_view_stand_there_at_once_and_the_others_follow_in_turns(qtbot):
    dialog, listed = KeysDialog(Theme(), "en", None), all_keys("en")
    qtbot.addWidget(dialog)
    dialog.open()

    at_once = dialog.findChildren(KeyCaps)
    view = dialog._scroll.view
    lowest = max(caps.mapTo(view, QPoint()).y() for caps in at_once)
    fills_view = lowest >= view.height()
    qtbot.waitUntil(lambda: dialog.is_whole)

    there = ("everywhere", "question", "home")
    assert len(at_once) == sum(len(listed[group]) for group in there)
    assert fills_view
    assert len(dialog.findChildren(KeyCaps)) == sum(map(len, listed.values()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_other_key_of_a_question_is_an_answer(language):
    rows = all_keys(language)["question"]
    # From A to E and from 1 to 9 they answer: by choosing, or by putting in an order.
    keys = [key for names, _ in rows if "…" not in names for key in names]

    assert not set(keys) & set("ABCDE12345")


def test_trouble_says_what_is_safe_before_what_to_do(qtbot):
    shown = Shown(qtbot).open()

    shown.window.show_trouble(TroubleError(Trouble.DAMAGED, details=("progress.db",)))

    assert isinstance(shown.page, MessagePage)
    assert shown.text("message-heading") == "The progress file is damaged"
    assert "Nothing has been overwritten" in shown.text("message-safe")
    assert not shown.page.findChild(object, "message-details").isVisible()


def test_trouble_is_said_again_in_another_language(qtbot):
    shown = Shown(qtbot)
    shown.window.show_trouble(TroubleError(Trouble.LOCKED))

    shown.press_shortcut("Ctrl+L")

    assert shown.text("message-heading") == "Votre progression est ouverte ailleurs"


def test_opening_can_be_tried_again(qtbot, monkeypatch):
    shown = Shown(qtbot)
    home = shown.window._presenters.home
    desk = shown.desk.open

    def refuse():
        raise TroubleError(Trouble.LOCKED)

    monkeypatch.setattr(home, "_open_desk", refuse)
    shown.open()
    assert isinstance(shown.page, MessagePage)
    monkeypatch.setattr(home, "_open_desk", desk)

    shown.press(Key.Key_Return)

    assert shown.page is shown.window.home


def test_a_fault_of_the_program_is_said_instead_of_waiting_for_ever(qtbot, monkeypatch):
    shown = Shown(qtbot)

    def fail():
        raise KeyError("no such topic")

    monkeypatch.setattr(shown.window._presenters.home, "_open_desk", fail)
    shown.open()

    assert shown.text("message-heading") == "The program made a mistake"
    details = shown.text("message-details").splitlines()
    assert details[0] == "KeyError: 'no such topic'"
    assert details[-1].startswith("fail, gui/test_main_window.py:")


def test_the_window_is_no_larger_than_the_screen(qtbot):
    theme = Theme()
    window = MainWindow(theme, Desk().presenters(MemorySettings("en")))
    qtbot.addWidget(window)

    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() <= room.height()


def test_an_answer_that_cannot_be_kept_is_said_and_the_question_stays(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "a")
    shown.desk.store.broken = True

    shown.press(Key.Key_Return)
    assert shown.text("message-heading") == "The answer could not be kept"
    shown.desk.store.broken = False
    shown.press(Key.Key_Return)

    assert isinstance(shown.page, QuestionPage)
    assert shown.page.column.chosen
    shown.press(Key.Key_Return)
    assert len(shown.desk.store.reviews) == 1


def test_settings_lead_back_to_the_open_question(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return, "b")
    shown.press_shortcut("Ctrl+,")
    assert isinstance(shown.page, SettingsPage)

    shown.press(Key.Key_Escape)

    assert isinstance(shown.page, QuestionPage)
    assert shown.page.column.chosen


def test_f6_goes_from_area_to_area(qtbot):
    shown = Shown(qtbot).open()
    shown.press(Key.Key_Return)
    page = shown.page
    assert isinstance(page, QuestionPage)

    shown.press_shortcut("F6")

    assert page.board.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_of_the_side_pages_is_cut(qtbot, language, scale):
    shown = Shown(qtbot, language=language).open()
    shown.window.resize(1024, 700)
    shown.window.set_text_scale(scale)
    window = shown.window
    for show in (window._commands["settings"], window._show_about):
        show()
        qtbot.wait(1)
        assert cut_texts(shown.page) == []
    for trouble in Trouble:
        window.show_trouble(TroubleError(trouble, details=("a line of details",)))
        qtbot.wait(1)
        assert cut_texts(shown.page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_text_of_the_hint_bar_is_cut(qtbot, language, scale, size):
    shown = Shown(qtbot, language=language, size=size).open()
    shown.window.set_text_scale(scale)
    qtbot.wait(1)

    assert cut_texts(shown.window.hint_bar) == []
