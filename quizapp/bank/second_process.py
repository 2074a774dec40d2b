"""A process of its own for what takes long: nobody waits for the engine."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class SecondProcess:
    """Does one task after another elsewhere; it is started when it is first asked.

    What a task needs for long is kept by the module that its function is from.
    """

    def __init__(self, prepare: Callable[..., None], *given: object) -> None:
        """Take what the process does first, and what it is given for that."""
        self._prepare = prepare
        self._given = given
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, task: Callable[[], T]) -> Future[T]:
        """Hand a task on; a process that has died is replaced once.

        The answer carries the error if that does not help: the asker goes on without.
        """
        for _ in range(2):
            try:
                return self._open_pool().submit(task)
            except BrokenExecutor as error:
                self.close()
                broken = error
        answer: Future[T] = Future()
        answer.set_exception(broken)
        return answer

    def close(self) -> None:
        """End the process; what it was asked and has not answered is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Started anew: a copy of this process would carry its threads' locks.
            context = multiprocessing.get_context("spawn")
            begin = partial(_begin, self._prepare, self._given)
            self._pool = ProcessPoolExecutor(1, context, begin)
        return self._pool


def _begin(prepare: Callable[..., None], given: tuple[object, ...]) -> None:
    """Prepare this process for its tasks; it is the second one."""
    Thread(target=_end_with_parent, name="watch over the parent", daemon=True).start()
    prepare(*given)


def _end_with_parent() -> None:
    """End this process once the one that started it is gone, even if that was killed.

    It waits for tasks on a pipe whose other end it holds itself, and would for ever.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
