"""A dialog as all are made: raised ground, no larger than the window, buttons below."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.look.dress import Dress
from quizapp.gui.look.theme import Theme

_BESIDE = 48
"""Pixels of the window that stay free beside a dialog."""


class SheetDialog(QDialog):
    """Leaves to each dialog what stands in it."""

    def __init__(self, theme: Theme, parent: QWidget | None, name: str) -> None:
        super().__init__(parent)
        Dress(theme, self)
        self.setObjectName(name)
        self._theme = theme
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, QColor(theme.tokens.raised))
        self.setPalette(palette)
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(24, 24, 24, 16)
        self.page.setSpacing(12)

    def take_size(self, width: int, height: int) -> int:
        """Take a size at 100 % text size, or what the window has; return the width."""
        wide, high = self._theme.px(width), self._theme.px(height)
        parent = self.parentWidget()
        if parent is not None:
            room = parent.window().size()
            wide = min(wide, room.width() - _BESIDE)
            high = min(high, room.height() - _BESIDE)
        self.resize(wide, high)
        return wide

    def add_foot(self, left: QWidget, right: QWidget) -> QHBoxLayout:
        """Put a row with two buttons at the foot; what is added to it comes last."""
        foot = QHBoxLayout()
        foot.addWidget(left)
        foot.addStretch(1)
        foot.addWidget(right)
        self.page.addLayout(foot)
        return foot
