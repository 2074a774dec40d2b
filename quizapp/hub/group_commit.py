"""Group commit: everything that arrives together is made durable together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from quizapp.training.room.deeds import Deed, Receipt

_log = logging.getLogger(__name__)

Commit = Callable[[Sequence[Deed]], list[Receipt]]
"""Keeps deeds durably and gives a receipt for each; it may block."""

Tell = Callable[[Receipt | Exception], None]
"""Is told the receipt of a deed, or why it could not be kept."""

Waiting = tuple[Deed, Tell]

MOST_TOGETHER = 2_000
"""Deeds of one commit; what is beyond waits for the next."""


class GroupCommit:
    """Gathers deeds: those of one turn of the loop, and those that came meanwhile.

    While a commit is under way new deeds wait and make up the next one, so that a
    slow disk makes commits larger and not the queue longer. The next one begins before
    the receipts of the last are told: the disk never waits for the network.
    """

    def __init__(
        self, commit: Commit, thread: Executor, rest: Callable[[], None]
    ) -> None:
        self._commit = commit
        self._thread = thread
        self._rest = rest
        """Does in the thread what can wait until nobody waits."""
        self._waiting: list[Waiting] = []
        self._is_busy = False

    def submit(self, deed: Deed, tell: Tell) -> None:
        """Keep a deed, and tell so only when it is on the disk or refused."""
        self._waiting.append((deed, tell))
        if not self._is_busy:
            self._is_busy = True
            loop = asyncio.get_running_loop()
            # This turn is over once that runs: all that came in it is gathered.
            loop.call_soon(self._begin, loop)

    async def keep(self, deed: Deed) -> Receipt:
        """Keep a deed; returns only when it is on the disk or refused.

        :raises RoomStoreError: if it could not be kept.
        """
        kept: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()

        def tell(told: Receipt | Exception) -> None:
            if kept.done():
                return  # whoever asked has hung up
            if isinstance(told, Exception):
                kept.set_exception(told)
            else:
                kept.set_result(told)

        self.submit(deed, tell)
        return await kept

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        self._thread.submit(self._keep_batch, batch, loop)

    def _keep_batch(
        self, batch: Sequence[Waiting], loop: asyncio.AbstractEventLoop
    ) -> None:
        told: Sequence[Receipt | Exception]
        try:
            told = self._commit([deed for deed, _ in batch])
        except Exception as error:
            told = [error] * len(batch)
        try:
            loop.call_soon_threadsafe(self._finish, loop, batch, told)
        except RuntimeError:  # the loop is closed: nobody can be told any more
            self._is_busy = False

    def _finish(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: Sequence[Waiting],
        told: Sequence[Receipt | Exception],
    ) -> None:
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._begin(loop)
        for (_, tell), each in zip(batch, told, strict=True):
            try:
                tell(each)
            except Exception:
                _log.exception("somebody could not be told what was kept")
        if not self._is_busy:
            self._thread.submit(self._rest)
