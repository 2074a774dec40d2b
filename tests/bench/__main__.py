"""Measures the program: JSON on standard output, the same as a table on the other."""

from __future__ import annotations

import sys

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tests.bench.report import Report, measure_all, table_rows


@click.command()
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    help="Controlled turns timed.",
)
@click.option(
    "--starts",
    type=click.IntRange(1),
    default=5,
    show_default=True,
    help="Starts of each window.",
)
@click.option(
    "--seeds",
    type=click.IntRange(1),
    default=5,
    show_default=True,
    help="Variants per family.",
)
@click.option(
    "--answers",
    type=click.IntRange(1),
    default=1_000_000,
    show_default=True,
    help="Answers kept before the start page and the progress page are timed.",
)
def main(rounds: int, starts: int, seeds: int, answers: int) -> None:
    """Measure everything once; status 1 if the two engines disagree."""
    report = measure_all(rounds, starts, seeds, answers)
    _show_table(report)
    click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    if report.same_options is False:
        click.echo("The two engines do not list the same options.", err=True)
        sys.exit(1)


def _show_table(report: Report) -> None:
    table = Table("figure", "value", "goal")
    for row in table_rows(report):
        table.add_row(*row)
    Console(stderr=True).print(table)


if __name__ == "__main__":
    main()
