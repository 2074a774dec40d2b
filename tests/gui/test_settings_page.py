"""The settings page: everything is set by mouse and by keys, at once, and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.look.theme import ThemeMode, Wishes
from quizapp.gui.look.tokens import LIGHT
from quizapp.gui.options.option_row import OptionRow
from quizapp.gui.pages.question_page import QuestionPage
from quizapp.gui.pages.settings_page import SettingsPage
from quizapp.presenters.preferences.flags import FLAGS
from tests.support.page_checks import Key, Shown, cut_texts


@pytest.fixture
def shown(qtbot) -> Shown:
    shown = Shown(qtbot).open()
    shown.press_shortcut("Ctrl+,")
    return shown


def part(shown: Shown, name: str) -> QWidget:
    found = shown.page.findChild(QWidget, name)
    assert found is not None, name
    return found


def click(shown: Shown, name: str) -> None:
    QTest.mouseClick(part(shown, name), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_settings_apply_at_once_and_are_kept(shown):
    click(shown, "language-fr")
    click(shown, "theme-dark")

    assert (shown.settings.language, shown.settings.theme) == ("fr", "dark")
    assert shown.theme.mode is ThemeMode.DARK
    assert shown.window.windowTitle()
    assert shown.page.search.placeholderText() == "Chercher un réglage"


def test_tab_goes_down_the_groups_and_then_each_column(shown):
    shown.page.search.setFocus()

    stops = shown.tab_stops()

    names = ("category-look", "theme-system", "rules-import", "letter-keys")
    in_order = [stops.index(name) for name in names]
    assert in_order == sorted(in_order)


def test_the_text_size_is_a_slider_with_steps(shown):
    slider = part(shown, "text-size")
    slider.setFocus()

    shown.press(Key.Key_Right, Key.Key_Right)
    assert shown.theme.scale == shown.settings.scale == 1.25
    shown.press(Key.Key_Left)
    assert shown.theme.scale == 1.1
    shown.press(Key.Key_End, Key.Key_Right)
    assert shown.theme.scale == 2.0
    shown.press(Key.Key_Home)
    assert shown.theme.scale == 1.0

    spoken = QAccessible.queryAccessibleInterface(slider)
    assert spoken.role() is QAccessible.Role.Slider
    assert spoken.valueInterface().currentValue() == 100
    assert slider.accessibleDescription().startswith("100")


def test_the_slider_goes_where_it_is_pointed_at(shown):
    slider = part(shown, "text-size")
    place = slider.rect().center()
    place.setX(slider.width() - 4)

    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)

    assert shown.theme.scale == 2.0


def test_study_settings_go_step_by_step_and_are_kept(shown):
    assert shown.text("study-new_per_day-value") == "10"

    click(shown, "study-new_per_day-more")
    assert shown.text("study-new_per_day-value") == "15"
    assert shown.settings.get_study().new_per_day == 15
    part(shown, "study-new_per_day-more").setFocus()
    shown.press(Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left)

    assert shown.settings.get_study().new_per_day == 0
    assert not part(shown, "study-new_per_day-less").isEnabled()


@pytest.mark.parametrize("name", FLAGS)
def test_a_switch_turns_by_mouse_and_by_keys_and_is_a_check_box(shown, name):
    switch = part(shown, name)
    before = FLAGS[name]
    spoken = QAccessible.queryAccessibleInterface(switch)
    assert spoken.role() is QAccessible.Role.CheckBox

    click(shown, name)
    assert shown.settings.get_flag(name) is not before
    assert switch.isChecked() is not before
    switch.setFocus()
    shown.press(Key.Key_Return, Key.Key_Space)

    assert shown.settings.get_flag(name) is not before


def test_ctrl_z_takes_the_last_changes_back_one_by_one(shown):
    click(shown, "theme-dark")
    click(shown, "study-new_per_day-more")

    QTest.keyClick(shown.page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.settings.get_study().new_per_day == 10
    assert shown.settings.theme == "dark"
    for _ in range(2):
        QTest.keyClick(shown.page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert shown.settings.theme == "light"
    assert shown.theme.mode is ThemeMode.LIGHT


def test_a_search_leaves_what_fits(shown):
    shown.press("/")
    assert shown.page.search.hasFocus()
    shown.press("Outlines")

    assert part(shown, "strong-outlines").isVisible()
    assert not part(shown, "theme-dark").isVisible()
    assert not part(shown, "group-study").isVisible()
    assert shown.text("settings-found") == "1 setting found"

    shown.press(Key.Key_Escape)
    assert part(shown, "theme-dark").isVisible()
    assert isinstance(shown.page, SettingsPage)
    shown.press(Key.Key_Escape)
    assert not isinstance(shown.page, SettingsPage)


def test_a_search_without_result_says_how_to_go_on(shown):
    shown.press("/", "zebra")

    assert shown.text("settings-found").endswith("Esc shows all of them.")


def test_a_category_leads_to_its_group(shown):
    shown.window.resize(1440, 600)
    QApplication.processEvents()
    study = part(shown, "category-motion")

    click(shown, "category-motion")

    group = part(shown, "group-motion")
    view = shown.page._scroll.view
    assert view.rect().contains(group.mapTo(view, group.rect().center()))
    assert study.isChecked()
    study.setFocus()
    shown.press(Key.Key_Up)
    assert part(shown, "category-keyboard").hasFocus()


def test_stronger_outlines_draw_lines_like_text_and_no_tints(shown):
    click(shown, "strong-outlines")

    tokens = shown.theme.tokens
    assert tokens.line == tokens.border == LIGHT.strong
    assert tokens.wrongsoft == tokens.surface
    assert tokens.rightline == tokens.right


def test_buttons_show_keys_only_if_they_are_wanted(shown):
    button = ActionButton(shown.theme, ButtonLook(key="Enter"))
    button.say("Start")
    with_key = button.sizeHint().width()

    click(shown, "key-caps")

    assert button.sizeHint().width() < with_key


def chosen_options(page: QuestionPage) -> int:
    return sum(row.isChecked() for row in page.findChildren(OptionRow))


def test_without_single_keys_letters_and_digits_do_nothing(shown):
    click(shown, "letter-keys")
    shown.press_shortcut("Ctrl+1")
    shown.press(Key.Key_Return)
    page = shown.page
    assert isinstance(page, QuestionPage)

    shown.press("1", "b")
    assert chosen_options(page) == 0
    shown.press(Key.Key_Down, Key.Key_Space)

    assert chosen_options(page) == 1


def test_without_single_keys_a_search_can_still_be_written(shown):
    click(shown, "letter-keys")
    shown.page.search.setFocus()

    shown.press("dark")

    assert shown.page.search.text() == "dark"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scale", "size"),
    [(1.0, (1440, 900)), (1.0, (1024, 700)), (2.0, (1440, 900)), (2.0, (1024, 700))],
)
def test_nothing_is_cut_and_nothing_scrolls_sideways(qtbot, language, scale, size):
    shown = Shown(qtbot, language=language, size=size).open()
    shown.window.set_text_scale(scale)
    shown.press_shortcut("Ctrl+,")

    assert cut_texts(shown.page) == []
    view = shown.page._scroll.view
    for group in ("look", "language", "keyboard", "study", "motion"):
        assert part(shown, f"group-{group}").width() <= view.width()


def test_pages_fade_only_where_motion_is_wanted(shown, qtbot):
    shown.theme.set_wishes(Wishes(motion=True))
    fade = shown.window._frame.fade

    shown.press_shortcut("Ctrl+1")
    assert fade.isVisible()
    assert not fade.hasFocus()
    qtbot.waitUntil(lambda: not fade.isVisible())

    shown.press_shortcut("Ctrl+,")
    qtbot.waitUntil(lambda: not fade.isVisible())
    click(shown, "less-motion")
    assert not shown.theme.wishes.motion
    shown.press_shortcut("Ctrl+1")
    assert not fade.isVisible()


def test_what_fades_is_the_whole_page_though_the_rail_goes_away(shown):
    shown.theme.set_wishes(Wishes(motion=True))
    fade, pages = shown.window._frame.fade, shown.window.pages

    shown.press_shortcut("Ctrl+1")
    shown.window.rail.hide()
    shown.window.hint_bar.hide()
    QApplication.processEvents()

    assert pages.size() == shown.window.size()
    assert fade.isVisible()
    assert fade.size() == pages.size()


def test_a_page_that_must_be_still_never_fades(shown):
    shown.theme.set_wishes(Wishes(motion=True))
    shown.window.home.is_still = True

    shown.press_shortcut("Ctrl+1")

    assert not shown.window._frame.fade.isVisible()
