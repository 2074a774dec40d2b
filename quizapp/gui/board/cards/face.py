"""The face of a card, upright, tapped or face down."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF

from quizapp.bank.board_view import CardView
from quizapp.gui.board.cards.face_text import paint_name, paint_types_and_text
from quizapp.gui.board.cards.marks import BOX, INSET, marks_height, paint_marks
from quizapp.gui.board.cards.proportions import Proportions, proportions_for
from quizapp.gui.look.fonts import sized_font
from quizapp.gui.look.tokens import Ink
from quizapp.gui.paint.canvas import CENTRE, Canvas
from quizapp.gui.paint.mana import paint_cost, paint_cost_down
from quizapp.gui.paint.patterns import (
    clipped,
    paint_lattice,
    paint_pattern,
    rounded_path,
)


class FaceWords(Struct, frozen=True):
    """Words that a face needs, in the reader's language."""

    tapped: str
    face_down: str


def paint_face(canvas: Canvas, area: QRectF, card: CardView, words: FaceWords) -> None:
    """Draw a card as it lies."""
    shape = proportions_for(area)
    tokens = canvas.tokens
    line = tokens.strong if card.matters else tokens.line
    paper = tokens.hover if canvas.theme.dark else tokens.surface
    canvas.box(area, shape.corner, paper)
    with clipped(canvas.painter, rounded_path(area, shape.corner)):
        if card.face_down:
            _paint_back(canvas, area, words.face_down)
        elif card.tapped:
            _paint_turned(canvas, area, card, shape)
        else:
            _paint_upright(canvas, area, card, shape)
    if card.token:
        canvas.box(area, shape.corner, None, paper, 2)
        canvas.dashed_box(area, shape.corner, line, 1.5)
    else:
        canvas.box(area, shape.corner, None, line)
    paint_marks(canvas, area, card, words.tapped)


def _band_ink(canvas: Canvas, card: CardView) -> Ink:
    if card.matters:
        return canvas.tokens.bands[card.hue]
    return Ink(canvas.tokens.sunken, canvas.tokens.line)


def _disc_ink(canvas: Canvas, card: CardView) -> Ink | None:
    if card.matters:
        return None
    return Ink(canvas.tokens.sunken, canvas.tokens.text3)


def _paint_upright(
    canvas: Canvas, area: QRectF, card: CardView, shape: Proportions
) -> None:
    ink = _band_ink(canvas, card)
    top, bottom = shape.band
    canvas.box(QRectF(area.left(), area.top(), area.width(), bottom), 0, ink.fill)
    pattern = QRectF(area.left(), area.top() + top, area.width(), bottom - top)
    paint_pattern(canvas.painter, pattern, card.hue, ink.ink)
    left, width = area.left() + shape.inset, area.width() - 2 * shape.inset + 2
    paint_name(
        canvas,
        QRectF(left, area.top() + shape.top, width, 2 * shape.name_line),
        card,
        shape,
    )
    cost = pattern.adjusted(shape.inset - 2, 0, 1 - shape.inset, 0)
    paint_cost(canvas, cost, card.mana, _disc_ink(canvas, card))
    text_top = area.top() + bottom + (4 if shape.text_size else 2)
    foot = area.bottom() - marks_height(card, area)
    if not shape.text_size:
        foot = text_top + 2 * shape.type_line
    text_room = QRectF(left, text_top, width, foot - text_top)
    paint_types_and_text(canvas, text_room, card, shape)


def _paint_turned(
    canvas: Canvas, area: QRectF, card: CardView, shape: Proportions
) -> None:
    ink = _band_ink(canvas, card)
    edge = area.right() - shape.side_band
    band = QRectF(edge, area.top(), shape.side_band, area.height())
    canvas.box(band, 0, ink.fill)
    paint_pattern(canvas.painter, band, card.hue, ink.ink)
    cost = band.adjusted(0, 5, 0, -BOX - INSET - 2)
    paint_cost_down(canvas, cost, card.mana, _disc_ink(canvas, card))
    left = area.left() + shape.inset
    width = edge - left - 2
    name_room = QRectF(left, area.top() + shape.top, width, 2 * shape.name_line)
    end = paint_name(canvas, name_room, card, shape)
    foot = area.bottom() - marks_height(card, area)
    text_room = QRectF(left, end + 1, width, max(0.0, foot - end - 1))
    paint_types_and_text(canvas, text_room, card, shape)


def _paint_back(canvas: Canvas, area: QRectF, label: str) -> None:
    tokens = canvas.tokens
    small = min(area.width(), area.height()) < 100
    inset = 5 if small else 7
    inner = area.adjusted(inset, inset, -inset, -inset)
    canvas.box(area, 0, tokens.hover)
    canvas.box(inner, 4, tokens.surface)
    paint_lattice(canvas.painter, inner, tokens.line, 10)
    canvas.box(inner, 4, None, tokens.line)
    radius = 14 if small else 20
    centre = area.center()
    disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    canvas.box(disc, radius, tokens.surface, tokens.strong)
    sign = radius * 0.6
    canvas.icon(
        disc.adjusted(sign / 1.5, sign / 1.5, -sign / 1.5, -sign / 1.5),
        "eye-slash",
        tokens.text2,
    )
    if not small:
        box = QRectF(area.left() + 14, area.top() + 12, area.width() - 28, 20)
        canvas.box(box, 3, tokens.surface, tokens.line)
        canvas.text(box, label, sized_font(11, 600), tokens.text, CENTRE)
