"""Player badges: the shape is the identity, the colour helps."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QTransform

from quizapp.gui.look.fonts import sized_font
from quizapp.gui.paint.canvas import CENTRE, Canvas

_CORNER_SHARE = 0.14


def paint_badge(canvas: Canvas, area: QRectF, seat: int, name: str) -> None:
    """Draw a player's badge with the first letter of the name."""
    tone = canvas.tokens.player_tone(seat)
    painter = canvas.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone.fill))
    painter.drawPath(badge_shape(area, seat))
    painter.setFont(sized_font(area.height() * 0.5, 600))
    painter.setPen(QColor(tone.on))
    painter.drawText(area, int(CENTRE | Qt.TextFlag.TextDontClip), name[:1].upper())


def badge_shape(area: QRectF, seat: int) -> QPainterPath:
    """Return disc, diamond, hexagon or square, by seat."""
    path = QPainterPath()
    shape = seat % 4
    if shape == 0:
        path.addEllipse(area)
    elif shape == 1:
        path = _diamond(area)
    elif shape == 2:
        path.addPolygon(_hexagon(area))
    else:
        corner = area.height() * _CORNER_SHARE
        path.addRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
    return path


def paint_arrow(canvas: Canvas, start: QPointF, end: QPointF, colour: str) -> None:
    """Draw a level arrow from the decider to the player decided for."""
    painter = canvas.painter
    pen = QPen(QColor(colour), 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(start, QPointF(end.x() - 4, end.y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(
        QPolygonF(
            [
                end,
                QPointF(end.x() - 9, end.y() - 4.5),
                QPointF(end.x() - 9, end.y() + 4.5),
            ]
        )
    )


def _diamond(area: QRectF) -> QPainterPath:
    side = area.width() / math.sqrt(2) * 1.06
    corner = side * _CORNER_SHARE
    square = QPainterPath()
    square.addRoundedRect(QRectF(-side / 2, -side / 2, side, side), corner, corner)
    turn = QTransform()
    turn.translate(area.center().x(), area.center().y())
    turn.rotate(45)
    return turn.map(square)


def _hexagon(area: QRectF) -> QPolygonF:
    radius = area.width() / 2
    centre = area.center()
    return QPolygonF(
        [
            QPointF(
                centre.x() + radius * math.cos(math.radians(60 * step)),
                centre.y() + radius * math.sin(math.radians(60 * step)),
            )
            for step in range(6)
        ]
    )
