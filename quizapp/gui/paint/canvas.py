"""A canvas: a painter in lengths at 100 % text size, with the theme's colours."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.icons import paint_icon
from quizapp.gui.look.theme import Theme

LOGGER = logging.getLogger(__name__)
MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_ELLIPSIS = "…"


class Canvas:
    """Draws in lengths at 100 %; the text scale is in the painter's transform."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self.painter = painter
        self.theme = theme
        self.tokens = theme.tokens
        self.cut: list[str] = []
        """Texts that did not fit and were shortened; tests look here."""

    def box(
        self,
        area: QRectF,
        corner: float,
        fill: str | None,
        line: str | None = None,
        width: float = 1.0,
    ) -> None:
        """Draw a rounded rectangle; its line lies inside the area."""
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.setPen(
            QPen(QColor(line), width) if line else QPen(Qt.PenStyle.NoPen)
        )
        inset = width / 2 if line else 0.0
        inner = area.adjusted(inset, inset, -inset, -inset)
        self.painter.drawRoundedRect(inner, corner - inset, corner - inset)

    def dashed_box(
        self,
        area: QRectF,
        corner: float,
        line: str,
        width: float = 1.0,
    ) -> None:
        """Draw a dashed rounded outline."""
        pen = QPen(QColor(line), width)
        pen.setDashPattern([4.0 / width, 3.0 / width])
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        inner = area.adjusted(inset, inset, -inset, -inset)
        self.painter.drawRoundedRect(inner, corner, corner)

    def text(
        self,
        area: QRectF,
        words: str,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = MIDDLE_LEFT,
    ) -> None:
        """Draw one line of text; if it is too wide, shorten and remember it."""
        shown = words
        if text_width(words, font) > area.width() + 0.5:
            self.cut.append(words)
            shown = shortened(words, font, area.width())
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(area, int(align), shown)

    def icon(self, area: QRectF, name: str, colour: str) -> None:
        """Draw an icon."""
        paint_icon(self.painter, area, name, colour)


@cache
def font_of(role: Role) -> QFont:
    """Return a role's font at 100 %, for use on a canvas; nobody changes it."""
    return role_font(role, 1.0)


@lru_cache(maxsize=4096)
def text_width(words: str, font: QFont) -> float:
    """Measure one line of text; chips and keys ask for the same few.

    Equal fonts are one: to ask Qt for the name of each takes longer than the rest.
    """
    return QFontMetricsF(font).horizontalAdvance(words)


def shortened(words: str, font: QFont, width: float) -> str:
    """Shorten a text to a width, with an ellipsis."""
    metrics = QFontMetricsF(font)
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)


def paint_safely(
    widget: QWidget, theme: Theme, draw: Callable[[Canvas, QRectF], None]
) -> tuple[str, ...]:
    """Paint a widget and return the texts that were cut.

    An exception that leaves `paintEvent` ends the process, so whatever goes
    wrong is logged and a plain rectangle stands in the widget's place.
    """
    return draw_safely(QPainter(widget), widget, theme, draw)


def draw_safely(
    painter: QPainter,
    widget: QWidget,
    theme: Theme,
    draw: Callable[[Canvas, QRectF], None],
) -> tuple[str, ...]:
    """Draw what a widget shows where a painter draws, in the same way; end the painter."""
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(theme.scale, theme.scale)
        canvas = Canvas(painter, theme)
        area = QRectF(widget.rect())
        draw(
            canvas,
            QRectF(0, 0, area.width() / theme.scale, area.height() / theme.scale),
        )
        return tuple(canvas.cut)
    except Exception:
        LOGGER.exception("%s could not be painted", type(widget).__name__)
        painter.resetTransform()
        painter.fillRect(widget.rect(), QColor(theme.tokens.sunken))
        return ()
    finally:
        painter.end()


class KeptPicture:
    """Draws a part only when what it is drawn by has changed.

    A page that comes back paints all of its buttons and hints, which say the same as
    before; to show a picture of one takes a twentieth of the time.
    """

    MOST = 2
    """Pictures that are kept: a part often turns from one state to another and back."""

    def __init__(self) -> None:
        self._kept: list[tuple[object, QPixmap]] = []

    def paint(
        self,
        widget: QWidget,
        theme: Theme,
        drawn_by: object,
        draw: Callable[[Canvas, QRectF], None],
        part: QSize | None = None,
    ) -> None:
        """Paint a widget; take all that it is drawn by, but size and colours.

        Where nothing is drawn but at the left, the size of that part is enough.
        Where the ground is not plain, or a point is no whole number of pixels, no
        picture would look as the part does, and the part is painted itself.
        """
        ground, ratio = _ground_of(widget), widget.devicePixelRatioF()
        if not ground or ratio != round(ratio):
            paint_safely(widget, theme, draw)
            return
        size = (part or widget.size()) * ratio
        if size.isEmpty():
            return  # Qt warns of a picture of nothing
        by = (drawn_by, theme.tokens, theme.scale, ground, ratio, size)
        picture = next((picture for known, picture in self._kept if known == by), None)
        if picture is None:
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(getattr(theme.tokens, ground)))
            draw_safely(QPainter(picture), widget, theme, draw)
            self._kept = [(by, picture), *self._kept[: self.MOST - 1]]
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, picture)
        painter.end()


def _ground_of(widget: QWidget) -> str:
    """Return the colour token that whatever a widget stands on is filled with."""
    ground = getattr(widget.parentWidget(), "plain_ground", "")
    return ground if isinstance(ground, str) else ""
