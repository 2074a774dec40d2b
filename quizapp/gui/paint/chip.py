"""Chips and key caps: small boxes with a word."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.tokens import Tone
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, text_width

CHIP_HEIGHT = 24.0
_PADDING = 8.0
_ICON = 14.0
_ICON_GAP = 4.0


class Chip(NamedTuple):
    """What a chip says; without a tone it is an outline."""

    text: str
    icon: str = ""
    tone: Tone | None = None


def chip_width(chip: Chip) -> float:
    """Measure a chip."""
    sign = _ICON + _ICON_GAP if chip.icon else 0.0
    return 2 * _PADDING + sign + text_width(chip.text, font_of(Role.LABEL)) + 1


def paint_chip(canvas: Canvas, left: float, top: float, chip: Chip) -> float:
    """Draw a chip and return its width."""
    tokens = canvas.tokens
    width = chip_width(chip)
    area = QRectF(left, top, width, CHIP_HEIGHT)
    tone = chip.tone
    colour = tone.text if tone else tokens.text2
    canvas.box(area, 6, tone.soft if tone else None, tone.line if tone else tokens.line)
    text_left = left + _PADDING
    if chip.icon:
        sign = QRectF(text_left, top + (CHIP_HEIGHT - _ICON) / 2, _ICON, _ICON)
        canvas.icon(sign, chip.icon, colour)
        text_left += _ICON + _ICON_GAP
    words = QRectF(text_left, top, area.right() - _PADDING - text_left + 1, CHIP_HEIGHT)
    canvas.text(words, chip.text, font_of(Role.LABEL), colour)
    return width


def paint_key_cap(canvas: Canvas, left: float, top: float, key: str) -> float:
    """Draw a key cap 20 high with a darker lower edge and return its width."""
    tokens = canvas.tokens
    font = font_of(Role.LABEL)
    width = max(20.0, text_width(key, font) + 10)
    area = QRectF(left, top, width, 20)
    canvas.box(area, 4, tokens.strong)
    canvas.box(area.adjusted(0, 0, 0, -1), 4, tokens.sunken, tokens.line)
    canvas.text(area.adjusted(0, 0, 0, -1), key, font, tokens.text2, CENTRE)
    return width
