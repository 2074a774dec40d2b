"""Keys that put turns in order, wherever a field for that stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quizapp.gui.ordering.order_field import OrderField
from quizapp.gui.pages.key_reading import digit_of, is_enter


def press_order(field: OrderField, event: QKeyEvent) -> bool:
    """Do what a key asks for; say whether it was one of those.

    Enter puts the piece with the keyboard into the next place while there is one.
    """
    key, digit = event.key(), digit_of(event)
    if digit:
        field.press(digit)
    elif is_enter(event):
        return field.put_focused()
    elif key == Qt.Key.Key_Backspace:
        field.take_last()
    elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        field.change_list()
    else:
        return False
    return True
