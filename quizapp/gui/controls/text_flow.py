"""Text that flows: wrapped at spaces, with a strong part and mana symbols.

A word that is wider than its line, such as a path, breaks after a sign or anywhere.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from quizapp.gui.paint.canvas import Canvas
from quizapp.gui.paint.mana import paint_disc

_BREAKING = "/\\-_."
"""Signs after which a word that is too wide breaks first."""
_SPACE = re.compile(
    r" (?!·)(?:(?<!\bCR )(?<!\bIPG )(?<!\bMTR )(?<!\bstep )(?<!\bétape )|(?!\d))"
)
"""Where a line may end: not between a document, or a step, and its number, and not
before the dot between two facts."""
_PART = re.compile(r"(\{[^{}\s]+\})")


class TextStyle(NamedTuple):
    """How a text looks, in lengths at 100 %."""

    font: QFont
    line: float
    colour: str
    strong_font: QFont | None = None
    keys: tuple[str, str] | None = None
    """Names of both fonts; asking Qt for them each time is felt."""


class _Piece(NamedTuple):
    left: float
    text: str
    strong: bool
    symbol: bool
    width: float


Lines = tuple[tuple[_Piece, ...], ...]


def flow(text: str, style: TextStyle, width: float, strong: str = "") -> Lines:
    """Wrap a text to a width; the part `strong` is set in the strong font."""
    font, heavy = style.keys or font_keys(style.font, style.strong_font)
    return _flow(text, strong, font, heavy, round(width))


def font_keys(font: QFont, strong: QFont | None) -> tuple[str, str]:
    """Name the fonts of a style, so that equal texts are measured once."""
    return font.key(), (strong or font).key()


def lines_width(lines: Lines) -> float:
    """Return the width of the longest line."""
    return max((p.left + p.width for line in lines for p in line), default=0.0)


def paint_centred(canvas: Canvas, width: float, lines: Lines, style: TextStyle) -> None:
    """Draw lines below each other, each in the middle of a width."""
    top = 0.0
    for line in lines:
        left = (width - lines_width((line,))) / 2
        top = paint_lines(canvas, QPointF(left, top), (line,), style)


def paint_lines(
    canvas: Canvas, corner: QPointF, lines: Lines, style: TextStyle
) -> float:
    """Draw lines below each other and return where they end."""
    painter = canvas.painter
    metrics = QFontMetricsF(style.font)
    lead = (style.line - metrics.ascent() - metrics.descent()) / 2
    top = corner.y()
    for line in lines:
        for piece in line:
            left = corner.x() + piece.left
            if piece.symbol:
                size = piece.width - 1
                area = QRectF(left, top + (style.line - size) / 2, size, size)
                paint_disc(canvas, area, piece.text[1:-1], None)
                continue
            heavy = style.strong_font or style.font
            painter.setFont(heavy if piece.strong else style.font)
            painter.setPen(QColor(style.colour))
            base = QPointF(left, top + lead + metrics.ascent())
            painter.drawText(base, piece.text)
        top += style.line
    return top


class _Measure:
    """Measures words in one font, each once: texts are made of the same few words."""

    MOST = 8192
    """Words whose width is kept."""

    def __init__(self, font: QFont) -> None:
        self._metrics = QFontMetricsF(font)
        self._widths: dict[str, float] = {}
        self.ascent = self._metrics.ascent()

    def width_of(self, text: str) -> float:
        """Return how wide a text is that stands on one line."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= self.MOST:
                self._widths.clear()
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width


@lru_cache(maxsize=64)
def _measure_of(font_key: str) -> _Measure:
    return _Measure(_font(font_key))


@lru_cache(maxsize=4096)
def _flow(text: str, strong: str, font_key: str, heavy_key: str, width: int) -> Lines:
    fonts = {False: _measure_of(font_key), True: _measure_of(heavy_key)}
    lines: list[tuple[_Piece, ...]] = []
    for paragraph in text.split("\n"):
        plain = _plain_words(paragraph, strong, font_key, heavy_key)
        if plain is not None and plain.widest <= width:
            lines.extend(_flow_plain(plain, width))
        else:
            lines.extend(_flow_paragraph(_marked(paragraph, strong), fonts, width))
    return tuple(lines)


class _Plain(NamedTuple):
    """Words without symbols, measured once for all widths that they are wrapped to."""

    words: tuple[str, ...]
    widths: tuple[float, ...]
    strong: tuple[bool, ...]
    widest: float
    space: float


@lru_cache(maxsize=4096)
def _plain_words(
    paragraph: str, strong: str, font_key: str, heavy_key: str
) -> _Plain | None:
    """Measure the words of a paragraph, if each of them is one piece."""
    if "{" in paragraph:
        return None
    marked = _marked(paragraph, strong)
    words = tuple(word for word, _heavy in marked)
    if not all(words):
        return None
    heavy = tuple(is_heavy for _word, is_heavy in marked)
    light, bold = _measure_of(font_key), _measure_of(heavy_key)
    widths = tuple(
        (bold if is_heavy else light).width_of(word) for word, is_heavy in marked
    )
    return _Plain(words, widths, heavy, max(widths), light.width_of(" "))


def _flow_plain(plain: _Plain, width: int) -> list[tuple[_Piece, ...]]:
    """Wrap as `_flow_paragraph` does, by the widths of whole words."""
    lines = []
    widths, space = plain.widths, plain.space
    first, reach = 0, widths[0]
    for number in range(1, len(widths)):
        on = reach + space + widths[number]
        if on > width:
            lines.append(_line(plain, first, number, reach))
            first, on = number, widths[number]
        reach = on
    lines.append(_line(plain, first, len(widths), reach))
    return lines


def _line(plain: _Plain, first: int, end: int, width: float) -> tuple[_Piece, ...]:
    """Set the words of one line; a run of words that are not strong is drawn at once."""
    words, widths, strong = plain.words, plain.widths, plain.strong
    if True not in strong[first:end]:
        return (_Piece(0.0, " ".join(words[first:end]), False, False, width),)
    pieces: list[_Piece] = []
    reach = 0.0
    for number in range(first, end):
        left = reach + plain.space if pieces else 0.0
        word = _Piece(left, words[number], strong[number], False, widths[number])
        reach = left + word.width
        if pieces and _go_on(pieces[-1], [word]):
            pieces[-1] = _longer(pieces[-1], word, left)
        else:
            pieces.append(word)
    return tuple(pieces)


def _flow_paragraph(
    words: list[tuple[str, bool]], fonts: dict[bool, _Measure], width: int
) -> list[tuple[_Piece, ...]]:
    lines: list[list[_Piece]] = [[]]
    reach = 0.0
    space = fonts[False].width_of(" ")
    parts = (
        (part, strong, 0.0 if number else space)
        for text, strong in words
        for number, part in enumerate(_broken(text, fonts[strong], width))
    )
    for text, strong, gap in parts:
        pieces = _pieces(text, strong, fonts[strong])
        length = sum(piece.width for piece in pieces)
        start = reach + gap if lines[-1] else 0.0
        if lines[-1] and start + length > width:
            lines.append([])
            start = 0.0
        if gap and lines[-1] and _go_on(lines[-1][-1], pieces):
            lines[-1][-1] = _longer(lines[-1][-1], pieces[0], start)
            reach = start + length
            continue
        for piece in pieces:
            lines[-1].append(_moved(piece, start))
            start += piece.width
        reach = start
    return [tuple(line) for line in lines]


def _go_on(last: _Piece, pieces: list[_Piece]) -> bool:
    """Say whether a word can be drawn together with the one before it."""
    return len(pieces) == 1 and not any(
        each.symbol or each.strong for each in (last, pieces[0])
    )


def _longer(last: _Piece, word: _Piece, start: float) -> _Piece:
    """Join a word to the piece before it: a run of words is drawn at once."""
    width = start + word.width - last.left
    return _Piece(last.left, f"{last.text} {word.text}", False, False, width)


def _broken(text: str, measure: _Measure, width: int) -> list[str]:
    """Break a word that is wider than a line; others stay whole."""
    parts = []
    while measure.width_of(text) > width and not _PART.search(text):
        fitting = len(text) - 1
        while fitting > 1 and measure.width_of(text[:fitting]) > width:
            fitting -= 1
        after = max(text.rfind(sign, 0, fitting) for sign in _BREAKING) + 1
        cut = after or fitting
        if not cut:
            break
        parts.append(text[:cut])
        text = text[cut:]
    return [*parts, text]


def _marked(paragraph: str, strong: str) -> list[tuple[str, bool]]:
    """Split into words and say of each whether it lies in the strong part."""
    begin = paragraph.find(strong) if strong else -1
    end = begin + len(strong)
    words, place = [], 0
    for text in _SPACE.split(paragraph):
        words.append((text, begin >= 0 and begin <= place < end))
        place += len(text) + 1
    return words


def _pieces(text: str, strong: bool, measure: _Measure) -> list[_Piece]:
    if "{" not in text:
        width = measure.width_of(text)
        return [_Piece(0.0, text, strong, False, width)] if text else []
    pieces = []
    for part in filter(None, _PART.split(text)):
        symbol = _PART.fullmatch(part) is not None
        width = measure.ascent + 1 if symbol else measure.width_of(part)
        pieces.append(_Piece(0.0, part, strong, symbol, width))
    return pieces


def _moved(piece: _Piece, left: float) -> _Piece:
    return _Piece(left, piece.text, piece.strong, piece.symbol, piece.width)


def _font(key: str) -> QFont:
    font = QFont()
    font.fromString(key)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
