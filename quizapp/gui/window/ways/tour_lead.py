"""Leads the tour around the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.tour.bubble import Spotlight, TourBubble
from quizapp.presenters.tour.presenter import TourPresenter, TourScreen


class TourLead(QObject):
    """Connects bubble and ring with their presenter."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        give_back: Callable[[], None],
    ) -> None:
        """Take what puts the focus back into the page when the tour is over."""
        super().__init__()
        self._give_back = give_back
        self._window = window
        self._targets: Mapping[str, Sequence[QWidget]] = {}
        self._presenter = TourPresenter("en")
        self.spotlight = Spotlight(theme, window)
        self.bubble = named(TourBubble(theme, window), "tour")
        self.bubble.moved.connect(lambda by: self._show(self._presenter.go(by)))
        self.bubble.skipped.connect(self.stop)
        window.installEventFilter(self)
        theme.changed.connect(self._settle)

    def start(self, language: str, targets: Mapping[str, Sequence[QWidget]]) -> None:
        """Begin with the first step.

        Take for each step the widgets that it may point at, the best one first.
        """
        self._targets = targets
        self._presenter.set_language(language)
        self._show(self._presenter.start())

    def stop(self) -> None:
        """End the tour and give the keyboard back to the page."""
        self._presenter.stop()
        focused = self._window.focusWidget()
        is_inside = focused is not None and self.bubble.isAncestorOf(focused)
        self.bubble.hide()
        self.spotlight.hide()
        if is_inside:
            self._give_back()

    def render_language(self, language: str) -> None:
        """Say the step in another language."""
        screen = self._presenter.set_language(language)
        if screen is not None:
            self._show(screen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the step points at when the window changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def _settle(self) -> None:
        """Look again where the target is, once all layouts have found their places."""
        QTimer.singleShot(0, self, self._take_place)

    def _show(self, screen: TourScreen | None) -> None:
        if screen is None:
            self.stop()
            return
        target = self._target(screen)
        self.spotlight.surround(target)
        self.bubble.render_step(screen, target)
        self._settle()

    def _take_place(self) -> None:
        screen = self._presenter.screen()
        if screen is not None:
            target = self._target(screen)
            self.spotlight.surround(target)
            self.bubble.take_place(target)

    def _target(self, screen: TourScreen) -> QRect:
        candidates = self._targets[screen.points_at]
        window = self._window
        shown = (each for each in candidates if each.isVisible())
        found = next(shown, None)
        if found is None:
            return QRect(window.rect().center(), window.rect().center())
        return QRect(found.mapTo(window, QPoint()), found.size())
