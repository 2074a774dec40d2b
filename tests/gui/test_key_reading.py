"""Letters and digits from any keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from quizapp.gui.pages.key_reading import digit_of, is_enter, letter_of

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


def _press(
    key: int,
    text: str = "",
    *,
    scan_code: int = 0,
    modifiers: Qt.KeyboardModifier = NONE,
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, text)


@pytest.mark.parametrize("modifiers", [NONE, SHIFT])
def test_a_printed_letter_decides_with_and_without_shift(modifiers):
    assert letter_of(_press(Qt.Key.Key_B, "b", modifiers=modifiers)) == "B"


def test_without_latin_letters_the_place_of_the_key_decides():
    cyrillic_in_the_place_of_a = _press(0x0424, "ф", scan_code=38)

    assert letter_of(cyrillic_in_the_place_of_a) == "A"


@pytest.mark.parametrize(
    ("key", "text", "scan_code", "digit"),
    [
        (Qt.Key.Key_1, "1", 10, 1),
        (Qt.Key.Key_0, "0", 19, 0),
        (Qt.Key.Key_Ampersand, "&", 10, 1),
        (Qt.Key.Key_Eacute, "é", 11, 2),
        (Qt.Key.Key_Agrave, "à", 19, 0),
    ],
)
def test_the_digit_row_gives_digits_on_french_keyboards_too(
    key, text, scan_code, digit
):
    assert digit_of(_press(key, text, scan_code=scan_code)) == digit


def test_an_ampersand_elsewhere_is_no_digit():
    assert digit_of(_press(Qt.Key.Key_Ampersand, "&", scan_code=16 + 40)) is None


@pytest.mark.parametrize("key", [Qt.Key.Key_L, Qt.Key.Key_1])
def test_a_key_with_ctrl_is_a_command(key):
    event = _press(key, modifiers=CTRL)

    assert letter_of(event) == ""
    assert digit_of(event) is None


def test_both_enter_keys_count():
    assert is_enter(_press(Qt.Key.Key_Return))
    assert is_enter(_press(Qt.Key.Key_Enter))
    assert not is_enter(_press(Qt.Key.Key_Space))
