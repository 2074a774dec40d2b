"""How a window comes onto the screen: its size, and the work after its first picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

from quizapp.presenters.wording import word

if TYPE_CHECKING:
    from quizapp.gui.look.theme import Theme
    from quizapp.gui.window.frame.working_note import WorkingNote
    from quizapp.gui.window.main_window import MainWindow
    from quizapp.gui.window.patience import Patience

_FRAME = 48
"""What the system may draw around a window, or beside it, in pixels."""


class FirstPaint(QObject):
    """Waits until a widget has been painted once, then lets the work begin."""

    def __init__(self, watched: QWidget, begin: Callable[[], None]) -> None:
        super().__init__(watched)
        self._begin = begin
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin once the event loop is free again after the first picture."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._begin)
        return False


def show_on_screen(window: QWidget) -> None:
    """Show a window in its own size, or as large as the screen where it has no room."""
    room = window.screen().availableSize() - QSize(_FRAME, _FRAME)
    if room.boundedTo(window.size()) == window.size():
        window.show()
    else:
        window.showMaximized()


def say_waiting(
    window: MainWindow, theme: Theme, patience: Patience, language: Callable[[], str]
) -> None:
    """Let a window say calmly that it waits for the engine, whenever it does."""
    notes: list[WorkingNote] = []

    def say(waits: bool) -> None:
        from quizapp.gui.window.frame.working_note import WorkingNote

        if waits and not notes:
            notes.append(WorkingNote(theme, window.pages))
        for note in notes:
            note.say_working(word(language(), "work.engine") if waits else "")

    patience.waiting_changed.connect(say)
