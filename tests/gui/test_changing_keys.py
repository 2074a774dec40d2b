"""Keys that were changed: set in a dialog, pressed, and shown wherever keys stand."""

from __future__ import annotations

from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.pages.settings.keys.key_dialog import KeyDialog
from quizapp.gui.shown_keys import shown_key
from quizapp.gui.window.frame.dressing import dress
from quizapp.presenters.keyboard.key_map import KeyChange, KeyMap
from tests.support.page_checks import Key, Shown


def changed(qtbot, *changes: KeyChange) -> Shown:
    shown = Shown(qtbot)
    shown.settings.set_keys(KeyMap(changes))
    shown.open()
    dress(shown.theme, shown.settings)
    QApplication.processEvents()
    return shown


def test_a_key_is_changed_in_the_dialog_and_holds_at_once(qtbot):
    shown = Shown(qtbot).open()
    shown.press_shortcut("Ctrl+,")
    button = shown.page.findChild(QWidget, "open-own-keys")
    button.click()
    dialog = shown.window.findChild(KeyDialog)
    dialog.search.setText("board as text")
    dialog.rows.setFocus()
    place = next(
        number
        for number, row in enumerate(dialog.rows.shown.rows)
        if row.place == "question"
    )
    dialog.rows.setCurrentIndex(dialog.rows.shown.index(place))

    qtbot.keyClick(dialog.rows, Key.Key_Return)
    assert "Esc" in dialog.notice.text()
    qtbot.keyClick(dialog.rows, Key.Key_J)

    assert shown.settings.keys.now("question", "V") == "J"
    assert shown.theme.wishes.keys.now("question", "V") == "J"
    assert "J" in dialog.notice.text()
    assert not dialog.reset_all.isHidden()
    qtbot.keyClick(dialog.rows, Key.Key_Delete)
    assert shown.settings.keys == KeyMap()
    dialog.close()


def test_the_changed_key_acts_and_the_usual_one_does_not(qtbot):
    shown = changed(qtbot, KeyChange("home", "T", "J"))
    asked = []
    shown.window.home.tour_requested.connect(lambda: asked.append("tour"))

    shown.press(Key.Key_T)
    assert asked == []
    shown.press(Key.Key_J)
    assert asked == ["tour"]


def test_shortcuts_of_the_window_follow_too(qtbot):
    shown = changed(qtbot, KeyChange("everywhere", "Ctrl K", "Ctrl J"))
    keys = {each.key().toString() for each in shown.window.findChildren(QShortcut)}

    assert "Ctrl+J" in keys
    assert "Ctrl+K" not in keys
    shown.settings.set_keys(KeyMap())
    dress(shown.theme, shown.settings)
    keys = {each.key().toString() for each in shown.window.findChildren(QShortcut)}
    assert "Ctrl+K" in keys


def test_hints_and_buttons_show_the_changed_key(qtbot):
    shown = changed(
        qtbot, KeyChange("home", "N", "J"), KeyChange("everywhere", "Ctrl 3", "F7")
    )

    assert shown_key(shown.theme, shown.window.home.search, "N") == "J"
    assert "F7" in shown.window.rail.buttons["bank"].toolTip()
