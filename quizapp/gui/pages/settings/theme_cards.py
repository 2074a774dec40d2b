"""Cards of the colours: each shows a small page as it would look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize

from quizapp.gui.controls.choosing.choice_button import ChoiceButton
from quizapp.gui.controls.choosing.choice_row import ChoiceRow
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import DARK, LIGHT, Tokens
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, font_of, text_width

_WIDTH, _PICTURE, _WORDS = 112.0, 80.0, 36.0
_RING, _DISC = 4.0, 16.0
_SHOWN: dict[str, tuple[Tokens, ...]] = {
    "system": (LIGHT, DARK),
    "light": (LIGHT,),
    "dark": (DARK,),
}
"""What each choice looks like; the system's is one half of each."""


class _ThemeCard(ChoiceButton):
    def sizeHint(self) -> QSize:
        words = text_width(self.text(), font_of(Role.STRONG_BODY)) + _DISC + 12
        width = max(_WIDTH, words + 2 * _RING)
        return QSize(self._theme.px(width), self._theme.px(_PICTURE + _WORDS))

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        picture = QRectF(area.left(), area.top(), area.width(), _PICTURE)
        picture.adjust(_RING, _RING, -_RING, -_RING)
        shown = _SHOWN[self.key]
        width = picture.width() / len(shown)
        for place, each in enumerate(shown):
            left = picture.left() + place * width
            part = QRectF(left, picture.top(), width, picture.height())
            _paint_page(canvas, part, each)
        canvas.box(picture, 8, None, tokens.strong)
        if self.isChecked() or self.hasFocus():
            ring = picture.adjusted(-3, -3, 3, 3)
            canvas.box(ring, 10, None, tokens.accent, 2 if self.isChecked() else 1)
        self._paint_words(canvas, area)

    def _paint_words(self, canvas: Canvas, area: QRectF) -> None:
        tokens, chosen = canvas.tokens, self.isChecked()
        font = font_of(Role.STRONG_BODY if chosen else Role.BODY)
        width = text_width(self.text(), font) + 1
        left = area.center().x() - (width + _DISC + 8) / 2
        middle = area.top() + _PICTURE + _WORDS / 2
        disc = QRectF(left, middle - _DISC / 2, _DISC, _DISC)
        canvas.box(disc, _DISC / 2, None, tokens.accent if chosen else tokens.strong)
        if chosen:
            canvas.box(disc.adjusted(4, 4, -4, -4), _DISC, tokens.accent)
        words = QRectF(left + _DISC + 8, middle - 12, width, 24)
        canvas.text(words, self.text(), font, tokens.text)
        if self.hasFocus():
            canvas.box(words.adjusted(-30, 0, 6, 0), 6, None, tokens.accent, 2)


def _paint_page(canvas: Canvas, area: QRectF, tokens: Tokens) -> None:
    """Draw a small page: a panel with two lines, and three marks below it."""
    canvas.box(area, 8, tokens.bg)
    inner = area.adjusted(8, 8, -8, -8)
    panel = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.5)
    canvas.box(panel, 5, tokens.surface, tokens.line)
    for line, (share, ink) in enumerate(((0.5, tokens.text), (0.8, tokens.text2))):
        top = panel.top() + 8 + 9 * line
        length = (panel.width() - 16) * share
        canvas.box(QRectF(panel.left() + 8, top, length, 4), 2, ink)
    marks = (
        (tokens.accentfill, tokens.accentfill),
        (tokens.rightsoft, tokens.rightfill),
        (tokens.wrongsoft, tokens.wrongfill),
    )
    width = (inner.width() - 12) / 3
    for place, (fill, edge) in enumerate(marks):
        left = inner.left() + place * (width + 6)
        top = panel.bottom() + 7
        mark = QRectF(left, top, width, inner.bottom() - top)
        canvas.box(mark, 4, fill, edge)


class ThemeCards(ChoiceRow):
    """Reports which is chosen; what is shown as chosen it is told."""

    def __init__(self, theme: Theme, keys: tuple[str, ...], name: str) -> None:
        cards = [named(_ThemeCard(theme, key), f"{name}-{key}") for key in keys]
        super().__init__(cards, margin=0, gap=12)
