"""A segmented switch: a few choices side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quizapp.gui.controls.choosing.choice_button import ChoiceButton
from quizapp.gui.controls.choosing.choice_row import ChoiceRow
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely, text_width


class _Segment(ChoiceButton):
    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__(theme, key)
        self.setSizePolicy(
            QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed
        )

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), font_of(Role.BUTTON)) + 24
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(30))

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        if self.isChecked():
            canvas.box(area, 6, tokens.accentsoft, tokens.accentline)
        elif self.underMouse():
            canvas.box(area, 6, tokens.hover)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -1), 5, None, tokens.accent, 2)
        ink = tokens.accent if self.isChecked() else tokens.text2
        canvas.text(area, self.text(), font_of(Role.BUTTON), ink, CENTRE)


class Segments(ChoiceRow):
    """The switch; it reports a choice and shows what it is told to show."""

    def __init__(self, theme: Theme, keys: tuple[str, ...], name: str) -> None:
        segments = [named(_Segment(theme, key), f"{name}-{key}") for key in keys]
        super().__init__(segments, margin=1, gap=0)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_only(self, keys: Collection[str]) -> None:
        """Leave out the choices that there are not at the moment."""
        for segment in self.buttons:
            segment.setVisible(segment.key in keys)

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through: each choice."""
        return self.buttons

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough."""
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 8, canvas.tokens.sunken, canvas.tokens.border)
