"""The desk: the event loop's side of a store of rooms, which itself may block."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from quizapp.hub.allowance import Allowance
from quizapp.hub.group_commit import GroupCommit, Tell
from quizapp.hub.steady_clock import SteadyClock
from quizapp.training.ports import Stopwatch
from quizapp.training.room.codes import Entropy
from quizapp.training.room.deeds import Deed, Receipt
from quizapp.training.room.port import RoomStore

Given = TypeVar("Given")

_CANDIDATES_A_SECOND = 40
"""So many pages may ask each second whether there is news."""

_SHORTEST_WAIT_S, _LONGEST_WAIT_S = 2, 20


class RoomDesk:
    """Hands deeds and questions on to the store, in threads of its own."""

    def __init__(
        self,
        store: RoomStore,
        clock: SteadyClock,
        stopwatch: Stopwatch,
        entropy: Entropy,
        threads: int = 1,
    ) -> None:
        self.store = store
        self.entropy = entropy
        self.clock = clock
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="rooms")
        self._commits = GroupCommit(
            lambda deeds: store.keep(deeds, clock.now_ms()), self._threads, store.rest
        )
        self.wrong_codes = Allowance(stopwatch, most=20, a_second=1 / 6)
        """By address: wrong join codes."""
        self.requests = Allowance(stopwatch, most=100, a_second=40)
        """By token: everything that a page sends."""

    def now_ms(self) -> int:
        """Give the present moment."""
        return self.clock.now_ms()

    async def keep(self, deed: Deed) -> Receipt:
        """Keep a deed, together with all that arrive at the same time."""
        return await self._commits.keep(deed)

    def submit(self, deed: Deed, tell: Tell) -> None:
        """Keep a deed as `keep` does, and tell what became of it."""
        self._commits.submit(deed, tell)

    async def ask(self, call: Callable[[], Given]) -> Given:
        """Run something that may block, away from the loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, call)

    def wait_seconds(self) -> int:
        """Say after how long a page should ask again: longer the more there are."""
        wanted = len(self.requests) // _CANDIDATES_A_SECOND
        return min(max(wanted, _SHORTEST_WAIT_S), _LONGEST_WAIT_S)

    def close(self) -> None:
        """Finish what is under way, then let go of the store."""
        self._threads.shutdown(wait=True)
        self.store.close()
