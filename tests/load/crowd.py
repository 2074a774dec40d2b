"""A crowd of candidates in a room, and how long the room takes for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from tests.load.candidate import Candidate
from tests.load.connection import Place
from tests.load.figures import Times
from tests.load.processor import processor_seconds
from tests.support.room_process import RoomProcess

QUESTIONS = 40
_JOINING_TOGETHER = 100


class Crowd:
    """Candidates spread over the servers of one room."""

    def __init__(
        self, count: int, servers: Sequence[RoomProcess], places: Sequence[Place]
    ) -> None:
        self._servers = servers
        self._people = [
            Candidate(number, places[number % len(places)], QUESTIONS)
            for number in range(count)
        ]

    async def join(self) -> float:
        """Let all join and start the exam; say how long joining took."""
        room = self._servers[0]
        begun = time.perf_counter()
        for start in range(0, len(self._people), _JOINING_TOGETHER):
            part = self._people[start : start + _JOINING_TOGETHER]
            await asyncio.gather(*(each.join(room.told["join_code"]) for each in part))
        seconds = time.perf_counter() - begun
        await asyncio.to_thread(room.instruct, "/change", start=True)
        return seconds

    async def answer_steadily(
        self, every_s: float, for_s: float, meanwhile: Awaitable[None] | None = None
    ) -> Times:
        """Let each answer once in a stretch."""
        return await self._measure(
            lambda c, end: c.work(every_s, end), for_s, meanwhile
        )

    async def answer_flat_out(self, together: int, for_s: float) -> Times:
        """Let all answer without pause, several questions at a time."""
        return await self._measure(lambda c, end: c.work_flat_out(together, end), for_s)

    async def hand_in(self) -> Times:
        """Let all hand in at the same moment, each on an open connection."""
        await asyncio.gather(*(each.connection.open() for each in self._people))
        return await self._measure(lambda candidate, _end: candidate.hand_in(), 0)

    async def check(self) -> int:
        """See that nothing is lost; say how many candidates were looked at."""
        for start in range(0, len(self._people), _JOINING_TOGETHER):
            part = self._people[start : start + _JOINING_TOGETHER]
            await asyncio.gather(*(each.check() for each in part))
        return len(self._people)

    def leave(self) -> None:
        """Let all hang up."""
        for each in self._people:
            each.connection.close()

    async def _measure(
        self,
        act: Callable[[Candidate, float], Awaitable[None]],
        for_s: float,
        meanwhile: Awaitable[None] | None = None,
    ) -> Times:
        for each in self._people:
            each.seconds.clear()
        stored = sum(each.stored for each in self._people)
        broken = sum(each.broken_off for each in self._people)
        used = [processor_seconds(each.told["process"]) for each in self._servers]
        begun = time.perf_counter()
        acts = [act(each, begun + for_s) for each in self._people]
        await asyncio.gather(*acts, *([] if meanwhile is None else [meanwhile]))
        took = time.perf_counter() - begun
        seconds = sorted(s for each in self._people for s in each.seconds)
        answers = sum(each.stored for each in self._people) - stored
        return Times(
            answers=answers,
            a_second=round(answers / took, 1),
            p50_ms=_at(seconds, 0.50),
            p99_ms=_at(seconds, 0.99),
            worst_ms=_at(seconds, 1.0),
            broken_off=sum(each.broken_off for each in self._people) - broken,
            processor_us=self._processor_us(used, answers),
        )

    def _processor_us(
        self, before: Sequence[float | None], answers: int
    ) -> float | None:
        now = [processor_seconds(each.told["process"]) for each in self._servers]
        if not answers or None in (*before, *now):
            return None
        used = sum(after - b for after, b in zip(now, before, strict=True))
        return round(1e6 * used / answers, 1) if used > 0 else None


def _at(ordered: Sequence[float], share: float) -> float:
    place = min(len(ordered) - 1, int(share * len(ordered)))
    return round(1000 * ordered[place], 2) if ordered else 0.0
