"""A simulated candidate: answers, sends again what broke off, and knows what was stored."""

from __future__ import annotations

import asyncio
import random
import time

from tests.load.connection import BrokenOffError, Connection

RETRY_S = 0.25


class LostError(Exception):
    """An answer that was acknowledged is not there, or another one is."""


class Candidate:
    """Somebody in the room."""

    def __init__(self, number: int, place: tuple[str, int], questions: int) -> None:
        self._number = number
        self._questions = questions
        self._rng = random.Random(number)
        self._sequence = 0
        self._pending: dict[int, dict[str, object]] = {}
        self._acknowledged: dict[int, tuple[int, list[str]]] = {}
        self.connection = Connection(*place)
        self.seconds: list[float] = []
        """How long each acknowledgement took, where none broke off."""
        self.stored = 0
        """How many answers were acknowledged."""
        self.broken_off = 0

    async def join(self, code: str) -> None:
        """Join, as often as it takes."""
        body = {
            "code": code,
            "name": f"Candidate {self._number}",
            "attempt": f"attempt-of-candidate-{self._number:06}",
        }
        status, answer = await self._ask_until_answered("/api/join", body)
        assert status == 200, answer
        self.connection.token = answer["token"]

    async def work(self, every_s: float, until: float) -> None:
        """Answer at a steady pace, beginning somewhere in the first stretch."""
        await asyncio.sleep(self._rng.uniform(0, every_s))
        while time.perf_counter() < until:
            due = time.perf_counter() + every_s
            await self.answer()
            await asyncio.sleep(max(0.0, min(due, until) - time.perf_counter()))

    async def work_flat_out(self, together: int, until: float) -> None:
        """Answer without pause, so many questions at a time."""
        while time.perf_counter() < until:
            await self.answer(together)

    async def answer(self, together: int = 1) -> None:
        """Answer some questions; what is not acknowledged is sent again."""
        for number in self._rng.sample(range(1, self._questions), together):
            self._sequence += 1
            self._pending[number] = {
                "number": number,
                "sequence": self._sequence,
                "chosen": [self._rng.choice("abcde")],
            }
        await self._send("/api/answers")

    async def hand_in(self) -> None:
        """Hand in."""
        await self._send("/api/hand-in")

    async def check(self) -> None:
        """See that the room has the last answer to each question.

        :raises LostError: if it has not.
        """
        status, sitting = await self.connection.ask("GET", "/api/sitting")
        assert status == 200, sitting
        stored = {
            each["number"]: (each["sequence"], each["chosen"])
            for each in sitting["answers"]
        }
        if stored != self._acknowledged:
            raise LostError(f"{self._number}: {stored} is not {self._acknowledged}")

    async def _send(self, path: str) -> None:
        sent = list(self._pending.values())
        begun = time.perf_counter()
        before = self.broken_off
        status, answer = await self._ask_until_answered(path, {"answers": sent})
        assert status == 200, answer
        if self.broken_off == before:
            self.seconds.append(time.perf_counter() - begun)
        self.stored += len(sent)
        for each in sent:
            number = int(str(each["number"]))
            self._acknowledged[number] = (each["sequence"], each["chosen"])
            if self._pending.get(number) is each:
                del self._pending[number]

    async def _ask_until_answered(self, path: str, body: object) -> tuple[int, dict]:
        while True:
            try:
                status, answer = await self.connection.ask("POST", path, body)
            except BrokenOffError:
                self.broken_off += 1
                await asyncio.sleep(RETRY_S)
                continue
            if status not in (429, 503):
                return status, answer
            await asyncio.sleep(RETRY_S)
