"""Rows whose height follows from their width."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from quizapp.gui.look.theme import Theme

_WIDTH, _LEAST_WIDTH = 440, 200


class Wrapping:
    """Gives a widget the height that its text asks for; named before the Qt class."""

    _theme: Theme
    _heights: dict[tuple[int, float], int] | None = None
    """Heights measured since the row was changed, by width and text scale."""
    _given = 0
    """The width that the height was asked for last."""
    least_height = 48
    """Below this the row is no longer readable."""

    def height_at(self, width: float) -> float:
        """Measure the row at a width, both at 100 % text size."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        """Wrap the text to the width given."""
        return True

    def heightForWidth(self, width: int, /) -> int:
        """Measure the row at a width; layouts ask for the same ones again and again."""
        if self._heights is None:
            self._heights = {}
        self._given = width
        scale = self._theme.scale
        height = self._heights.get((width, scale))
        if height is None:
            height = round(self.height_at(width / scale) * scale)
            self._heights[width, scale] = height
        return height

    def update(self, *area: object) -> None:
        """Draw the row anew, which was changed: it may be higher now, or lower."""
        self._heights = None
        super().update(*area)  # type: ignore[misc]  # of the Qt class named after it

    def updateGeometry(self) -> None:
        """Let layouts ask anew."""
        self._heights = None
        super().updateGeometry()  # type: ignore[misc]

    def sizeHint(self) -> QSize:
        """Ask for a comfortable width; the height follows from the width that is given.

        That of the width given last is said here: no other is wrapped for in vain.
        """
        width = self._theme.px(_WIDTH)
        return QSize(width, self.heightForWidth(self._given or width))

    def minimumSizeHint(self) -> QSize:
        """Stay readable."""
        return QSize(self._theme.px(_LEAST_WIDTH), self._theme.px(self.least_height))


def wrapping_policy() -> QSizePolicy:
    """Return the policy with which layouts ask for the height at a width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy
