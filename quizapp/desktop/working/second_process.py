"""A second process that does one piece of work for the window."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from quizapp.presenters.working.work import (
    Advanced,
    Asked,
    Ended,
    Failed,
    News,
    Stopped,
    WorkFailedError,
)

_PATIENCE_S = 2.0
"""How long a process may take to go once it is told to."""
_PLACES = 4
_STOP = "stop"


class StoppedError(Exception):
    """Nobody wants the work any more."""


class Line:
    """What the work says to the window, and the other way round."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._total = self._done = 0

    def begin(self, _what: str, variants: int) -> None:
        """Begin to count; fulfils the bank's `Watcher`.

        :raises StoppedError: if the work is to end.
        """
        self._total, self._done = variants, 0
        self.advance(0)

    def advance(self, variants: int) -> None:
        """Tell that so many more are done.

        :raises StoppedError: if the work is to end.
        """
        self.check()
        self._done += variants
        self._send(Advanced(self._done, self._total))

    def ask(self, found: object) -> object:
        """Tell what was found out, and wait for a word.

        :raises StoppedError: if the work is to end.
        """
        self._send(Asked(found))
        return self._receive()

    def check(self) -> None:
        """Go on only if the work is still wanted.

        :raises StoppedError: if the work is to end, or the window is gone.
        """
        while self._connection.poll():
            self._receive()

    def _send(self, news: News) -> None:
        try:
            self._connection.send(news)
        except OSError as error:
            raise StoppedError from error

    def _receive(self) -> object:
        try:
            kind, said = self._connection.recv()
        except (EOFError, OSError) as error:
            raise StoppedError from error
        if kind == _STOP:
            raise StoppedError
        return said


Task = Callable[[Line], object]
"""Is carried into the second process, so it must be a function of a module."""


class ProcessWork:
    """Does a task in a process of its own; fulfils the port `Work`."""

    def __init__(self, task: Task, sweep: Callable[[int], None] | None = None) -> None:
        """Take the task, and what clears away after a process that was killed."""
        # Started anew: a copy of this process would carry its threads' locks.
        context = multiprocessing.get_context("spawn")
        self._mine, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(theirs, task))
        self._process.start()
        theirs.close()
        self._sweep = sweep
        self._is_over = False

    def news(self) -> tuple[News, ...]:
        """Give what was told since the last time, oldest first."""
        found: list[News] = []
        while not self._is_over:
            try:
                if not self._mine.poll():
                    break
                news = self._mine.recv()
            except (EOFError, OSError):
                self._clear_away()
                news = Failed("died")
            found.append(news)
            if isinstance(news, Ended | Failed | Stopped):
                self._close()
        return tuple(found)

    def answer(self, said: object) -> None:
        """Give the word that the work waits for."""
        with suppress(OSError):  # the news will say that it has died
            self._mine.send(("said", said))

    def stop(self) -> None:
        """Ask the work to end, leaving nothing behind."""
        with suppress(OSError):
            self._mine.send((_STOP, None))

    def kill(self) -> None:
        """End the work at once, and clear away what it leaves behind."""
        if not self._is_over:
            self._process.kill()
            self._clear_away()
            self._close()

    def _clear_away(self) -> None:
        self._process.join(_PATIENCE_S)
        if self._sweep is not None and self._process.pid is not None:
            self._sweep(self._process.pid)

    def _close(self) -> None:
        self._is_over = True
        self._mine.close()


def _run(connection: Connection, task: Task) -> None:
    """Do the task and tell how it ended; this is the second process."""
    news: News
    try:
        news = Ended(task(Line(connection)))
    except StoppedError:
        news = Stopped()
    except WorkFailedError as error:
        news = Failed(error.reason, error.file, error.details)
    except Exception as error:
        news = Failed("fault", details=_fault_details(error))
    with suppress(OSError):  # the window is gone
        connection.send(news)


def _fault_details(error: Exception) -> str:
    """Say what went wrong and where in the program, without the learner's folders."""
    frames = traceback.extract_tb(error.__traceback__)[-_PLACES:]
    places = (
        f"{frame.name}, {frame.filename.replace(chr(92), '/').rpartition('/')[2]}"
        f":{frame.lineno}"
        for frame in frames
    )
    said = (line.rstrip() for line in traceback.format_exception_only(error))
    return "\n".join((*said, *places))
