"""Icons by name: one-colour signs drawn in a token's colour."""

from __future__ import annotations

import logging
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from quizapp.gui.look.assets import asset_folder

LOGGER = logging.getLogger(__name__)


@cache
def icon_source(name: str) -> str:
    """Return the drawing of an icon, or nothing (said once in the log)."""
    folder = asset_folder("icons")
    path = folder / f"{name}.svg" if folder else None
    if path is None or not path.is_file():
        LOGGER.warning("icon is missing: %s", name)
        return ""
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def _icon_renderer(name: str, colour: str) -> QSvgRenderer | None:
    source = icon_source(name)
    if not source:
        return None
    coloured = source.replace("currentColor", colour)
    return QSvgRenderer(QByteArray(coloured.encode("utf-8")))


def paint_icon(painter: QPainter, area: QRectF, name: str, colour: str) -> None:
    """Draw an icon into an area; nothing if its file is missing."""
    renderer = _icon_renderer(name, colour)
    if renderer is not None:
        renderer.render(painter, area)


@lru_cache(maxsize=512)
def icon_pixmap(name: str, size: int, colour: str, ratio: float = 1.0) -> QPixmap:
    """Return an icon as a pixmap of a size in logical pixels."""
    pixels = max(1, round(size * ratio))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, QRectF(0, 0, pixels, pixels), name, colour)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
