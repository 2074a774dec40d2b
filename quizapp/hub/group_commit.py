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

MOST_TOGETHER = 2_000
"""Deeds of one commit; what is beyond waits for the next."""


class GroupCommit:
    """Gathers deeds: those of one turn of the loop, and those that came meanwhile.

    While a commit is under way new deeds wait and make up the next one, so that a
    slow disk makes commits larger and not the queue longer.
    """

    def __init__(
        self, commit: Commit, thread: Executor, rest: Callable[[], None] | None = None
    ) -> None:
        self._commit = commit
        self._rest = rest
        """Is run in the thread once nothing waits."""
        self._thread = thread
        self._waiting: list[tuple[Deed, Tell]] = []
        self._work: asyncio.Task[None] | None = None

    def submit(self, deed: Deed, tell: Tell) -> None:
        """Keep a deed, and tell so only when it is on the disk or refused."""
        self._waiting.append((deed, tell))
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_off())

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

    async def _work_off(self) -> None:
        try:
            # The first turn is over once this runs: all that came in it is gathered.
            while self._waiting:
                batch = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._keep_batch(batch)
        finally:
            self._work = None
        if self._rest is not None:
            self._thread.submit(self._rest)

    async def _keep_batch(self, batch: Sequence[tuple[Deed, Tell]]) -> None:
        loop = asyncio.get_running_loop()
        deeds = [deed for deed, _ in batch]
        told: Sequence[Receipt | Exception]
        try:
            told = await loop.run_in_executor(self._thread, self._commit, deeds)
        except Exception as error:
            told = [error] * len(batch)
        for (_, tell), each in zip(batch, told, strict=True):
            try:
                tell(each)
            except Exception:
                _log.exception("somebody could not be told what was kept")
