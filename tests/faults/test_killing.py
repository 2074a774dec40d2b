"""Killed at any moment, each kind of work has kept what it called kept."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest

from tests.faults.killing import Killed
from tests.faults.kind import Tally, is_sound, run_kind
from tests.faults.kinds.catalogue import KINDS
from tests.support.house import ROOT

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="processes are forked and killed by descriptor"
)


@pytest.fixture(scope="module")
def tallies() -> dict[str, Tally]:
    """Run the short form, in a process without threads, since it forks."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.faults", "--rounds", "2", "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=False,
    )
    found = msgspec.json.decode(run.stdout, type=list[Tally])
    return {tally.kind: tally for tally in found}


@pytest.mark.parametrize("name", KINDS)
def test_nothing_acknowledged_is_lost_and_nothing_is_there_by_half(tallies, name):
    tally = tallies[name]

    assert tally.losses == ()
    assert tally.kills == tally.rounds == 2


def test_the_long_form_kills_five_hundred_times_and_each_kind_forty_times():
    rounds = {name: getattr(kind, "rounds", 0) for name, kind in KINDS.items()}

    assert {name: many for name, many in rounds.items() if many < 40} == {}
    assert sum(rounds.values()) >= 500


class _Scripted:
    """Is killed as it is told, and has kept nothing."""

    name, rounds = "scripted", 2

    def __init__(self, *killed: Killed) -> None:
        self._killed = list(killed)

    def prepare(self, number: int) -> None:
        assert number > 0

    def kill(self, chance: random.Random) -> Killed:
        return self._killed.pop(0)

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        return (f"{word} is not there" for word in said)


def test_what_was_called_kept_and_is_not_there_is_told_with_its_round():
    kind = _Scripted(Killed((), ""), Killed(("an answer",), ""))

    tally = run_kind(kind, 2, random.Random(1))

    assert tally.losses == ("round 2: an answer is not there",)
    assert (tally.kills, tally.acknowledged) == (2, 1)


def test_work_that_fails_by_itself_is_no_kill_and_is_told():
    tally = run_kind(_Scripted(Killed((), "failed: no room")), 1, random.Random(1))

    assert tally.losses == ("round 1: failed: no room",)
    assert tally.kills == 0


def test_a_file_that_sqlite_finds_unsound_is_told(tmp_path):
    path = tmp_path / "some.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE t (a TEXT NOT NULL)")
        connection.executemany("INSERT INTO t VALUES (?)", [["word " * 50]] * 100)
    assert list(is_sound(path)) == []
    content = bytearray(path.read_bytes())
    content[4096:4104] = b"\x0d" + b"\xff" * 7
    path.write_bytes(content)

    (said,) = is_sound(path)

    assert said.startswith("some.db: ")
