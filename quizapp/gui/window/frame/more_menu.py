"""The menu of the window: language, theme, text size, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from quizapp.presenters.settings import (
    THEMES,
    SettingsScreen,
    larger_scale,
    smaller_scale,
)
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, word

Value = TypeVar("Value", str, float)


class MenuCommands(Struct, frozen=True):
    """What the menu can do."""

    set_language: Callable[[str], None]
    set_theme: Callable[[str], None]
    set_scale: Callable[[float], None]
    show_keys: Callable[[], None]


def more_menu(
    parent: QWidget, settings: SettingsScreen, commands: MenuCommands
) -> QMenu:
    """Build the menu; what is set now is ticked."""
    menu = QMenu(parent)
    menu.setObjectName("more-menu")
    language = settings.language
    for key in LANGUAGES:
        action = _add(menu, LANGUAGE_NAMES[key], _bound(commands.set_language, key))
        _tick(action, f"menu-language-{key}", key == language)
    menu.addSeparator()
    for key in THEMES:
        words = word(language, f"theme.{key}")
        action = _add(menu, words, _bound(commands.set_theme, key))
        _tick(action, f"menu-theme-{key}", key == settings.theme)
    menu.addSeparator()
    larger = _bound(commands.set_scale, larger_scale(settings.text_scale))
    smaller = _bound(commands.set_scale, smaller_scale(settings.text_scale))
    _add(menu, f"{word(language, 'text-size.larger')}\tCtrl +", larger)
    _add(menu, f"{word(language, 'text-size.smaller')}\tCtrl −", smaller)
    menu.addSeparator()
    _add(menu, f"{word(language, 'keys.title')}\t?", commands.show_keys)
    return menu


def pop_up(button: QWidget, settings: SettingsScreen, commands: MenuCommands) -> None:
    """Show the menu below the button that it belongs to."""
    menu = more_menu(button.window(), settings, commands)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def _add(menu: QMenu, text: str, command: Callable[[], None]) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda _checked=False: command())
    return action


def _tick(action: QAction, name: str, ticked: bool) -> None:
    action.setObjectName(name)
    action.setCheckable(True)
    action.setChecked(ticked)


def _bound(command: Callable[[Value], None], value: Value) -> Callable[[], None]:
    return lambda: command(value)
