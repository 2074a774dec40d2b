"""Running text with mana symbols, wrapped to a width."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from quizapp.gui.look.tokens import Ink
from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.paint.mana import paint_disc

_PART = re.compile(r"\{([^{}]+)\}")
_AFTER_HYPHEN = re.compile(r"(?<=-)(?=.)")
_DISC_SHARE = 1.05
_ELLIPSIS = "…"


class Piece(Struct, frozen=True):
    """A run of letters or one mana symbol."""

    text: str
    width: float
    symbol: bool = False


class Line(Struct, frozen=True):
    """One line of placed pieces: distance from the left edge, and the piece."""

    pieces: tuple[tuple[float, Piece], ...]
    width: float

    @property
    def text(self) -> str:
        """Return the letters of the line, for tests and measuring."""
        return " ".join(piece.text for _, piece in self.pieces)


def wrap_prose(words: str, font: QFont, width: float) -> tuple[Line, ...]:
    """Wrap a text; a word that is wider than the width is broken."""
    metrics = QFontMetricsF(font)
    space = metrics.horizontalAdvance(" ")
    lines: list[Line] = []
    for paragraph in words.split("\n"):
        placed: list[tuple[float, Piece]] = []
        reach = 0.0
        for word, glued in _words_of(paragraph, metrics, width):
            pieces = _pieces_of(word, metrics)
            length = sum(piece.width for piece in pieces)
            start = reach + (0.0 if glued else space) if placed else 0.0
            if placed and start + length > width:
                lines.append(Line(tuple(placed), reach))
                placed, start = [], 0.0
            reach = start
            for piece in pieces:
                placed.append((reach, piece))
                reach += piece.width
        lines.append(Line(tuple(placed), reach))
    return tuple(lines)


class ProseLook(Struct, frozen=True):
    """Font, line height and colour of a text, and the colours of its symbols."""

    font: QFont
    line: float
    colour: str
    disc: Ink | None = None


def paint_prose(
    canvas: Canvas,
    area: QRectF,
    lines: tuple[Line, ...],
    look: ProseLook,
) -> float:
    """Draw as many lines as the area holds and return where they end.

    A text with more lines than fit ends with an ellipsis.
    """
    room = max(0, int((area.height() + 0.5) // look.line))
    shown = lines[:room]
    for number, line in enumerate(shown):
        top = area.top() + number * look.line
        last = number == room - 1 and len(lines) > room
        whole = line if not last else _with_ellipsis(line, look.font, area.width())
        _paint_line(canvas, QPointF(area.left(), top), whole, look)
    return area.top() + len(shown) * look.line


def _words_of(
    paragraph: str, metrics: QFontMetricsF, width: float
) -> Iterator[tuple[str, bool]]:
    """Yield words, and whether each is glued to the one before it.

    A word that is too wide for a line is broken.
    """
    for word in paragraph.split(" "):
        if metrics.horizontalAdvance(word) <= width or "{" in word:
            yield word, False
            continue
        for place, part in enumerate(_parts_that_fit(word, metrics, width)):
            yield part, place > 0


def _parts_that_fit(word: str, metrics: QFontMetricsF, width: float) -> Iterator[str]:
    """Break a word after hyphens, and a part that is still too wide anywhere."""
    for part in _AFTER_HYPHEN.split(word):
        rest = part
        while len(rest) > 1 and metrics.horizontalAdvance(rest) > width:
            length = len(rest) - 1
            while length > 1 and metrics.horizontalAdvance(rest[:length]) > width:
                length -= 1
            yield rest[:length]
            rest = rest[length:]
        yield rest


def _pieces_of(word: str, metrics: QFontMetricsF) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for place, text in enumerate(_PART.split(word)):
        if place % 2:
            pieces.append(Piece(text, metrics.ascent() * _DISC_SHARE + 1, symbol=True))
        elif text:
            pieces.append(Piece(text, metrics.horizontalAdvance(text)))
    return tuple(pieces)


def _paint_line(canvas: Canvas, corner: QPointF, line: Line, look: ProseLook) -> None:
    metrics = QFontMetricsF(look.font)
    painter = canvas.painter
    drop = (look.line - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    for distance, piece in line.pieces:
        left = corner.x() + distance
        if piece.symbol:
            size = piece.width - 1
            top = corner.y() + (look.line - size) / 2
            paint_disc(canvas, QRectF(left, top, size, size), piece.text, look.disc)
        else:
            painter.setFont(look.font)
            painter.setPen(QColor(look.colour))
            painter.drawText(QPointF(left, corner.y() + drop), piece.text)


def _with_ellipsis(line: Line, font: QFont, width: float) -> Line:
    """Let the last words go until an ellipsis finds room."""
    dots = Piece(_ELLIPSIS, QFontMetricsF(font).horizontalAdvance(_ELLIPSIS))
    kept = [
        (distance, piece)
        for distance, piece in line.pieces
        if distance + piece.width + dots.width <= width
    ]
    end = kept[-1][0] + kept[-1][1].width if kept else 0.0
    return Line((*kept, (end, dots)), end + dots.width)
