"""Measures a room under load, as JSON: `python -m tests.load --help`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec
import uvloop
from msgspec import Struct

from tests.load.crowd import QUESTIONS, Crowd, Times
from tests.load.disk import measure_disk
from tests.support.postgres_server import postgres_server
from tests.support.room_process import RoomProcess, write_papers
from tests.support.rooms import paper

_FLAT_OUT_S = 5.0
_MANY = 20


class Plan(Struct, frozen=True):
    """What is measured."""

    candidates: int
    every_s: float
    for_s: float
    kills: int
    flat_out: bool


class Figures(Struct):
    """The figures of one run."""

    store: str
    processes: int
    candidates: int
    joining_s: float
    steady: Times
    one_by_one: Times | None
    """Flat out, one answer a request."""
    many_together: Times | None
    """Flat out, many answers a request, as after a break."""
    handing_in: Times
    checked: int
    """Candidates whose every acknowledged answer was found; a lost one ends the run."""
    disk_p50_ms: float
    """How long the disk takes for one small write that lasts, with nobody asking."""
    disk_p99_ms: float
    processors: int | None
    load: tuple[float, float, float]
    """Of the machine, over 1, 5 and 15 minutes, when the run ended."""


@click.command()
@click.option("--candidates", type=click.IntRange(1), default=200, show_default=True)
@click.option("--every", "every_s", type=float, default=4.0, show_default=True)
@click.option("--seconds", "for_s", type=float, default=60.0, show_default=True)
@click.option("--kills", type=click.IntRange(0), default=0, show_default=True)
@click.option("--postgres", is_flag=True, help="Store in PostgreSQL.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    help="Keep the rooms here; /dev/shm measures all but the disk.",
)
@click.option("--flat-out", is_flag=True, help="Also answer without pause.")
def main(postgres: bool, processes: int, folder: Path | None, **how: object) -> None:
    """Let candidates answer, kill servers meanwhile, and see that nothing is lost."""
    if processes > 1 and not postgres:
        raise click.UsageError("Several processes need --postgres.")
    plan = msgspec.convert(how, Plan)
    with ExitStack() as stack:
        place = Path(stack.enter_context(TemporaryDirectory(dir=folder)))
        disk = measure_disk(place)
        address = stack.enter_context(postgres_server()) if postgres else None
        servers = stack.enter_context(_servers(processes, place, address))
        figures = uvloop.run(_measure(plan, servers))
    figures.disk_p50_ms, figures.disk_p99_ms = disk
    figures.store = "PostgreSQL" if postgres else "SQLite"
    click.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())


@contextmanager
def _servers(
    processes: int, folder: Path, address: str | None
) -> Iterator[list[RoomProcess]]:
    papers = write_papers(folder / "papers", paper("A", QUESTIONS, minutes=None))
    options = () if address is None else ("--store", address)
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                RoomProcess(papers if number == 0 else None, folder / "data", *options)
            )
            for number in range(processes)
        ]


async def _measure(plan: Plan, servers: list[RoomProcess]) -> Figures:
    crowd = Crowd(plan.candidates, servers)
    joining_s = await crowd.join()
    killing = _kill(plan, servers) if plan.kills else None
    steady = await crowd.answer_steadily(plan.every_s, plan.for_s, killing)
    one_by_one = many_together = None
    if plan.flat_out:
        people = min(plan.candidates, 200)
        one_by_one = await crowd.answer_flat_out(1, _FLAT_OUT_S, people)
        many_together = await crowd.answer_flat_out(_MANY, _FLAT_OUT_S, people)
    handing_in = await crowd.hand_in()
    checked = await crowd.check()
    crowd.leave()
    return Figures(
        store="",
        processes=len(servers),
        candidates=plan.candidates,
        joining_s=round(joining_s, 2),
        steady=steady,
        one_by_one=one_by_one,
        many_together=many_together,
        handing_in=handing_in,
        checked=checked,
        disk_p50_ms=0.0,
        disk_p99_ms=0.0,
        processors=os.cpu_count(),
        load=os.getloadavg(),
    )


async def _kill(plan: Plan, servers: list[RoomProcess]) -> None:
    """Kill one server after the other, at even distances, and start each again."""
    for number in range(plan.kills):
        await asyncio.sleep(plan.for_s / (plan.kills + 1))
        server = servers[number % len(servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


if __name__ == "__main__":
    main()
