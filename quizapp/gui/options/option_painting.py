"""Draws an option row: badge, text, and what stands at its right."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from quizapp.gui.controls.text_flow import TextStyle, flow, font_keys, paint_lines
from quizapp.gui.look.fonts import Role
from quizapp.gui.options.option_look import OptionLook
from quizapp.gui.paint.canvas import (
    CENTRE,
    MIDDLE_RIGHT,
    Canvas,
    font_of,
    text_width,
)

RING = 4.0
"""Room around the row for the focus ring, kept always so that nothing jumps."""
_BADGE = 28.0
_SIGN = 18.0
_GAP = 12.0


class OptionText(Struct, frozen=True):
    """What one row says."""

    letter: str
    text: str
    role: Role
    square: bool
    note: str = ""
    """Words at the right: the number key, "Ruled out", "Your answer"."""
    reason: str = ""
    """Second paragraph, below the text."""
    padding: float = 12.0


def row_height(said: OptionText, width: float) -> float:
    """Measure a row at a width, ring included."""
    box = width - 2 * RING
    lines = len(flow(said.text, _style(said.role, ""), _text_room(said, box)))
    height = _drop(said, lines) + lines * said.role.value[1]
    if said.reason:
        reasons = flow(said.reason, _style(Role.BODY, ""), _reason_room(said, box))
        height += 2 + len(reasons) * Role.BODY.value[1]
    return max(height, _BADGE) + 2 * _vertical(said) + 2 * RING


def paint_row(canvas: Canvas, area: QRectF, said: OptionText, look: OptionLook) -> None:
    """Draw a row; the area includes the room for the ring."""
    box = area.adjusted(RING, RING, -RING, -RING)
    canvas.box(box, 10, look.fill, look.line, look.line_width)
    top = box.top() + _vertical(said)
    badge = QRectF(box.left() + said.padding, top, _BADGE, _BADGE)
    _paint_badge(canvas, badge, said, look)
    left = badge.right() + _GAP
    room = _text_room(said, box.width())
    style = _style(said.role, look.ink)
    lines = flow(said.text, style, room)
    corner = QPointF(left, top + _drop(said, len(lines)))
    end = paint_lines(canvas, corner, lines, style)
    if said.reason:
        quiet = _style(Role.BODY, look.reason_ink or canvas.tokens.text2)
        reasons = flow(said.reason, quiet, _reason_room(said, box.width()))
        paint_lines(canvas, QPointF(left, end + 2), reasons, quiet)
    _paint_right(canvas, box, top, said, look)


def paint_ring(canvas: Canvas, area: QRectF) -> None:
    """Draw the focus ring around a row."""
    canvas.box(area, 12, None, canvas.tokens.accent, 2)


def _vertical(said: OptionText) -> float:
    return 10.0 if said.padding >= 12 and said.role is Role.READING else 8.0


@lru_cache(maxsize=64)
def _style(role: Role, colour: str) -> TextStyle:
    font = font_of(role)
    return TextStyle(font, role.value[1], colour, keys=font_keys(font, None))


def _text_room(said: OptionText, width: float) -> float:
    right = _GAP + _SIGN + said.padding
    if len(said.note) > 1:
        right += text_width(said.note, font_of(Role.STRONG_CAPTION)) + 8
    return width - said.padding - _BADGE - _GAP - right


def _reason_room(said: OptionText, width: float) -> float:
    return width - 2 * said.padding - _BADGE - _GAP


def _drop(said: OptionText, lines: int) -> float:
    """Bring the first line level with the letter, if the row has one line."""
    level = (_BADGE - said.role.value[1]) / 2
    return level if lines == 1 or said.reason else max(0.0, level - 2)


def _paint_badge(
    canvas: Canvas, area: QRectF, said: OptionText, look: OptionLook
) -> None:
    corner = 6.0 if said.square else _BADGE / 2
    canvas.box(area, corner, look.badge_fill, look.badge_line, 1.5)
    font = font_of(Role.STRONG_BODY)
    canvas.text(area, said.letter, font, look.badge_ink, CENTRE)


def _paint_right(
    canvas: Canvas, box: QRectF, top: float, said: OptionText, look: OptionLook
) -> None:
    sign = QRectF(box.right() - said.padding - _SIGN, top + 5, _SIGN, _SIGN)
    if look.mark:
        _paint_mark(canvas, sign, look)
    if not said.note:
        return
    if not look.mark:
        canvas.text(sign, said.note, font_of(Role.CAPTION), canvas.tokens.text3, CENTRE)
        return
    ink = look.mark_ink if look.strong_mark else canvas.tokens.text2
    words = QRectF(box.left(), top, sign.left() - 8 - box.left(), _BADGE)
    canvas.text(words, said.note, font_of(Role.STRONG_CAPTION), ink, MIDDLE_RIGHT)


def _paint_mark(canvas: Canvas, sign: QRectF, look: OptionLook) -> None:
    painter, ink = canvas.painter, QColor(look.mark_ink)
    if look.mark == "radio":
        canvas.box(sign.adjusted(1, 1, -1, -1), 8, None, look.mark_ink, 1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(sign.adjusted(4.5, 4.5, -4.5, -4.5))
    elif look.mark == "ticked":
        canvas.box(sign.adjusted(1, 1, -1, -1), 3, look.mark_ink)
        canvas.icon(sign.adjusted(3, 3, -3, -3), "check-bold", look.fill)
    elif look.mark == "box":
        canvas.box(sign.adjusted(1, 1, -1, -1), 3, None, look.mark_ink, 1.5)
    elif look.mark == "barred":
        _paint_barred(canvas, sign.adjusted(1, 1, -1, -1), ink)
    else:
        canvas.icon(sign, look.mark, look.mark_ink)


def _paint_barred(canvas: Canvas, area: QRectF, ink: QColor) -> None:
    painter = canvas.painter
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)
    reach = area.width() * 0.354
    centre = area.center()
    painter.drawLine(
        QPointF(centre.x() - reach, centre.y() - reach),
        QPointF(centre.x() + reach, centre.y() + reach),
    )
