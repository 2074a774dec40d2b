"""`quizapp room`: the group of commands about exam rooms."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.exchange.place import Place, data_option
from quizapp.cli.room.serve import serve
from quizapp.cli.room.take import take


@click.group()
@data_option("Keep rooms in")
@click.pass_context
def room(ctx: click.Context, data_folder: Path | None) -> None:
    """Hold exams for many candidates at once, in browsers."""
    ctx.obj = Place(data_folder)


room.add_command(serve)
room.add_command(take)
