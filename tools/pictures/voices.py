"""Finds what the keyboard reaches on a page and a screen reader cannot tell."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

_UNTOLD = frozenset(
    {
        QAccessible.Role.NoRole,
        QAccessible.Role.Client,
        QAccessible.Role.Window,
        QAccessible.Role.Pane,
        QAccessible.Role.Border,
        QAccessible.Role.StaticText,
    }
)
"""Roles that do not say what can be done with a widget."""

_FIELDS = (QLineEdit, QPlainTextEdit)


def find_silent(page: QWidget) -> list[str]:
    """List what can have the focus and lacks a name or a role, each in words."""
    reached = (each for each in page.findChildren(QWidget) if _is_reached(each))
    return [said for widget in reached for said in _silence_of(widget)]


def _is_reached(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _silence_of(widget: QWidget) -> Iterator[str]:
    called = f"{type(widget).__name__} {widget.objectName()}".strip()
    voice = QAccessible.queryAccessibleInterface(widget)
    if voice is None:
        yield f"{called} is not told of at all"
        return
    if not voice.text(QAccessible.Text.Name).strip():
        yield f"{called} has no name"
    if voice.role() in _UNTOLD:
        yield f"{called} has the role {voice.role().name}"
    if (
        isinstance(widget, _FIELDS)
        and voice.role() is not QAccessible.Role.EditableText
    ):
        yield f"{called} is a field that does not say so"
