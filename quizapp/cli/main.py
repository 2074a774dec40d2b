"""The command line: a window without a command, and commands that need none."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.lazy_group import LazyGroup
from quizapp.gui.window_libraries import install_command, missing_window_libraries

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


@click.group(cls=LazyGroup, places=_PLACES, invoke_without_command=True)
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
    """Train for judging Magic: The Gathering. Without a command a window opens."""
    command = ctx.invoked_subcommand
    if command is None:
        ctx.exit(_open_window(data_folder, learner))
    if command in _OF_A_LEARNER:
        folder = _find_folder(data_folder, learner)
        ctx.default_map = {command: {"data_folder": folder}}
    elif learner is not None:
        raise click.UsageError(f"--learner goes with {' and '.join(_OF_A_LEARNER)}.")
    elif data_folder is not None and command in _SHARED:
        ctx.default_map = {command: {"data_folder": data_folder}}


def _find_folder(data_folder: Path | None, learner: str | None) -> Path:
    # Loaded here alone: what asks for no data does not wait for a database.
    from quizapp.app import default_data_folder, find_learner_folder
    from quizapp.storage.learners.learners import UnknownLearnerError

    try:
        return find_learner_folder(data_folder or default_data_folder(), learner)
    except UnknownLearnerError as error:
        raise click.ClickException(str(error)) from error


def _open_window(data_folder: Path | None, learner: str | None) -> int:
    if learner is not None:
        _find_folder(data_folder, learner)  # an unknown name opens no window
    missing = missing_window_libraries()
    if missing:
        names = ", ".join(library.file_name for library in missing)
        raise click.ClickException(
            f"A window needs libraries that are not installed: {names}. "
            f"Install them with: {install_command(missing)}"
        )
    try:
        # Loaded here alone: commands without a window work where Qt is absent.
        from quizapp.desktop.window import run_window
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        raise click.ClickException(
            f"A window needs PySide6, which cannot be loaded ({error}). "
            "`quizapp doctor` says what is missing."
        ) from error
    return run_window(data_folder, learner=learner)
