"""The command line: a window without a command, and commands that need none."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.lazy_group import LazyGroup
from quizapp.cli.window import find_folder, open_window

_PLACES = {
    "check": "quizapp.cli.check:check",
    "coverage": "quizapp.cli.coverage:coverage",
    "data": "quizapp.cli.exchange.data:data",
    "doctor": "quizapp.cli.doctor:doctor",
    "exam": "quizapp.cli.exam.exam:exam",
    "explain": "quizapp.cli.authoring.explain:explain",
    "export": "quizapp.cli.exchange.export:export",
    "key": "quizapp.cli.key:key",
    "learners": "quizapp.cli.keeping.learners:learners",
    "new": "quizapp.cli.authoring.new:new",
    "open": "quizapp.cli.open:open_",
    "play": "quizapp.cli.play:play",
    "questions": "quizapp.cli.exchange.questions:questions",
    "rekey": "quizapp.cli.authoring.rekey:rekey",
    "room": "quizapp.cli.room.room:room",
    "rules": "quizapp.cli.rules:rules",
    "sign": "quizapp.cli.authoring.sign:sign",
}
_SHARED = ("check", "doctor", "exam", "export", "learners", "questions", "room")
"""Commands that the option --data before them is meant for."""

_OF_A_LEARNER = ("data", "rules")
"""Commands on what is one learner's own: --learner is meant for them, too."""


_OPENS = "open"
"""The command that a file in the place of a command is handed to; it reads both options."""


def _print_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if not asked or ctx.resilient_parsing:
        return
    from importlib import metadata  # slow to load, and seldom asked for

    try:
        version = metadata.version("quizapp")
    except metadata.PackageNotFoundError:
        version = "(not installed)"
    click.echo(f"quizapp {version}")
    ctx.exit()


@click.group(
    cls=LazyGroup, places=_PLACES, for_files=_OPENS, invoke_without_command=True
)
@click.option(
    "--data",
    "data_folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep progress in this folder instead of the usual one.",
)
@click.option("--learner", metavar="NAME", help="Open the data of this learner.")
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="Print the version and leave.",
)
@click.pass_context
def main(ctx: click.Context, data_folder: Path | None, learner: str | None) -> None:
    """Train for judging Magic: The Gathering. Without a command a window opens.

    A FILE in the place of a command is opened: a question, a paper or answers.
    """
    command = ctx.invoked_subcommand
    if command is None:
        ctx.exit(open_window(data_folder, learner))
    if command == _OPENS:
        return
    if command in _OF_A_LEARNER:
        folder = find_folder(data_folder, learner)
        ctx.default_map = {command: {"data_folder": folder}}
    elif learner is not None:
        raise click.UsageError(f"--learner goes with {' and '.join(_OF_A_LEARNER)}.")
    elif data_folder is not None and command in _SHARED:
        ctx.default_map = {command: {"data_folder": data_folder}}
