"""Lands of one name as a pile, or as a short strip where room is scarce."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from quizapp.bank.board_view import LandPile
from quizapp.gui.look.fonts import Role, sized_font
from quizapp.gui.look.theme import Theme
from quizapp.gui.look.tokens import Ink
from quizapp.gui.paint.canvas import Canvas, font_of, text_width
from quizapp.gui.paint.patterns import clipped, paint_pattern, rounded_path
from quizapp.gui.paint.pressable import Pressable
from quizapp.presenters.wording import word

_TIMES = "\N{MULTIPLICATION SIGN}"
_STRIP = 30
_EDGE = 4
"""The edge of the second land shows this far behind the first."""


class LandPileButton(Pressable):
    """Same lands with the same name; says how many of them are tapped."""

    def __init__(
        self, theme: Theme, pile: LandPile, language: str, parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self.pile = pile
        several = f" {_TIMES}{pile.count}" if pile.count > 1 else ""
        self._title = pile.name + several
        self._tapped = _tapped_words(pile, language)
        spoken = f"{pile.count} {pile.name}" if pile.count > 1 else pile.name
        apart = "" if pile.matters else word(language, "board.set-apart")
        told = (spoken, self._tapped, apart)
        self.setAccessibleName(", ".join(part for part in told if part))
        self.setObjectName(f"lands-{pile.name}")
        self.take_size(small=False)

    def object_ids(self) -> frozenset[int]:
        """Return the lands of the pile."""
        return frozenset(self.pile.object_ids)

    def take_size(self, small: bool) -> None:
        """Take the wide or the small height; the width follows the words."""
        self._small = small
        words = max(
            text_width(self._title, font_of(Role.STRONG_CAPTION)),
            text_width(self._tapped, sized_font(11)),
        )
        least, height = (108, 36) if small else (136, 44)
        self.resize_face(max(least, _STRIP + 18 + words) + _EDGE, height + _EDGE)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw the pile."""
        tokens = canvas.tokens
        front = area.adjusted(0, 0, -_EDGE, -_EDGE)
        if self.pile.count > 1:
            canvas.box(front.translated(_EDGE, _EDGE), 6, tokens.surface, tokens.line)
        paper = tokens.hover if canvas.theme.dark else tokens.surface
        canvas.box(front, 6, paper)
        ink = tokens.bands[self.pile.hue]
        if not self.pile.matters:
            ink = Ink(tokens.sunken, tokens.line)
        strip = QRectF(front.left(), front.top(), _STRIP, front.height())
        with clipped(canvas.painter, rounded_path(front, 6)):
            canvas.box(strip, 0, ink.fill)
            paint_pattern(canvas.painter, strip, self.pile.hue, ink.ink)
        canvas.box(front, 6, None, tokens.strong if self.pile.matters else tokens.line)
        self._paint_words(canvas, front, strip.right() + 8)

    def _paint_words(self, canvas: Canvas, front: QRectF, left: float) -> None:
        tokens = canvas.tokens
        matters = self.pile.matters
        name = tokens.text if matters else tokens.text3
        room = QRectF(left, front.top(), front.right() - left - 4, front.height())
        if not self._tapped:
            canvas.text(room, self._title, font_of(Role.STRONG_CAPTION), name)
            return
        middle = front.center().y()
        upper = QRectF(room.left(), middle - 17, room.width(), 17)
        canvas.text(upper, self._title, font_of(Role.STRONG_CAPTION), name)
        lower = QRectF(room.left(), middle + 1, room.width(), 15)
        ink = tokens.text2 if matters else tokens.text3
        canvas.text(lower, self._tapped, sized_font(11), ink)


def _tapped_words(pile: LandPile, language: str) -> str:
    if not pile.tapped:
        return ""
    if pile.count == 1:
        return word(language, "board.tapped")
    return word(language, "board.tapped.count", n=pile.tapped)
