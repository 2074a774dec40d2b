"""`quizapp exam`: the group of commands about exams."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.exchange.place import Place, data_option
from quizapp.cli.lazy_group import LazyGroup

_PLACES = {
    "build": "quizapp.cli.exam.build:build",
    "certificates": "quizapp.cli.exam.grading.certificates:certificates",
    "collect": "quizapp.cli.exam.holding.collect:collect",
    "enter": "quizapp.cli.exam.holding.enter:enter",
    "grade": "quizapp.cli.exam.grading.grade:grade",
    "key": "quizapp.cli.exam.holding.key:key",
    "paper": "quizapp.cli.exam.holding.paper:paper",
    "plan": "quizapp.cli.exam.plan:plan",
    "presets": "quizapp.cli.exam.presets:presets",
    "rekey": "quizapp.cli.exam.grading.rekey:rekey",
    "results": "quizapp.cli.exam.grading.results:results",
    "sit": "quizapp.cli.exam.holding.sit:sit",
}


@click.group(cls=LazyGroup, places=_PLACES)
@data_option("Read the compiled bank and added questions of")
@click.pass_context
def exam(ctx: click.Context, data_folder: Path | None) -> None:
    """Plan, build, seal and grade exams as organisers hold them."""
    ctx.obj = Place(data_folder)
