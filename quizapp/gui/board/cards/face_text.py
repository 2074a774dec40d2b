"""The words on a card face: name, types and summary."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from quizapp.bank.board_view import CardView
from quizapp.gui.board.cards.proportions import Proportions
from quizapp.gui.board.cards.size import PEEK
from quizapp.gui.look.fonts import sized_font
from quizapp.gui.look.tokens import Ink
from quizapp.gui.paint.canvas import Canvas, shortened, text_width
from quizapp.gui.paint.prose import Line, ProseLook, paint_prose, wrap_prose

_SUBTYPES_BEGIN = (" — ", " \N{EN DASH} ", " · ", "\u202f: ", " : ")
_SMALLEST_NAME, _LARGEST_PEEKING = 8.0, 12.0


def paint_name(
    canvas: Canvas, room: QRectF, card: CardView, shape: Proportions
) -> float:
    """Draw the name on at most two lines and return where it ends."""
    if card.attached_to is not None:
        return _paint_peeking_name(canvas, room, card, shape)
    font, lines = fit_name(card.name, shape, room.width())
    if not _fits(lines, room.width()):
        canvas.cut.append(card.name)
    colour = canvas.tokens.text if card.matters else canvas.tokens.text3
    return paint_prose(canvas, room, lines, ProseLook(font, shape.name_line, colour))


def _paint_peeking_name(
    canvas: Canvas, room: QRectF, card: CardView, shape: Proportions
) -> float:
    """Draw the name on one line: the host hides whatever stands below it."""
    line = QRectF(room.left(), room.top() - shape.top + 2, room.width(), PEEK - 3)
    size = min(shape.name_size, _LARGEST_PEEKING)
    font = sized_font(size, 600)
    if text_width(card.name, font) > room.width():
        font = sized_font(max(_SMALLEST_NAME, size - 2), 600)
    colour = canvas.tokens.text if card.matters else canvas.tokens.text3
    canvas.text(line, shortened(card.name, font, line.width()), font, colour)
    return line.bottom()


def fit_name(
    name: str, shape: Proportions, width: float
) -> tuple[QFont, tuple[Line, ...]]:
    """Find the largest type, down to 8, in which a name takes two lines."""
    size = shape.name_size
    while True:
        font = sized_font(size, 600)
        lines = wrap_prose(name, font, width)
        if _fits(lines, width) or size <= _SMALLEST_NAME:
            return font, lines
        size -= 1


def _fits(lines: tuple[Line, ...], width: float) -> bool:
    return len(lines) <= 2 and all(line.width <= width + 0.5 for line in lines)


def paint_types_and_text(
    canvas: Canvas, room: QRectF, card: CardView, shape: Proportions
) -> None:
    """Draw the type line, then as much of the summary as finds room."""
    tokens = canvas.tokens
    type_font = sized_font(shape.type_size)
    wanted = card.type_line if shape.text_size else without_subtypes(card.type_line)
    types = fit_types(wanted, type_font, room.width())
    look = ProseLook(
        type_font, shape.type_line, tokens.text2 if card.matters else tokens.text3
    )
    two_lines = QRectF(room)
    two_lines.setHeight(min(room.height(), 2 * shape.type_line))
    end = paint_prose(canvas, two_lines, types, look)
    if not shape.text_size or not card.rules_text:
        return
    text_font = sized_font(shape.text_size)
    rest = QRectF(room.left(), end + 1, room.width(), room.bottom() - end - 1)
    text = wrap_prose(card.rules_text, text_font, room.width())
    text_look = ProseLook(
        text_font,
        shape.text_line,
        tokens.text if card.matters else tokens.text3,
        None if card.matters else Ink(tokens.sunken, tokens.text3),
    )
    paint_prose(canvas, rest, text, text_look)


def fit_types(types: str, font: QFont, width: float) -> tuple[Line, ...]:
    """Wrap a type line; where it needs three lines, the subtypes stay away."""
    lines = wrap_prose(types, font, width)
    if len(lines) > 2:
        return wrap_prose(without_subtypes(types), font, width)
    return lines


def without_subtypes(types: str) -> str:
    """Keep what stands before the subtypes."""
    for mark in _SUBTYPES_BEGIN:
        types = types.partition(mark)[0]
    return types
