"""A short exam room with 200 candidates; `python -m tests.load` is the long form."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

from tests.bench.own_engine import NotAvailableError

ROOT = Path(__file__).resolve().parents[2]
CANDIDATES = 200
_EVERY_S, _FOR_S = 4, 12
PATIENCE_S = 300


class RoomTimes(Struct, frozen=True):
    """Milliseconds until an answer is acknowledged, which is once it is on the disk."""

    room_answer_ms_p50: float
    room_answer_ms_p99: float
    room_handing_in_ms_worst: float
    """The last of all who hand in at the same moment."""
    room_candidates: int


def measure_room() -> RoomTimes:
    """Hold the exam over TLS-free loopback, in a server process of its own.

    :raises NotAvailableError: when the room cannot be held.
    """
    command = [sys.executable, "-m", "tests.load", "steady", "--json"]
    wanted = ["--candidates", CANDIDATES, "--every", _EVERY_S, "--seconds", _FOR_S]
    done = subprocess.run(
        [*command, *map(str, wanted)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:  # a goal that is missed leaves a status, and figures all the same
        last_words = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise NotAvailableError(f"the room could not be held: {last_words}")
    figures = json.loads(lines[-1])
    return RoomTimes(
        room_answer_ms_p50=figures["steady"]["p50_ms"],
        room_answer_ms_p99=figures["steady"]["p99_ms"],
        room_handing_in_ms_worst=figures["handing_in"]["worst_ms"],
        room_candidates=CANDIDATES,
    )
