"""Feeds every reader with content that gets further, and prints what broke one.

Usage: python -m tests.faults.guided [--seconds N] [--seed N] [--reader NAME]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console
from rich.table import Table

from tests.faults.guided.readers import READERS
from tests.support.house import ROOT

KEPT = ROOT / "build" / "faults"
"""Where content is kept that broke a reader."""
RUNS = re.compile(r"^Done (\d+) runs", re.MULTILINE)
REACHED = re.compile(r"\bcov: (\d+)")
BEGUN_S = 300
"""Seconds that a process may need before it begins and after it was to end."""


class Fed(NamedTuple):
    """What came of one reader."""

    name: str
    runs: int
    at_first: int
    """Branches that sound content reaches."""
    at_last: int
    broke: str
    """How it broke and with which file; empty if it did not."""


@click.command()
@click.option("--seconds", type=click.IntRange(1), default=15, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--reader", "only", type=click.Choice(tuple(READERS)), multiple=True)
def main(seconds: int, seed: int, only: tuple[str, ...]) -> None:
    """Feed, and look; status 1 if any reader broke."""
    if find_spec("atheris") is None:
        click.echo("atheris is not there for this machine: nothing is fed by it.")
        return
    found: list[Fed] = []
    for name in only or READERS:
        click.echo(f"feeding: {name}", err=True)
        found.append(feed(name, seconds, seed))
    table = Table("reader", "inputs", "branches at first", "at last", "broken")
    for each in found:
        counted = (each.runs, each.at_first, each.at_last)
        table.add_row(each.name, *map(str, counted), "yes" if each.broke else "no")
    Console().print(table)
    for each in found:
        if each.broke:
            click.echo(f"{each.name}: {each.broke}")
    if any(each.broke for each in found):
        sys.exit(1)


def feed(name: str, seconds: int, seed: int) -> Fed:
    """Feed one reader in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "tests.faults.guided.fuzzing", name, folder, seconds, seed]
        run = subprocess.run(
            [sys.executable, *map(str, words)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", timeout=seconds + BEGUN_S, check=False,
        )  # fmt: skip
        broke = _keep(name, Path(folder), run.stdout) if run.returncode else ""
    reached = [int(each) for each in REACHED.findall(run.stdout)] or [0]
    runs = RUNS.search(run.stdout)
    return Fed(name, int(runs[1]) if runs else 0, reached[0], reached[-1], broke)


def _keep(name: str, folder: Path, said: str) -> str:
    """Keep what broke a reader, with what the fuzzer said."""
    KEPT.mkdir(parents=True, exist_ok=True)
    stem = name.replace(" ", "-")
    (KEPT / f"{stem}.log").write_text(said, "utf-8")
    kept = [KEPT / f"{stem}.log"]
    for path in folder.glob("*-*"):
        if path.is_file():
            kept.append(path.replace(KEPT / f"{stem}-{path.name}"))
    return ", ".join(each.relative_to(ROOT).as_posix() for each in kept)


if __name__ == "__main__":
    main()
