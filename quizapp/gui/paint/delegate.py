"""A delegate that paints a place of a list or table, in lengths at 100 % text size."""

from __future__ import annotations

import logging

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas

LOGGER = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex


class PaintedDelegate(QStyledItemDelegate):
    """Leaves to each kind what is drawn; an error is logged and leaves no painter open."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Draw a place."""
        painter.save()
        try:
            canvas, area = canvas_at(painter, self._theme, option.rect)
            self._paint(canvas, area, option, index)
        except Exception:
            LOGGER.exception("a place of a list could not be painted")
        finally:
            painter.restore()

    def _paint(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        raise NotImplementedError


def canvas_at(painter: QPainter, theme: Theme, place: QRect) -> tuple[Canvas, QRectF]:
    """Make a canvas whose origin is the corner of a place, and give the place on it."""
    scale = theme.scale
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(scale, scale)
    area = QRectF(0, 0, place.width() / scale, place.height() / scale)
    return Canvas(painter, theme), area
