"""Roles of painted widgets for assistive technology, where Qt alone cannot know them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def tell_roles() -> None:
    """Have widgets known by their `accessible_role`, if they have one, from now on."""
    QAccessible.installFactory(_speaker_for)


def _speaker_for(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    role = getattr(thing, "accessible_role", None)
    if not isinstance(role, QAccessible.Role) or not isinstance(thing, QWidget):
        return None
    return QAccessibleWidget(thing, role)
