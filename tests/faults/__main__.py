"""Kills every kind of work at random moments and prints what was lost, as a table.

Usage: python -m tests.faults [--rounds N] [--seed N] [--kind NAME] [--json]
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tests.faults.kind import Tally, run_kind
from tests.faults.kinds.catalogue import KINDS


@click.command()
@click.option(
    "--rounds", type=click.IntRange(1), help="Kills of each kind, if not the usual."
)
@click.option("--seed", default=1, show_default=True, help="Decides the moments.")
@click.option("--kind", "only", type=click.Choice(tuple(KINDS)), multiple=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON alone.")
def main(rounds: int | None, seed: int, only: tuple[str, ...], as_json: bool) -> None:
    """Kill and look; status 1 if anything was lost."""
    tallies = [_run(name, rounds, seed) for name in only or KINDS]
    if as_json:
        click.echo(msgspec.json.encode(tallies))
    else:
        _show(tallies)
    if any(tally.losses for tally in tallies):
        sys.exit(1)


def _run(name: str, rounds: int | None, seed: int) -> Tally:
    chance = random.Random(f"{name} {seed}")
    with tempfile.TemporaryDirectory() as folder:
        kind = KINDS[name](Path(folder))
        return run_kind(kind, rounds or kind.rounds, chance)


def _show(tallies: Sequence[Tally]) -> None:
    table = Table("kind", "rounds", "kills", "acknowledged", "losses")
    for tally in tallies:
        counted = (tally.rounds, tally.kills, tally.acknowledged, len(tally.losses))
        table.add_row(tally.kind, *map(str, counted))
    kills = sum(tally.kills for tally in tallies)
    losses = sum(len(tally.losses) for tally in tallies)
    table.add_section()
    table.add_row("all", "", str(kills), "", str(losses))
    Console().print(table)
    for tally in tallies:
        for loss in tally.losses:
            click.echo(f"{tally.kind}: {loss}")


if __name__ == "__main__":
    main()
