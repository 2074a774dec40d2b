"""Requests to an exam room: whatever comes, it answers, and nobody else notices."""

from __future__ import annotations

import json
from pathlib import Path

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from tests.faults.fuzz.test_rubbish_in_a_room import PAPERS, Visited
from tests.faults.guided.reader import Reader
from tests.support.room_client import Caller
from tests.support.rooms import Hall

ANSWER = {"answers": [{"number": 1, "sequence": 2, "chosen": ["b"]}]}
JOIN = {"code": "abcd-efgh", "name": "Cleo"}


def read_requests(folder: Path) -> Reader:
    """Give a room; the first byte of a request says what is asked, the rest is its body."""
    visited = Visited(Caller(Hall(DatabaseRooms(SqliteRooms(folder)), PAPERS)))
    headers = [(b"authorization", f"Bearer {visited.attacker}".encode())]

    def read(data: bytes) -> tuple[str, ...]:
        asked, body = (data[0] if data else 0), data[1:]
        method, path, _ = visited.asked[asked % len(visited.asked)]
        status, content = visited.send(method, path, headers, body)
        assert status < 500 or status == 503
        visited.check_untouched()
        if status < 400 or not content:
            return ()
        said: str = json.loads(content)["say"]
        return (said,)

    seeds = tuple(
        bytes([number]) + json.dumps(body).encode()
        for number in range(len(visited.asked))
        for body in (ANSWER, JOIN)
    )
    return Reader(seeds, read)
