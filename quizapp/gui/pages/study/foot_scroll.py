"""What stands below the board: as high as it is, and scrolled where that is too high."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from quizapp.gui.pages.scroll import ScrollColumn


class FootScroll(ScrollColumn):
    """Holds the feet of a study page."""

    def __init__(self, feet: Iterable[QWidget]) -> None:
        super().__init__()
        self._feet = tuple(feet)
        for foot in self._feet:
            self.column.addWidget(foot)
        self.column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Ask for the height of everything that it holds."""
        return QSize(self.width(), self.content_height())

    def minimumSizeHint(self) -> QSize:
        """Shrink as far as need be: it scrolls."""
        return QSize(0, 0)

    def fit(self) -> None:
        """Measure the content anew, and ask for its height."""
        super().fit()
        self.updateGeometry()

    def fit_unseen(self) -> None:
        """Measure anew what was changed just now, while nobody sees it.

        A part that is seen says itself that it changed, in the next turn.
        """
        for foot in self._feet:
            layout = foot.layout()
            if layout is not None:
                layout.activate()
                foot.updateGeometry()
        self.fit()
