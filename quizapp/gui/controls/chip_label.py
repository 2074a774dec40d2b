"""Small labels: chips, key hints, the saved mark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.controls.action_button import cap_width
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import Tone
from quizapp.gui.paint.canvas import (
    Canvas,
    KeptPicture,
    font_of,
    paint_safely,
    text_width,
)
from quizapp.gui.paint.chip import (
    CHIP_HEIGHT,
    Chip,
    chip_width,
    paint_chip,
    paint_key_cap,
)
from quizapp.gui.plain_text import PlainLabel
from quizapp.gui.shown_keys import shown_keys

Hint = tuple[tuple[str, ...], str]
"""Keys and what they do."""
BETWEEN = "~"
"""Begins a plain word between keys, such as "or"."""
_CAP_GAP = 4.0
_WORD_GAP = 8.0
_HINT_GAP = 20.0


class ChipLabel(PlainLabel):
    """One chip."""

    def __init__(self, theme: Theme, icon: str = "", tone: str = "") -> None:
        """Take the tone by name: right, wrong, caution, info, accent, or none."""
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show a text, or hide the chip if there is none."""
        self.setVisible(bool(text))
        if text != self.text():
            self.setText(text)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Make room for sign and text."""
        width = chip_width(self._chip()) * self._theme.scale
        return QSize(int(width) + 1, self._theme.px(CHIP_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut the text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chip."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        paint_chip(canvas, 0, 0, self._chip())

    def _chip(self) -> Chip:
        tone: Tone | None = None
        if self._tone:
            tone = getattr(self._theme.tokens, f"{self._tone}_tone")
        return Chip(self.text(), self._icon, tone)


class KeyHints(PlainLabel):
    """The keys of a page; what does not fit is left out, the last one stays."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._hints: tuple[Hint, ...] = ()
        self._picture = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, hints: tuple[Hint, ...]) -> None:
        """Show keys with their words."""
        if hints == self._hints:
            return
        self._hints = hints
        self.setText(", ".join(f"{' '.join(keys)} {does}" for keys, does in hints))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Make room for all of them."""
        width = sum(hint_width(hint) + _HINT_GAP for hint in self._shown())
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(24))

    def minimumSizeHint(self) -> QSize:
        """Make room for the last one alone."""
        last = hint_width(self._shown()[-1]) if self._hints else 0
        return QSize(int(last * self._theme.scale) + 1, self._theme.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the keys."""
        scale = self._theme.scale
        shown = fitting(self._shown(), self.width() / scale)
        part = QSize(int(_row_width(shown) * scale) + 2, self.height())
        self._picture.paint(self, self._theme, shown, self._paint, part)

    def _shown(self) -> tuple[Hint, ...]:
        return tuple(
            (shown_keys(self._theme, self, k), does) for k, does in self._hints
        )

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        left = 0.0
        top = (area.height() - 20) / 2
        for hint in fitting(self._shown(), area.width()):
            paint_hint(canvas, left, top, hint)
            left += hint_width(hint) + _HINT_GAP


@lru_cache(maxsize=512)
def hint_width(hint: Hint) -> float:
    """Measure keys with their word; a page asks for the same few again and again."""
    keys, does = hint
    caps = sum(_key_width(key) + _CAP_GAP for key in keys) - _CAP_GAP
    return caps + _WORD_GAP + text_width(does, font_of(Role.CAPTION)) + 1


def _key_width(key: str) -> float:
    if key.startswith(BETWEEN):
        return text_width(key[1:], font_of(Role.CAPTION)) + 2 * _CAP_GAP
    return cap_width(key)


def _paint_keys(
    canvas: Canvas, left: float, top: float, keys: tuple[str, ...]
) -> float:
    """Draw caps and the words between them; return where the next would stand."""
    for key in keys:
        if key.startswith(BETWEEN):
            area = QRectF(left + _CAP_GAP, top, _key_width(key), 20)
            canvas.text(area, key[1:], font_of(Role.CAPTION), canvas.tokens.text2)
        else:
            paint_key_cap(canvas, left, top, key)
        left += _key_width(key) + _CAP_GAP
    return left


def fitting(hints: tuple[Hint, ...], width: float) -> tuple[Hint, ...]:
    """Leave out hints, from the last but one on, until the rest fits."""
    shown = list(hints)
    while len(shown) > 1 and _row_width(shown) > width:
        shown.pop(-2)
    return tuple(shown)


def _row_width(hints: Sequence[Hint]) -> float:
    return sum(hint_width(hint) + _HINT_GAP for hint in hints) - _HINT_GAP


def paint_hint(canvas: Canvas, left: float, top: float, hint: Hint) -> None:
    """Draw keys with their word."""
    keys, does = hint
    left = _paint_keys(canvas, left, top, keys)
    words = QRectF(left - _CAP_GAP + _WORD_GAP, top, 2000, 20)
    canvas.text(words, does, font_of(Role.CAPTION), canvas.tokens.text2)


class SignLabel(PlainLabel):
    """A sign with a caption, such as the saved mark."""

    def __init__(self, theme: Theme, icon: str, ink: str) -> None:
        """Take the name of an icon and of a colour token."""
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._ink = ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show a text, or hide the sign if there is none."""
        self.setVisible(bool(text))
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Make room for sign and text."""
        width = 22 + text_width(self.text(), font_of(Role.CAPTION)) + 2
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(20))

    def minimumSizeHint(self) -> QSize:
        """Never cut the text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign and text."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        middle = area.center().y()
        ink = getattr(canvas.tokens, self._ink)
        canvas.icon(QRectF(0, middle - 8, 16, 16), self._icon, ink)
        words = QRectF(22, area.top(), area.width() - 22, area.height())
        canvas.text(words, self.text(), font_of(Role.CAPTION), canvas.tokens.text2)


class KeyCaps(PlainLabel):
    """Key caps side by side."""

    def __init__(self, theme: Theme, keys: tuple[str, ...]) -> None:
        super().__init__()
        self.setText(" ".join(keys))
        self._theme = theme
        self._keys = keys
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Make room for all of them."""
        width = sum(_key_width(key) + _CAP_GAP for key in self._shown())
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the keys."""
        paint_safely(self, self._theme, self._paint)

    def _shown(self) -> tuple[str, ...]:
        return shown_keys(self._theme, self, self._keys)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        _paint_keys(canvas, 0, 0, self._shown())
