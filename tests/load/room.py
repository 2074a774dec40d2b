"""A room that is loaded: its servers, its crowd, and what is asked of both in a run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import uvloop

from tests.load.connection import Place
from tests.load.crowd import QUESTIONS, Crowd
from tests.load.disk import measure_disk
from tests.load.figures import Figures
from tests.load.plan import MANY_TOGETHER, Run
from tests.support.postgres_server import postgres_server
from tests.support.room_process import RoomProcess, write_papers
from tests.support.rooms import paper

_LOG_FILES = 6


def measure(run: Run, folder: Path) -> Figures:
    """Serve a room in a folder and let candidates answer there.

    :raises LostError: if an acknowledged answer is lost.
    """
    disk, load = measure_disk(folder), os.getloadavg()
    with ExitStack() as stack:
        address = stack.enter_context(postgres_server()) if run.postgres else None
        if address is not None:
            _warm(address)
        servers = stack.enter_context(_servers(run, folder, address))
        os.sync()  # what was written to get here must not be in the way
        figures = uvloop.run(_measure(run, servers))
    figures.disk_p50_ms, figures.disk_p99_ms = disk
    figures.load = load
    return figures


def _warm(address: str) -> None:
    """Give a new database room in its log, as one has that has run for a day.

    To make a file of the log takes a third of a second, in which nothing is committed.
    """
    with psycopg.connect(address, autocommit=True) as connection:
        for _ in range(_LOG_FILES):
            connection.execute("CREATE TABLE warm (n BIGINT)")
            connection.execute("SELECT pg_switch_wal()")
            connection.execute("DROP TABLE warm")
        connection.execute("CHECKPOINT")  # what it needs no more it will use again


@contextmanager
def _servers(
    run: Run, folder: Path, address: str | None
) -> Iterator[list[RoomProcess]]:
    papers = write_papers(folder / "papers", paper("A", QUESTIONS, minutes=None))
    options = () if address is None else ("--store", address)
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                RoomProcess(
                    papers if number == 0 else None,
                    folder / "data",
                    *options,
                    plain=not run.tls,
                )
            )
            for number in range(run.processes)
        ]


async def _measure(run: Run, servers: list[RoomProcess]) -> Figures:
    places = [Place("127.0.0.1", each.port, each.trusted()) for each in servers]
    crowd = Crowd(run.candidates, servers, places)
    joining_s = await crowd.join()
    one_by_one = many_together = None
    if run.rush_s:
        one_by_one = await crowd.answer_flat_out(1, run.rush_s)
        many_together = await crowd.answer_flat_out(MANY_TOGETHER, run.rush_s)
    killing = _kill(run, servers) if run.kills else None
    steady = await crowd.answer_steadily(run.every_s, run.for_s, killing)
    handing_in = await crowd.hand_in()
    checked = await crowd.check()
    crowd.leave()
    return Figures(
        run=run.says,
        joining_s=round(joining_s, 2),
        steady=steady,
        one_by_one=one_by_one,
        many_together=many_together,
        handing_in=handing_in,
        checked=checked,
        disk_p50_ms=0.0,
        disk_p99_ms=0.0,
        processors=os.cpu_count(),
        load=(0.0, 0.0, 0.0),
    )


async def _kill(run: Run, servers: list[RoomProcess]) -> None:
    """Kill one server after the other, at even distances, and start each again."""
    for number in range(run.kills):
        await asyncio.sleep(run.for_s / (run.kills + 1))
        server = servers[number % len(servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
