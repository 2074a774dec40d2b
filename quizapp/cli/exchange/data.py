"""`quizapp data`: the learner's own data, taken out, brought back and kept safe."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from msgspec.structs import replace

from quizapp.app import App, open_app, system_surroundings
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.exchange.place import Place, data_option
from quizapp.cli.keeping.backup import backup, restore
from quizapp.cli.keeping.check import check_data
from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.interchange.history.reading import HistoryFileError
from quizapp.interchange.history.tables import (
    make_anonymous,
    write_anonymous_lines,
    write_anonymous_table,
    write_answers_table,
)
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    check_free,
    write_new,
    write_text,
)
from quizapp.interchange.odd_settings import set_odd_settings_aside
from quizapp.presenters.wording import word
from quizapp.training.history.history import History
from quizapp.training.ports import NotKeptError

LINES, TABLE = ".jsonl", ".csv"


@click.group()
@data_option("Read and write answers in")
@click.pass_context
def data(ctx: click.Context, data_folder: Path | None) -> None:
    """Take your answers out, bring them back, and keep them safe."""
    ctx.obj = Place(data_folder)


for _command in (backup, check_data, restore):
    data.add_command(_command)


@data.command("export")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--anonymous",
    is_flag=True,
    help="Leave out what tells who answered, and when: sessions, dates, times, seeds.",
)
@click.option("--settings", "with_settings", is_flag=True, help="Settings, too.")
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def export_data(
    place: Place, /, path: Path, force: bool, as_json: bool, **how: bool
) -> None:
    """Write your history to FILE: as lines (.jsonl), which can be imported, or .csv."""
    if path.suffix.lower() not in (LINES, TABLE):
        raise click.UsageError(f"FILE must end in {LINES} or {TABLE}.")
    try:
        check_free((path,), force=force)
        with _open(place) as app:
            history = app.history.read()
        if not how["with_settings"]:
            history = replace(history, settings={})
        text, count = _write(history, path.suffix.lower(), anonymous=how["anonymous"])
        write_new({path: write_text(text)}, force=force)
    except FileNotWrittenError as error:
        raise click.ClickException(str(error)) from error
    left_out = len(history.reviews) - count
    if as_json:
        _print_json({"file": str(path), "answers": count, "left_out": left_out})
        return
    click.echo(f"Wrote {_answers(count)} to {path}.")
    if left_out:
        said = "to questions that are not the program's own"
        click.echo(f"Left out: {_answers(left_out)} {said}.", err=True)


@data.command("import")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def import_data(place: Place, path: Path, as_json: bool) -> None:
    """Bring a history back from FILE; answers that are there already are not doubled."""
    with _open(place) as app:
        retention = app.settings.get_study().retention
        try:
            merged = import_history(path, app.history, retention)
        except (HistoryFileError, NotKeptError) as error:
            reason = str(error).rstrip(".")
            raise click.ClickException(f"Nothing was imported: {reason}.") from error
    if as_json:
        _print_json({"added": merged.added, "known": merged.known})
        return
    known = f"; {_answers(merged.known)} were there already" if merged.known else ""
    click.echo(f"Imported {_answers(merged.added)}{known}.")


@contextmanager
def _open(place: Place) -> Iterator[App]:
    """Open the learner's data as long as they are needed."""
    surroundings = system_surroundings()
    app = open_app(place.folder, surroundings)
    set_odd_settings_aside(app.settings, place.folder, surroundings.now)
    if app.settings.kept_aside:
        said = word("en", "settings.kept-aside", file=app.settings.kept_aside)
        click.echo(f"Note: {said}", err=True)
    if app.backup_failure is not None:
        click.echo(f"Note: {app.backup_failure}.", err=True)
    try:
        yield app
    finally:
        app.close()


def _write(history: History, suffix: str, *, anonymous: bool) -> tuple[str, int]:
    """Write a history, and count the answers in it."""
    if not anonymous:
        write = write_history if suffix == LINES else write_answers_table
        return write(history), len(history.reviews)
    families = {path.stem for path in QuestionBank().paths}
    answers = make_anonymous(history, families)
    if suffix == LINES:
        return write_anonymous_lines(answers), len(answers)
    return write_anonymous_table(answers), len(answers)


def _answers(count: int) -> str:
    return f"{count} answer{'' if count == 1 else 's'}"


def _print_json(found: object) -> None:
    click.echo(json.dumps(found, ensure_ascii=False, indent=2))
