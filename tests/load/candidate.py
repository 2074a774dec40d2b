"""A simulated candidate: answers, sends again what broke off, and knows what was stored."""

from __future__ import annotations

import asyncio
import random
import time

from tests.load.connection import BrokenOffError, Connection, Place

RETRY_S = 0.25
_BUSY = (429, 503)


class LostError(Exception):
    """An answer that was acknowledged is not there, or another one is."""


class Candidate:
    """Somebody in the room."""

    def __init__(self, number: int, place: Place, questions: int) -> None:
        self._number = number
        self._questions = questions
        self._rng = random.Random(number)
        self._sequence = 0
        self._pending: dict[int, tuple[int, str]] = {}
        self._acknowledged: dict[int, tuple[int, str]] = {}
        self.connection = Connection(place)
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
        while True:
            try:
                status, answer = await self.connection.ask("POST", "/api/join", body)
            except BrokenOffError:
                status = 503
            if status not in _BUSY:
                break
            await asyncio.sleep(RETRY_S)
        assert status == 200, answer
        self.connection.sign_in(answer["token"])

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
        self._choose(together)
        await self._send("/api/answers")

    async def hand_in(self) -> None:
        """Hand in with one more answer."""
        self._choose(1)
        await self._send("/api/hand-in")

    async def check(self) -> None:
        """See that the room has the last answer to each question.

        :raises LostError: if it has not.
        """
        status, sitting = await self.connection.ask("GET", "/api/sitting")
        assert status == 200, sitting
        stored = {
            each["number"]: (each["sequence"], "".join(each["chosen"]))
            for each in sitting["answers"]
        }
        if stored != self._acknowledged:
            raise LostError(f"{self._number}: {stored} is not {self._acknowledged}")

    def _choose(self, together: int) -> None:
        """Choose options of so many questions, from a place that chance names."""
        chance = int(self._rng.random() * 5 * (self._questions - 1))
        for place in range(chance, chance + together):
            self._sequence += 1
            number = place % (self._questions - 1) + 1
            self._pending[number] = (self._sequence, "abcde"[place % 5])

    async def _send(self, path: str) -> None:
        content = _content(self._pending)
        begun = time.perf_counter()
        before = self.broken_off
        await self._post_until_taken(path, content)
        if self.broken_off == before:
            self.seconds.append(time.perf_counter() - begun)
        self.stored += len(self._pending)
        self._acknowledged |= self._pending
        self._pending.clear()

    async def _post_until_taken(self, path: str, content: bytes) -> None:
        while True:
            try:
                status = await self.connection.post(path, content)
            except BrokenOffError:
                self.broken_off += 1
                status = 503
            if status not in _BUSY:
                break
            await asyncio.sleep(RETRY_S)
        assert status == 200, status


def _content(answers: dict[int, tuple[int, str]]) -> bytes:
    """Write a body by hand: that must not cost what is measured."""
    written = ",".join(
        f'{{"number":{number},"sequence":{sequence},"chosen":["{letter}"]}}'
        for number, (sequence, letter) in answers.items()
    )
    return f'{{"answers":[{written}]}}'.encode()
