"""`quizapp exam`: the group of commands about exams."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.exam.build import build
from quizapp.cli.exam.grade import grade
from quizapp.cli.exam.plan import plan
from quizapp.cli.exam.presets import presets
from quizapp.cli.exchange.place import Place, data_option


@click.group()
@data_option("Read the compiled bank and added questions of")
@click.pass_context
def exam(ctx: click.Context, data_folder: Path | None) -> None:
    """Plan, build and grade exams as organisers hold them."""
    ctx.obj = Place(data_folder)


for _command in (presets, plan, build, grade):
    exam.add_command(_command)
