"""`quizapp learners`: several learners on one computer, each with data of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from quizapp.app import open_learners, system_clock
from quizapp.cli.exchange.place import Place, data_option
from quizapp.storage.learners.learners import (
    LastingLearnerError,
    Learners,
    UnknownLearnerError,
)
from quizapp.training.safekeeping.learner import LearnerNameError

_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group()
@data_option("Keep learners in")
@click.pass_context
def learners(ctx: click.Context, data_folder: Path | None) -> None:
    """Keep several learners apart; `quizapp --learner NAME` opens one of them."""
    ctx.obj = open_learners(Place(data_folder).folder)


@learners.command("list")
@_JSON
@click.pass_obj
def list_learners(known: Learners, as_json: bool) -> None:
    """List the learners; a star marks the one who is opened unless another is named."""
    current = known.current()
    if as_json:
        listed = [
            {
                "name": each.name,
                "folder": str(known.folder_of(each)),
                "current": each == current,
            }
            for each in known.list_all()
        ]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for each in known.list_all():
        mark = "*" if each == current else " "
        click.echo(f"{mark} {each.name}  {known.folder_of(each)}")


@learners.command()
@click.argument("name")
@click.pass_obj
def add(known: Learners, name: str) -> None:
    """Add a learner called NAME, with no answers yet."""
    with _said_in_one_sentence():
        learner = known.add(name)
    folder = known.folder_of(learner)
    click.echo(f"{learner.name} learns here now, with data in {folder}.")


@learners.command()
@click.argument("name")
@click.argument("new_name")
@click.pass_obj
def rename(known: Learners, name: str, new_name: str) -> None:
    """Call the learner NAME from now on NEW_NAME; the folder stays as it is."""
    with _said_in_one_sentence():
        learner = known.rename(name, new_name)
    click.echo(f"{name} is called {learner.name} now.")


@learners.command()
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def remove(known: Learners, name: str, yes: bool) -> None:
    """Take the learner NAME off the list; the data are moved aside, not deleted."""
    with _said_in_one_sentence():
        learner = known.get(name)
        if not yes:
            click.confirm(
                f"Take {learner.name} off the list? The data are moved aside.",
                abort=True,
            )
        aside = known.remove(learner.name, system_clock)
    click.echo(f"{learner.name} is off the list. The data are kept in {aside}.")


@contextmanager
def _said_in_one_sentence() -> Iterator[None]:
    try:
        yield
    except (LastingLearnerError, LearnerNameError, UnknownLearnerError) as error:
        said = str(error.args[0]).rstrip(".")
        raise click.ClickException(f"{said[:1].upper()}{said[1:]}.") from error
