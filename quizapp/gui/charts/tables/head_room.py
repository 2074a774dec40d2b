"""Room in the head of a panel, so that the heads of neighbours are equally high."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from quizapp.gui.look.theme import Theme

HEAD_MARGIN = 12
"""Above a head, where the rest of the panel keeps 20 to its border."""
_HIGH = 36.0


class HeadRoom(QWidget):
    """Takes no width and the height of a head with buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the height alone."""
        return QSize(0, self._theme.px(_HIGH))
