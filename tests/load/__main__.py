"""Measures rooms under load and compares with goals: `python -m tests.load --help`."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
import msgspec

from tests.load.figures import goals_of, heading, rows_of
from tests.load.plan import RUNS, Run
from tests.load.room import measure

_NAMES = [each.name for each in RUNS]


@click.command()
@click.argument("names", nargs=-1, metavar="[RUN]...", type=click.Choice(_NAMES))
@click.option("--tls", is_flag=True, help="With the room's own certificate.")
@click.option("--postgres", is_flag=True, help="Store in PostgreSQL, with two servers.")
@click.option("--processes", type=click.IntRange(1), help="So many servers.")
@click.option(
    "--candidates", type=click.IntRange(1), help="So many, if another number."
)
@click.option("--every", "every_s", type=float, help="Seconds between two answers.")
@click.option("--seconds", "for_s", type=float, help="How long the steady part takes.")
@click.option("--rush", "rush_s", type=float, help="Seconds without pause.")
@click.option("--kills", type=click.IntRange(0), help="Kill servers so many times.")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    help="Keep the rooms here; /dev/shm measures all but the disk.",
)
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for a run.")
def main(
    names: tuple[str, ...], folder: Path | None, as_json: bool, **how: Any
) -> None:
    """Let candidates answer, kill servers meanwhile, and see that nothing is lost.

    RUN is steady, rush or many; without one all are run. The status is 1 where a goal
    was missed.
    """
    gc.freeze()
    gc.disable()  # a pause here would be taken for one of the server
    if not as_json:
        click.echo(heading())
    runs = [_with(each, how) for each in RUNS if each.name in (names or _NAMES)]
    # A list: every run is made, also after a goal was missed.
    reached = [_make(run, folder, as_json=as_json) for run in runs]
    if not all(reached):
        raise click.exceptions.Exit(1)


def _with(run: Run, how: Mapping[str, Any]) -> Run:
    changed = {name: value for name, value in how.items() if value not in (None, False)}
    run = run._replace(**changed)
    if run.postgres and how["processes"] is None:
        return run._replace(processes=2)
    if run.processes > 1 and not run.postgres:
        raise click.UsageError("Several processes need --postgres.")
    return run


def _make(run: Run, folder: Path | None, *, as_json: bool) -> bool:
    with TemporaryDirectory(dir=folder) as place:
        figures = measure(run, Path(place))
    if as_json:
        click.echo(msgspec.json.encode(figures))
    else:
        for row in rows_of(run, figures):
            click.echo(row)
    return all(goal.is_reached for goal in goals_of(run, figures).values())


if __name__ == "__main__":
    main()
