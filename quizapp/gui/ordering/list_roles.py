"""Roles of lists: what assistive technology is told of rows that are pressed like buttons."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

_PRESS = "Press"
"""Qt's own name of the action, which it translates itself."""


class _ListAccess(QAccessibleWidget):
    """A list, named by its heading."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)


class _RowAccess(QAccessibleWidget):
    """An entry of a list that can be pressed."""

    def __init__(self, row: QAbstractButton) -> None:
        super().__init__(row, QAccessible.Role.ListItem)
        self._row = row

    def actionNames(self) -> list[str]:
        """List pressing before what every widget can do."""
        return [_PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Press the row, or do what every widget can do."""
        if name == _PRESS:
            self._row.click()
        else:
            super().doAction(name)


class ListRole:
    """Marks a widget as a list; named before the Qt class."""

    list_access: QAccessibleInterface | None = None
    """Kept as long as the widget: Qt holds no reference of its own."""


class RowRole:
    """Marks a button as an entry of a list; named before the Qt class."""

    list_access: QAccessibleInterface | None = None
    """Kept as long as the widget: Qt holds no reference of its own."""


@cache
def tell_list_roles() -> None:
    """Let assistive technology hear of lists and their entries from now on."""
    QAccessible.installFactory(_make_access)


def _make_access(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, RowRole) and isinstance(thing, QAbstractButton):
        thing.list_access = _RowAccess(thing)
        return thing.list_access
    if isinstance(thing, ListRole) and isinstance(thing, QWidget):
        thing.list_access = _ListAccess(thing)
        return thing.list_access
    return None
