"""A few figures side by side: answers, first tries, time and rating."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named

_PLACES = 4
_WIDE = 620


class FiguresPanel(Panel):
    """Shows numbers with what they count."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=20)
        self._figures = [_Figure(theme, place) for place in range(_PLACES)]
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        for figure in self._figures:
            self._row.addWidget(figure, 1)
        self.column.addLayout(self._row)

    def render_figures(self, numbers: tuple[tuple[str, str], ...]) -> None:
        """Show the numbers."""
        for figure, (number, caption) in zip(self._figures, numbers, strict=True):
            figure.say(number, caption)

    def adapt(self) -> None:
        """Put the figures side by side or below each other."""
        wide = self.width() / self._theme.scale >= _WIDE
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)


class _Figure(QWidget):
    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        name = f"number-{place}"
        self._number = named(TextBlock(theme, Role.NUMBER, wrap=False), name)
        self._caption = named(TextBlock(theme, Role.CAPTION, "text2"), f"{name}-line")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._number)
        column.addWidget(self._caption)
        column.addStretch(1)

    def say(self, number: str, caption: str) -> None:
        self._number.say(number)
        self._caption.say(caption)
