"""A card colour's pattern in black on white, so that only the pattern tells."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from quizapp.bank.board_view import Hue
from quizapp.gui.paint.patterns import paint_pattern


def picture_of(hue: Hue) -> QImage:
    """Paint the pattern of a hue."""
    image = QImage(96, 32, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    paint_pattern(painter, QRectF(0, 0, 96, 32), hue, "#000000")
    painter.end()
    return image
