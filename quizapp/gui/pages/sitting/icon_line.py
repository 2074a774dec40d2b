"""A line with a sign: a heading, and a sentence below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.plain_text import PlainLabel


class Sign(PlainLabel):
    """A small icon that says nothing by itself."""

    def __init__(self, theme: Theme, side: int = 22) -> None:
        super().__init__()
        self._theme, self._side = theme, side
        self._icon, self._ink = "info", "accent"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, icon: str, ink: str) -> None:
        """Take another icon, in the colour of a token."""
        self._icon, self._ink = icon, ink
        self.update()

    def sizeHint(self) -> QSize:
        """Take the size of a line."""
        return QSize(self._theme.px(self._side), self._theme.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.icon(area, self._icon, getattr(canvas.tokens, self._ink))


class IconLine(QWidget):
    """Says one thing to know."""

    def __init__(self, theme: Theme, *, small: bool = False) -> None:
        super().__init__()
        self._sign = Sign(theme, 18 if small else 22)
        heading = Role.BODY if small else Role.STRONG_BODY
        self._heading = TextBlock(theme, heading)
        self._text = TextBlock(theme, Role.CAPTION if small else Role.BODY, "text2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._heading)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12 if small else 16)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def say(self, sign: tuple[str, str], heading: str, text: str) -> None:
        """Show a sign, given by icon and ink, with its words."""
        self._sign.show_sign(*sign)
        self._heading.say(heading)
        self._text.say(text)
