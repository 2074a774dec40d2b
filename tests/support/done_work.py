"""Work that is done at once, in a thread: its news wait to be asked for."""

from __future__ import annotations

from collections.abc import Callable

from quizapp.desktop.in_a_thread import in_a_thread
from quizapp.presenters.working.work import Ended, Failed, News, WorkFailedError
from tests.support.quiet_line import QuietLine


class DoneWork:
    """Stands in for a second process that was quick."""

    def __init__(self, task: Callable[[QuietLine], object]) -> None:
        try:
            result = in_a_thread(lambda: task(QuietLine())).result()
            self._news: tuple[News, ...] = (Ended(result),)
        except WorkFailedError as error:
            self._news = (Failed(error.reason, error.file, error.details),)

    def news(self) -> tuple[News, ...]:
        """Tell how it ended, once."""
        found, self._news = self._news, ()
        return found

    def answer(self, _said: object) -> None:
        """Ask nothing."""

    def stop(self) -> None:
        """Be done."""

    def kill(self) -> None:
        """Be done."""
