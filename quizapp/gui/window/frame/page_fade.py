"""The fade from page to page: the new page comes out of the ground, shortly."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme

_MS = 120


class PageFade(QWidget):
    """Lies over the pages while one fades in; mouse and keys go through it."""

    def __init__(self, theme: Theme, pages: QWidget) -> None:
        super().__init__(pages)
        self._theme = theme
        self._cover = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setDuration(_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._take_cover)
        self._animation.finished.connect(self.hide)
        pages.installEventFilter(self)
        self.hide()

    def begin(self, page: QWidget, before: QWidget | None) -> None:
        """Let a page fade in, unless nothing is to move: there never in exams.

        Within a session nothing fades either: the board stays, and a verdict that is
        covered first would be read later.
        """
        is_still = bool(getattr(page, "is_still", False))
        goes_on = all(getattr(each, "is_in_session", False) for each in (page, before))
        pages = self.parentWidget()
        if not self._theme.wishes.motion or is_still or goes_on or pages is None:
            self._animation.stop()
            self.hide()
            return
        self.setGeometry(pages.rect())
        self._cover = 1.0
        self.show()
        self.raise_()
        self._animation.stop()
        self._animation.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the pages: rail and hint bar go away during the fade."""
        pages = self.parentWidget()
        if event.type() is QEvent.Type.Resize and pages is not None:
            self.setGeometry(pages.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is left of the ground."""
        colour = QColor(self._theme.tokens.bg)
        colour.setAlphaF(self._cover)
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour)
        painter.end()

    def _take_cover(self, cover: float) -> None:
        self._cover = cover
        self.update()
