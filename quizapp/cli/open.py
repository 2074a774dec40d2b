"""`quizapp open`, and `quizapp FILE`: what a file is, and the window that shows it."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.cli.window import open_window
from quizapp.interchange.opened_file import (
    NotOpenedError,
    OpenedFile,
    OpenedKind,
    look_at,
)


@click.command("open")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--say", is_flag=True, help="Say what it is, and open no window.")
@click.pass_context
def open_(ctx: click.Context, path: Path, say: bool) -> None:
    """Open a question file, or say what a file of an exam is; `quizapp FILE` does it too.

    A question is shown in the workbench, a sealed paper on the page of exams. That
    papers and answers are whole is checked first.
    """
    try:
        opened = look_at(path.absolute())
    except NotOpenedError as error:
        raise click.ClickException(str(error)) from error
    click.echo(_sentence(opened))
    if not say:
        given = ctx.find_root().params
        ctx.exit(open_window(given.get("data_folder"), given.get("learner"), opened))


def _sentence(opened: OpenedFile) -> str:
    path = opened.path
    if opened.kind is OpenedKind.PAPER:
        return (
            f"{path.name} is a sealed exam paper: {opened.name}, signed by "
            f"{opened.words}. The window opens it with the start code; in a terminal: "
            f"quizapp exam sit {path} --name NAME"
        )
    if opened.kind is OpenedKind.ANSWERS:
        return (
            f"{path.name} holds sealed answers, {opened.words}, to the paper "
            f"{opened.name}. The instructor opens them: quizapp exam collect {path}"
        )
    return f"{path.name} is a question file: the workbench shows it."
