"""`quizapp data backup` and `quizapp data restore`: copies made, listed, put back."""

from __future__ import annotations

import json
from pathlib import Path

import click

from quizapp.app import open_backups, system_surroundings
from quizapp.cli.exchange.place import Place
from quizapp.interchange.new_files import FileNotWrittenError, check_free
from quizapp.training.ports import NotKeptError
from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy, NotRestoredError

_WHY = {
    CopyKind.DAILY: "of the day",
    CopyKind.UPDATE: "before an update of the file",
    CopyKind.ASKED: "asked for",
    CopyKind.REPLACED: "replaced by a restored copy",
}
_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command()
@click.argument(
    "path", metavar="[FILE]", required=False, type=click.Path(path_type=Path)
)
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@_JSON
@click.pass_obj
def backup(place: Place, /, path: Path | None, force: bool, as_json: bool) -> None:
    """Copy your data into FILE, or without one among the copies of the program."""
    from quizapp.storage.backups.asking import back_up_closed

    backups = open_backups(place.folder, system_surroundings())
    try:
        if path is not None:
            check_free((path,), force=force)
        copy = back_up_closed(place.folder, backups, path)
    except (FileNotWrittenError, NotKeptError) as error:
        said = str(error).rstrip(".")
        raise click.ClickException(f"{said[:1].upper()}{said[1:]}.") from error
    if as_json:
        click.echo(json.dumps({"file": str(copy)}))
    else:
        click.echo(f"Your data are copied to {copy}.")


@click.command()
@click.argument(
    "path", metavar="[FILE]", required=False, type=click.Path(path_type=Path)
)
@click.option("--list", "listing", is_flag=True, help="List the copies and leave.")
@_JSON
@click.pass_obj
def restore(place: Place, /, path: Path | None, listing: bool, as_json: bool) -> None:
    """Put the copy FILE in the place of your data, which are kept aside first.

    FILE is a path, or the name of one of the copies that --list shows.
    """
    surroundings = system_surroundings()
    backups = open_backups(place.folder, surroundings)
    if listing:
        _list_copies(backups.list_copies(), as_json=as_json)
        return
    if path is None:
        raise click.UsageError(
            "Name the copy to restore; --list shows those there are."
        )
    from quizapp.storage.backups.restoring import restore_copy

    named = backups.folder / path
    copy = named if named.is_file() and not path.is_file() else path
    try:
        aside = restore_copy(copy, place.folder, backups, surroundings.now)
    except NotRestoredError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps({"restored": str(copy), "kept_aside": str(aside)}))
        return
    click.echo(f"{copy} is restored.")
    if aside != copy:
        click.echo(f"What was there before is kept as {aside}.")


def _list_copies(copies: list[KeptCopy], *, as_json: bool) -> None:
    if as_json:
        listed = [
            {"file": str(c.path), "kind": c.kind.value, "made_at": str(c.made_at)}
            for c in copies
        ]
        click.echo(json.dumps(listed, indent=2))
        return
    for copy in copies:
        moment = copy.made_at.astimezone().strftime("%Y-%m-%d %H:%M")
        click.echo(f"{copy.path.name}  {moment}  {_WHY[copy.kind]}")
    if not copies:
        click.echo("There is no copy yet.")
