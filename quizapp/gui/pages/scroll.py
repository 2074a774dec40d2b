"""A column that scrolls up and down and never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


class ScrollColumn(QScrollArea):
    """Holds a column of widgets whose height follows from the width."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        # QScrollArea watches its widget's events, which is what eventFilter sees.
        self.setWidget(self._content)
        self.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the content the height that its width asks for."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure anew when something in the column grows, comes or goes."""
        done = super().eventFilter(watched, event)
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def fit(self) -> None:
        """Measure the content anew; call it after the content changed."""
        # WORKAROUND: Qt 6.11, widgetResizable takes the minimum size hint and
        # not heightForWidth, which makes wrapped columns far too high.
        width = self.viewport().width()
        self.column.invalidate()
        height = self.column.totalHeightForWidth(width)
        if height < 0:
            height = self.column.totalSizeHint().height()
        self._content.resize(width, max(height, self.viewport().height()))
