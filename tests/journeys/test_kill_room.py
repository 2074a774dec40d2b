"""A room whose server is killed twice loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import random
import ssl

import httpx

from tests.support.room_process import RoomProcess, headers, write_papers
from tests.support.rooms import paper

CANDIDATES, QUESTIONS, ROUNDS = 10, 8, 3


class Pupil:
    """Somebody who answers without pause, and notes what was acknowledged."""

    def __init__(self, number: int, code: str) -> None:
        self._number = number
        self._code = code
        self._rng = random.Random(number)
        self._token = ""
        self._sequence = 0
        self.acknowledged: dict[int, tuple[int, list[str]]] = {}

    async def join(self, client: httpx.AsyncClient) -> None:
        """Join the room."""
        body = {
            "code": self._code,
            "name": f"Pupil {self._number}",
            "attempt": f"attempt-of-pupil-{self._number:04}",
        }
        answer = await client.post("/api/join", json=body)
        self._token = answer.json()["token"]

    async def answer_until_the_room_is_gone(self, client: httpx.AsyncClient) -> None:
        """Answer again and again; what broke off may or may not have been kept."""
        while True:
            number = self._rng.randrange(1, QUESTIONS)
            self._sequence += 1
            chosen = [self._rng.choice("abcde")]
            sent = {"number": number, "sequence": self._sequence, "chosen": chosen}
            try:
                answer = await client.post(
                    "/api/answers",
                    json={"answers": [sent]},
                    headers=headers(self._token),
                )
            except httpx.TransportError:
                return
            if answer.status_code == 200:
                self.acknowledged[number] = (self._sequence, chosen)

    async def see(self, client: httpx.AsyncClient) -> dict[int, tuple[int, list[str]]]:
        """Say what the room has."""
        answer = await client.get("/api/sitting", headers=headers(self._token))
        return {
            each["number"]: (each["sequence"], each["chosen"])
            for each in answer.json()["answers"]
        }

    def is_kept(self, stored: dict[int, tuple[int, list[str]]]) -> bool:
        """Say whether the room has what it acknowledged, or what was sent after it."""
        return all(
            stored[number] == kept or stored[number][0] > kept[0]
            for number, kept in self.acknowledged.items()
        )


def test_a_server_that_is_killed_twice_has_everything_it_acknowledged(tmp_path):
    papers = write_papers(tmp_path / "papers", paper("A", QUESTIONS))
    with RoomProcess(papers, tmp_path / "data") as room:
        pupils = [Pupil(each, room.told["join_code"]) for each in range(CANDIDATES)]
        room.instruct("/change", start=True)
        asyncio.run(_all(room, "join", pupils))
        for _ in range(2):
            asyncio.run(_answer_and_kill(room, pupils))
            room.start()
            assert room.told["new"] is False

        stored = asyncio.run(_all(room, "see", pupils))

    assert all(map(Pupil.is_kept, pupils, stored))
    assert sum(len(each.acknowledged) for each in pupils) > CANDIDATES


def test_a_server_that_is_asked_to_end_does_so_in_order(tmp_path):
    papers = write_papers(tmp_path / "papers", paper("A", QUESTIONS))
    with RoomProcess(papers, tmp_path / "data", plain=False) as room:
        verify = str(tmp_path / "data" / "rooms" / "room-certificate.pem")
        alive = httpx.get(f"{room.base}/api/alive", verify=_trusting(verify))
        status = room.stop()

    assert alive.json() == {"alive": True}
    assert room.base.startswith("https://")
    assert status == 0


def _trusting(certificate):
    return ssl.create_default_context(cafile=certificate)


async def _all(room, act, pupils):
    async with httpx.AsyncClient(base_url=room.base, timeout=30) as client:
        return await asyncio.gather(*(getattr(each, act)(client) for each in pupils))


async def _answer_and_kill(room, pupils) -> None:
    """Kill the server in the middle of answering, once everybody was acknowledged."""
    async with httpx.AsyncClient(base_url=room.base, timeout=30) as client:
        working = asyncio.gather(
            *(each.answer_until_the_room_is_gone(client) for each in pupils)
        )
        while not all(len(each.acknowledged) >= ROUNDS for each in pupils):
            await asyncio.sleep(0)
        room.kill()
        await working
