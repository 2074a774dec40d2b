"""A column that scrolls up and down and never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_MARGIN = 8
"""Pixels kept free above and below what has the keyboard."""


class Column(QWidget):
    """What a scroll column holds."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.is_scrolled = False
        """Whether the scroll column says how large it is."""

    def sizeHint(self) -> QSize:
        """Ask for the size it has where it scrolls.

        Qt asks at each change for a size that it does not use there, for which all texts
        would be wrapped to a width that they never have.
        """
        return self.size() if self.is_scrolled else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for nothing more where it scrolls."""
        return self.size() if self.is_scrolled else super().minimumSizeHint()


class ScrollColumn(QScrollArea):
    """Holds a column of widgets whose height follows from the width."""

    def __init__(self, content: Column | None = None) -> None:
        """Take a column that was shown before, or make one."""
        super().__init__()
        # A viewport of our own: asking Qt for its own makes the bindings look
        # through every class of widget, which is felt when the window opens.
        self.view = QWidget()
        self.setViewport(self.view)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._was_shown = self._is_behind = False
        self._content = content or Column()
        self.column = self._content.column
        # QScrollArea watches its widget's events, which is what eventFilter sees.
        self.setWidget(self._content)
        self._content.is_scrolled = True
        self.view.setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure what changed while nobody saw it."""
        super().showEvent(event)
        self._was_shown = True
        if self._is_behind:
            self._is_behind = False
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the content the height that its width asks for."""
        super().resizeEvent(event)
        self.fit()

    def leaves_arrows(self) -> bool:
        """Say whether the page itself makes use of the arrow keys."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, unless the page makes use of the arrow keys."""
        if event.key() in _ARROWS and self.leaves_arrows():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure anew when something in the column grows, comes or goes."""
        done = super().eventFilter(watched, event)
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            # The layout is up to date by now. To invalidate it would ask for another
            # request, and that for one more, without end.
            self._place()
        return done

    def _follow_focus(self, _left: QWidget | None, taken: QWidget | None) -> None:
        """Bring into view what the keyboard has come to."""
        if taken is None or not self._content.isAncestorOf(taken):
            return
        if taken.height() <= self.view.height():
            self.ensureWidgetVisible(taken, 0, _MARGIN)

    def begin_at_top(self) -> None:
        """Show the beginning, wherever below it the keyboard is."""
        self.verticalScrollBar().setValue(0)

    def show_place(self, part: QWidget, place: QRect) -> None:
        """Bring a place of something in the column into view."""
        middle = part.mapTo(self._content, place.center())
        self.ensureVisible(0, middle.y(), 0, place.height())

    def fit(self) -> None:
        """Measure the content anew; call it after the content changed."""
        self.column.invalidate()
        self._place()

    def _place(self) -> None:
        if self._was_shown and not self.isVisible():
            self._is_behind = True  # once is enough, when it is seen again
            return
        # WORKAROUND: Qt 6.11, widgetResizable takes the minimum size hint and
        # not heightForWidth, which makes wrapped columns far too high.
        height = max(self.content_height(), self.view.height())
        self._content.resize(self.view.width(), height)

    def content_height(self) -> int:
        """Measure how high the content is at the width that it has."""
        height = self.column.totalHeightForWidth(self.view.width())
        return height if height >= 0 else self.column.totalSizeHint().height()
