"""An exam room whose server is killed while candidates answer."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from quizapp.cli.room.room import room
from quizapp.cli.room.serve import serve as serve  # loaded before the fork
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import FILE_NAME, SqliteRooms
from quizapp.training.room.codes import hash_token
from tests.faults.killing import Killed, Say, Worker
from tests.faults.kind import is_sound
from tests.support.room_process import headers, write_papers
from tests.support.rooms import paper

CANDIDATES, QUESTIONS = 3, 8

Kept = dict[int, tuple[int, list[str]]]
"""Sequence and letters by question."""


class ExamRoom:
    """The server is killed; the candidates, a process each, end when it is gone."""

    name, rounds, longest_s = "exam room", 60, 0.3

    def __init__(self, folder: Path) -> None:
        self._papers = write_papers(folder / "papers", paper("A", QUESTIONS))
        self._data = folder / "data"
        self._number = 0
        self._tokens: list[str] = []
        self._acknowledged: list[Kept] = [{} for _ in range(CANDIDATES)]

    def prepare(self, number: int) -> None:
        self._number = number

    def kill(self, chance: random.Random) -> Killed:
        server = Worker(self._serve)
        first = server.hear()
        if not first.startswith("{"):
            ended = server.kill((first,))
            return Killed((), ended.failure or "the server did not start")
        told = json.loads(first)
        if not self._tokens:
            self._join(told)
        pupils = [
            Worker(Pupil(told["address"], place, token, self._number).work)
            for place, token in enumerate(self._tokens)
        ]
        heard = [pupil.hear() for pupil in pupils]
        server.wait(chance.random() * self.longest_s)
        killed = [server.kill()]
        for pupil, line in zip(pupils, heard, strict=True):
            killed.append(pupil.kill_when_it_says("gone", (line,)))
        return Killed(
            tuple(line for each in killed[1:] for line in each.said if line != "gone"),
            "".join(each.failure for each in killed),
        )

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        yield from is_sound(self._data / "rooms" / FILE_NAME)
        for line in said:
            place, number, sequence, letter = line.split()
            self._acknowledged[int(place)][int(number)] = int(sequence), [letter]
        for place, stored in enumerate(self._stored()):
            for number, kept in self._acknowledged[place].items():
                found = stored.get(number, (-1, []))
                if found != kept and found[0] <= kept[0]:
                    yield f"candidate {place}, question {number}: {kept} is {found}"

    def _serve(self, say: Say) -> None:
        """Run the real command; what it prints goes to whoever watches."""
        sys.stdout = _Spoken(say)
        words = [
            "--data", str(self._data), "serve", str(self._papers),
            "--host", "127.0.0.1", "--port", "0", "--json", "--quiet", "--plain",
        ]  # fmt: skip
        room(words, standalone_mode=False)

    def _join(self, told: dict[str, Any]) -> None:
        for place in range(CANDIDATES):
            body = {
                "code": told["join_code"],
                "name": f"Pupil {place}",
                "attempt": f"attempt-of-pupil-{place:04}",
            }
            answer = httpx.post(f"{told['address']}/api/join", json=body)
            self._tokens.append(answer.json()["token"])
        httpx.post(
            f"{told['address']}/api/room/change",
            json={"start": True},
            headers=headers(told["instructor_token"]),
        ).raise_for_status()

    def _stored(self) -> list[Kept]:
        with closing(DatabaseRooms(SqliteRooms(self._data / "rooms"))) as store:
            views = [store.view(hash_token(token)) for token in self._tokens]
        return [
            {each.number: (each.sequence, list(each.chosen)) for each in view.answers}
            for view in views
            if view is not None
        ]


class Pupil:
    """A candidate who answers without pause until the room is gone."""

    def __init__(self, base: str, place: int, token: str, number: int) -> None:
        self._base = base
        self._place = place
        self._headers = headers(token)
        self._chance = random.Random(f"{place} {number}")
        self._first = number * 1_000_000

    def work(self, say: Say) -> None:
        """Say each answer that the room has acknowledged."""
        with httpx.Client(base_url=self._base, headers=self._headers) as client:
            try:
                for sequence in count(self._first):
                    acknowledged = self._answer(client, sequence)
                    if not acknowledged:
                        break
                    say(acknowledged)
            except httpx.TransportError:
                pass  # the room is gone
            say("gone")

    def _answer(self, client: httpx.Client, sequence: int) -> str:
        """Answer once; nothing is acknowledged where a candidate asks too often."""
        number = self._chance.randrange(1, QUESTIONS)
        letter = self._chance.choice("abcde")
        sent = {"number": number, "sequence": sequence, "chosen": [letter]}
        answer = client.post("/api/answers", json={"answers": [sent]})
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            return ""
        answer.raise_for_status()
        return f"{self._place} {number} {sequence} {letter}"


class _Spoken(io.StringIO):
    """Standard output of which each line is said."""

    def __init__(self, say: Say) -> None:
        super().__init__()
        self._say = say

    def write(self, text: str) -> int:
        if text.strip():
            self._say(text.rstrip("\n"))
        return super().write(text)
