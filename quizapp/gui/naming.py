"""Object names for widgets, in one expression."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

AnyObject = TypeVar("AnyObject", bound=QObject)


def named(thing: AnyObject, name: str) -> AnyObject:
    """Give a widget its object name and return it."""
    thing.setObjectName(name)
    return thing
