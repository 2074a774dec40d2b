"""A field to search in that says what for, shorter where there is little room."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit

_AROUND = 32
"""Room for the padding and the caret."""


class SearchField(QLineEdit):
    """Shows the longest of its hints that is not cut."""

    def __init__(self) -> None:
        super().__init__()
        self._hints: tuple[str, ...] = ()

    def say_hints(self, *hints: str) -> None:
        """Take hints, the longest first; the last one is shown where none fits."""
        self._hints = hints
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the hint for the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - _AROUND
        measure = self.fontMetrics().horizontalAdvance
        fitting = (hint for hint in self._hints if measure(hint) <= room)
        shown = next(fitting, self._hints[-1] if self._hints else "")
        if shown != self.placeholderText():
            self.setPlaceholderText(shown)
