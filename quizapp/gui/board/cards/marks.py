"""Marks on a card face: power and toughness, loyalty, counters, tapped."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPen, QPolygonF

from quizapp.bank.board_view import CardView
from quizapp.gui.look.fonts import sized_font
from quizapp.gui.paint.canvas import CENTRE, Canvas, text_width

INSET = 5.0
BOX = 20.0
_ICON = 12.0
_GAP = 4.0


def marks_height(card: CardView, area: QRectF) -> float:
    """Measure what the marks take from the foot of a face."""
    pills = _pill_rows(card, area)
    if pills:
        return INSET + BOX * pills + _GAP * (pills - 1) + 2
    return INSET + BOX + 2 if number_of(card) else INSET


def number_of(card: CardView) -> str:
    """Return power and toughness, else loyalty, else nothing."""
    return card.power_toughness or card.loyalty


def paint_marks(canvas: Canvas, area: QRectF, card: CardView, tapped: str) -> None:
    """Draw all marks of a card over its face."""
    taken = _paint_number(canvas, area, card)
    left, bottom = area.left() + INSET, area.bottom() - INSET
    if card.tapped:
        _paint_tapped(canvas, QPointF(left, bottom), tapped)
        bottom -= BOX + _GAP
    elif _is_small(area):
        left, bottom, taken = area.left() + 3, area.top() + 59, 0.0
    room = area.right() - left - (0 if card.tapped else taken)
    for words in counter_words(card, _is_small(area)):
        if counter_width(words) > room and not _is_small(area):
            bottom -= BOX + _GAP
            room = area.width()
        _paint_counter(canvas, QPointF(left, bottom), words, card)
        bottom -= BOX + _GAP


def _is_small(area: QRectF) -> bool:
    return min(area.width(), area.height()) < 100


def _pill_rows(card: CardView, area: QRectF) -> int:
    on_band = _is_small(area) and not card.tapped
    counters = 0 if on_band else len(card.counters)
    return counters + (1 if card.tapped else 0)


def _number_font() -> QFont:
    return sized_font(13, 600)


def _paint_number(canvas: Canvas, area: QRectF, card: CardView) -> float:
    words = number_of(card)
    if not words:
        return 0.0
    tokens = canvas.tokens
    width = max(28.0, text_width(words, _number_font()) + 12)
    box = QRectF(area.right() - INSET - width, area.bottom() - INSET - BOX, width, BOX)
    line = tokens.strong if card.matters else tokens.line
    if card.power_toughness:
        canvas.box(box, 5, _paper(canvas), line)
    else:
        _paint_loyalty_shape(canvas, box, line)
    colour = tokens.text if card.matters else tokens.text3
    canvas.text(box, words, _number_font(), colour, CENTRE)
    return width + _GAP


def _paper(canvas: Canvas) -> str:
    return canvas.tokens.surface


def _paint_loyalty_shape(canvas: Canvas, box: QRectF, line: str) -> None:
    painter = canvas.painter
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(QColor(_paper(canvas)))
    middle = box.center()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(box.left(), box.top() - 1),
                QPointF(box.right(), box.top() - 1),
                QPointF(box.right(), box.bottom() - 5),
                QPointF(middle.x(), box.bottom() + 2),
                QPointF(box.left(), box.bottom() - 5),
            ]
        )
    )


def counter_words(card: CardView, small: bool) -> tuple[str, ...]:
    """Say the counters, one pill a kind; a small face has room for one pill.

    It then gives the numbers alone: the kinds are in the details.
    """
    if small and len(card.counters) > 1:
        return (" · ".join(str(number) for _, number in card.counters),)
    return tuple(f"{number} {kind}" for kind, number in card.counters)


def counter_width(words: str) -> float:
    """Measure a pill of counters."""
    return 5 + _ICON + 3 + text_width(words, sized_font(11, 600)) + 8


def _paint_counter(canvas: Canvas, foot: QPointF, words: str, card: CardView) -> None:
    tokens = canvas.tokens
    fill = tokens.infofill if card.matters else tokens.sunken
    colour = tokens.on if card.matters else tokens.text3
    area = QRectF(foot.x(), foot.y() - BOX, counter_width(words), BOX)
    canvas.box(area, BOX / 2, fill, None if card.matters else tokens.line)
    sign = QRectF(area.left() + 5, area.center().y() - _ICON / 2, _ICON, _ICON)
    canvas.icon(sign, "stack", colour)
    room = QRectF(sign.right() + 3, area.top(), area.right() - sign.right() - 5, BOX)
    canvas.text(room, words, sized_font(11, 600), colour)


def _paint_tapped(canvas: Canvas, foot: QPointF, words: str) -> None:
    tokens = canvas.tokens
    font = sized_font(11, 600)
    width = 4 + _ICON + 2 + text_width(words, font) + 6
    area = QRectF(foot.x(), foot.y() - BOX + 1, width, BOX - 2)
    canvas.box(area, 4, tokens.sunken, tokens.strong)
    sign = QRectF(area.left() + 4, area.center().y() - _ICON / 2, _ICON, _ICON)
    canvas.icon(sign, "arrow-clockwise", tokens.text)
    room = QRectF(
        sign.right() + 2, area.top(), area.right() - sign.right() - 3, BOX - 2
    )
    canvas.text(room, words, font, tokens.text)
