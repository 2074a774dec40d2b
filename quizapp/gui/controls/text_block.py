"""A block of text with the design's line height; a label for assistive technology."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.controls.text_flow import (
    Lines,
    TextStyle,
    flow,
    font_keys,
    lines_width,
    paint_centred,
    paint_lines,
)
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, font_of, paint_safely
from quizapp.gui.plain_text import PlainLabel

UNLIMITED = 10_000.0
_STRONG = {Role.BODY: Role.STRONG_BODY, Role.CAPTION: Role.STRONG_CAPTION}


class TextBlock(PlainLabel):
    """Says a text in one role and one colour, wrapped to its width."""

    def __init__(
        self, theme: Theme, role: Role, colour: str = "text", *, wrap: bool = True
    ) -> None:
        """Take the name of a colour token."""
        super().__init__()
        self._theme = theme
        self._role = role
        self._colour = colour
        self._strong = ""
        vertical = QSizePolicy.Policy.Minimum if wrap else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self._wrap = wrap
        self._centred = False
        self._heights: dict[tuple[int, float], int] = {}
        """Heights that were measured for this text and role, by width and text scale."""

    def set_centred(self) -> None:
        """Put each line in the middle."""
        self._centred = True

    def say(self, text: str, strong: str = "") -> None:
        """Show a text; the part `strong` is set in SemiBold."""
        if (text, strong) == (self.text(), self._strong):
            return  # the page is not laid out again for it
        self._strong = strong
        self.setText(text)
        self._measure_anew()

    def set_role(self, role: Role) -> None:
        """Take another type role."""
        if role is self._role:
            return
        self._role = role
        self._measure_anew()

    def set_colour(self, colour: str) -> None:
        """Take another colour token."""
        if colour == self._colour:
            return
        self._colour = colour
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Wrap to the width given."""
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        """Count the lines at a width; layouts ask for the same ones again and again."""
        scale = self._theme.scale
        height = self._heights.get((width, scale))
        if height is None:
            lines = self._lines(width / scale)
            height = self._theme.px(len(lines) * self._role.value[1])
            self._heights[width, scale] = height
        return height

    def sizeHint(self) -> QSize:
        """Ask for one long line."""
        lines = self._lines(UNLIMITED)
        width = self._theme.scale * lines_width(lines)
        height = self._theme.scale * self._role.value[1] * len(lines)
        return QSize(int(width) + 2, round(height))

    def minimumSizeHint(self) -> QSize:
        """Shrink to a few letters if the text may wrap, not at all otherwise."""
        if not self._wrap:
            return self.sizeHint()
        return QSize(self._theme.px(48), self._theme.px(self._role.value[1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        width = area.width() if self._wrap else UNLIMITED
        lines, style = self._lines(width), self._style()
        if self._centred:
            paint_centred(canvas, area.width(), lines, style)
        else:
            paint_lines(canvas, QPointF(0, 0), lines, style)

    def _measure_anew(self) -> None:
        self._heights.clear()
        self.updateGeometry()
        self.update()

    def _lines(self, width: float) -> Lines:
        return flow(self.text(), self._style(), width, self._strong)

    def _style(self) -> TextStyle:
        return text_style(self._theme, self._role, self._colour)


def text_style(theme: Theme, role: Role, colour: str) -> TextStyle:
    """Return the style of a role in a token's colour."""
    return _style(role, getattr(theme.tokens, colour))


@lru_cache(maxsize=256)
def _style(role: Role, colour: str) -> TextStyle:
    """Make a style once: a page asks for the same few of them hundreds of times."""
    font, strong = font_of(role), font_of(_STRONG.get(role, role))
    line = role.value[1]
    return TextStyle(font, line, colour, strong, font_keys(font, strong))
