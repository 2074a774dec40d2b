"""A process that works beside another one, and ends when the other one does."""

from __future__ import annotations

import os
import sys
import threading
from types import TracebackType
from typing import Self

import click

_ENDED_WITH_IT = 1


def end_with_standard_input() -> None:
    """End this process as soon as its standard input is closed.

    Whoever started it holds the other end: even if it is killed, that end closes.
    Nothing is tidied up; what was being written is dropped as a whole.
    """
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    sys.stdin.buffer.read()
    os._exit(_ENDED_WITH_IT)


class Lines:
    """Says on standard output how far the work has gone; fulfils the bank's `Watcher`.

    Each line holds how many variants are done and how many there are.
    """

    def __init__(self) -> None:
        self._done, self._all, self._said = 0, 0, -1

    def begin(self, _what: str, variants: int) -> None:
        """Begin with so many variants."""
        self._done, self._all, self._said = 0, variants, -1
        self._say()

    def advance(self, variants: int) -> None:
        """Note that so many more are done; each per cent is said once."""
        self._done += variants
        self._say()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Say nothing at the end: the process ends then."""

    def _say(self) -> None:
        percent = 100 * self._done // max(1, self._all)
        if percent != self._said:
            self._said = percent
            click.echo(f"{self._done} {self._all}")
