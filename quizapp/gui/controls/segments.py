"""A segmented switch: a few choices side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import CENTRE, Canvas, font_of, paint_safely, text_width

Choice = tuple[str, str]
"""Key and what it is called."""


class _Segment(QAbstractButton):
    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self._theme = theme
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(
            QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed
        )

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), font_of(Role.BUTTON)) + 24
        return QSize(int(width * self._theme.scale) + 1, self._theme.px(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_safely(self, self._theme, self._paint)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        if self.isChecked():
            canvas.box(area, 6, tokens.surface, tokens.strong)
        elif self.underMouse():
            canvas.box(area, 6, tokens.hover)
        if self.hasFocus():
            canvas.box(area.adjusted(1, 1, -1, -1), 5, None, tokens.accent, 2)
        ink = tokens.text if self.isChecked() else tokens.text2
        canvas.text(area, self.text(), font_of(Role.BUTTON), ink, CENTRE)


class Segments(QWidget):
    """The switch; it reports a choice and shows what it is told to show."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, keys: tuple[str, ...], name: str) -> None:
        super().__init__()
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._segments = [named(_Segment(theme, key), f"{name}-{key}") for key in keys]
        for segment in self._segments:
            segment.clicked.connect(self._report)
            row.addWidget(segment)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def say(self, choices: tuple[Choice, ...], chosen: str, title: str) -> None:
        """Name the choices and show which one is chosen."""
        words = dict(choices)
        self.setAccessibleName(title)
        for segment in self._segments:
            segment.setText(words[segment.key])
            segment.setAccessibleName(words[segment.key])
            segment.setChecked(segment.key == chosen)
            segment.updateGeometry()

    def show_only(self, keys: Collection[str]) -> None:
        """Leave out the choices that there are not at the moment."""
        for segment in self._segments:
            segment.setVisible(segment.key in keys)

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through: each choice."""
        return tuple(self._segments)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the trough."""
        paint_safely(self, self._theme, self._paint)

    def _report(self) -> None:
        segment = self.sender()
        if isinstance(segment, _Segment):
            self.chosen.emit(segment.key)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 8, canvas.tokens.sunken, canvas.tokens.border)
