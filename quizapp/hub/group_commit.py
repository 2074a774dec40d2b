"""Group commit: everything that arrives together is made durable together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from quizapp.training.room.deeds import Deed, Receipt

Commit = Callable[[Sequence[Deed]], list[Receipt]]
"""Keeps deeds durably and gives a receipt for each; it may block."""

MOST_TOGETHER = 2_000
"""Deeds of one commit; what is beyond waits for the next."""


class GroupCommit:
    """Gathers deeds: those of one turn of the loop, and those that came meanwhile.

    While a commit is under way new deeds wait and make up the next one, so that a
    slow disk makes commits larger and not the queue longer.
    """

    def __init__(self, commit: Commit, thread: Executor) -> None:
        self._commit = commit
        self._thread = thread
        self._waiting: list[tuple[Deed, asyncio.Future[Receipt]]] = []
        self._work: asyncio.Task[None] | None = None

    async def keep(self, deed: Deed) -> Receipt:
        """Keep a deed; returns only when it is on the disk or refused.

        :raises RoomStoreError: if it could not be kept.
        """
        loop = asyncio.get_running_loop()
        receipt: asyncio.Future[Receipt] = loop.create_future()
        self._waiting.append((deed, receipt))
        if self._work is None:
            self._work = loop.create_task(self._work_off())
        return await receipt

    async def _work_off(self) -> None:
        try:
            # The first turn is over once this runs: all that came in it is gathered.
            while self._waiting:
                batch = self._waiting[:MOST_TOGETHER]
                del self._waiting[:MOST_TOGETHER]
                await self._keep_batch(batch)
        finally:
            self._work = None

    async def _keep_batch(
        self, batch: Sequence[tuple[Deed, asyncio.Future[Receipt]]]
    ) -> None:
        loop = asyncio.get_running_loop()
        deeds = [deed for deed, _ in batch]
        try:
            receipts = await loop.run_in_executor(self._thread, self._commit, deeds)
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), receipt in zip(batch, receipts, strict=True):
            if not future.done():  # whoever asked may have hung up
                future.set_result(receipt)
