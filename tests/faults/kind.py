"""A kind of work that is killed, and the tally of what came of it."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from tests.faults.killing import Killed, Say, kill_at_work


class Kind(Protocol):
    """Work that goes on over and over, and what must be there when it was killed."""

    name: str
    rounds: int
    """Kills in the long form."""

    def prepare(self, number: int) -> None:
        """Make ready for a round."""

    def kill(self, chance: random.Random) -> Killed:
        """Let it work for a while, and kill it."""

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        """Tell everything that is not as it was acknowledged, or only half there."""


class OneProcess:
    """A kind whose work is one process."""

    longest_s = 0.2

    def work(self, say: Say) -> None:
        """Work, and say what is acknowledged; may end, and is killed all the same."""
        raise NotImplementedError

    def kill(self, chance: random.Random) -> Killed:
        """Kill it at any moment up to the longest."""
        return kill_at_work(self.work, chance.random() * self.longest_s)


class Tally(Struct, frozen=True):
    """What came of the kills of one kind."""

    kind: str
    rounds: int
    kills: int
    acknowledged: int
    losses: tuple[str, ...]


def run_kind(kind: Kind, rounds: int, chance: random.Random) -> Tally:
    """Kill one kind of work again and again, and look at what is left each time."""
    kills = acknowledged = 0
    losses: list[str] = []
    for number in range(1, rounds + 1):
        kind.prepare(number)
        killed = kind.kill(chance)
        if killed.failure:
            losses.append(f"round {number}: {killed.failure}")
            continue
        kills += 1
        acknowledged += len(killed.said)
        losses += (f"round {number}: {e}" for e in kind.find_losses(killed.said))
    return Tally(kind.name, rounds, kills, acknowledged, tuple(losses))


def integrity_of(path: Path) -> str:
    """Return what SQLite says of a file when it is opened after the kill."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            (said,) = connection.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return str(said)


def is_sound(path: Path) -> Iterator[str]:
    """Tell what is wrong with the structure of a database, if anything is."""
    said = integrity_of(path)
    if said != "ok":
        yield f"{path.name}: {said}"
