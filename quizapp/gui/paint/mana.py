"""Mana symbols as discs with a letter or a number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from quizapp.gui.look.fonts import sized_font
from quizapp.gui.look.tokens import MANA_DISCS, PLAIN_DISC, Ink
from quizapp.gui.paint.canvas import CENTRE, Canvas

DISC = 16.0
GAP = 2.0
_SMALLEST_DISC = 9.0
_TAP = "T"


def disc_ink(symbol: str) -> Ink:
    """Return the colours of a symbol's disc."""
    return MANA_DISCS.get(symbol, PLAIN_DISC)


def row_width(symbols: Sequence[str], disc: float = DISC) -> float:
    """Measure a row of discs."""
    return max(0.0, len(symbols) * (disc + GAP) - GAP)


def paint_disc(canvas: Canvas, area: QRectF, symbol: str, ink: Ink | None) -> None:
    """Draw one disc; without colours of its own it takes those of its symbol."""
    halves = symbol.split("/")
    if len(halves) == 2 and ink is None:
        _paint_halves(canvas, area, halves)
        return
    colours = ink or disc_ink(symbol)
    painter = canvas.painter
    painter.setPen(QPen(QColor(colours.ink), 1))
    painter.setBrush(QColor(colours.fill))
    painter.drawEllipse(area.adjusted(0.5, 0.5, -0.5, -0.5))
    if symbol == _TAP:
        _paint_tap_arrow(canvas, area, colours.ink)
    else:
        share = 0.66 if len(symbol) == 1 else 0.52
        _letter(canvas, area, symbol, colours.ink, area.height() * share)


def fitting_disc(symbols: Sequence[str], room: float) -> float:
    """Choose the size of discs so that all of them fit one after another."""
    if not symbols:
        return DISC
    return max(_SMALLEST_DISC, min(DISC, (room + GAP) / len(symbols) - GAP))


def paint_cost(
    canvas: Canvas, area: QRectF, symbols: Sequence[str], ink: Ink | None = None
) -> None:
    """Draw a mana cost at the right of an area, at half its height."""
    disc = fitting_disc(symbols, area.width())
    left = area.right() - row_width(symbols, disc)
    top = area.center().y() - disc / 2
    for place, symbol in enumerate(symbols):
        place_left = left + place * (disc + GAP)
        paint_disc(canvas, QRectF(place_left, top, disc, disc), symbol, ink)


def paint_cost_down(
    canvas: Canvas, area: QRectF, symbols: Sequence[str], ink: Ink | None = None
) -> None:
    """Draw a mana cost from the top of an area down, in its middle."""
    disc = fitting_disc(symbols, area.height())
    left = area.center().x() - disc / 2
    for place, symbol in enumerate(symbols):
        top = area.top() + place * (disc + GAP)
        paint_disc(canvas, QRectF(left, top, disc, disc), symbol, ink)


def _letter(
    canvas: Canvas, area: QRectF, letter: str, colour: str, size: float
) -> None:
    painter = canvas.painter
    painter.setFont(sized_font(size, 600))
    painter.setPen(QColor(colour))
    painter.drawText(area, int(CENTRE | Qt.TextFlag.TextDontClip), letter)


def _paint_halves(canvas: Canvas, area: QRectF, halves: Sequence[str]) -> None:
    painter = canvas.painter
    ring = area.adjusted(0.5, 0.5, -0.5, -0.5)
    for start, half in ((45, halves[0]), (225, halves[1])):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(disc_ink(half).fill))
        painter.drawPie(ring, start * 16, 180 * 16)
    painter.setPen(QPen(QColor(PLAIN_DISC.ink), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
    shift = area.width() * 0.17
    size = area.height() * 0.44
    for sign, half in ((-1, halves[0]), (1, halves[1])):
        moved = area.translated(sign * shift, sign * shift)
        _letter(canvas, moved, half, disc_ink(half).ink, size)


def _paint_tap_arrow(canvas: Canvas, area: QRectF, colour: str) -> None:
    unit = area.width() / 16
    centre = area.center()
    painter = canvas.painter
    path = QPainterPath(QPointF(centre.x() - 3.4 * unit, centre.y() - 3 * unit))
    path.cubicTo(
        QPointF(centre.x() + 0.5 * unit, centre.y() - 4 * unit),
        QPointF(centre.x() + 2.2 * unit, centre.y() - 1 * unit),
        QPointF(centre.x() + 1.6 * unit, centre.y() + 2 * unit),
    )
    painter.setPen(QPen(QColor(colour), 1.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    tip = QPointF(centre.x() + 1.2 * unit, centre.y() + 4.6 * unit)
    head = QPolygonF(
        [
            tip,
            QPointF(tip.x() - 2.6 * unit, tip.y() - 3.4 * unit),
            QPointF(tip.x() + 2.8 * unit, tip.y() - 2.8 * unit),
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(head)
