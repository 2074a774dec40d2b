"""`quizapp exam key`: the instructor's signing key, shown, backed up and restored."""

from __future__ import annotations

from pathlib import Path

import click

from quizapp.app import system_random_bytes
from quizapp.cli.exchange.place import Place
from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    check_free,
    write_new,
    write_private,
)
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.sealing.key_backup import (
    KeyBackupError,
    make_backup,
    open_backup,
)

_PASSPHRASE = "QUIZAPP_KEY_PASSPHRASE"


@click.group()
def key() -> None:
    """Show, back up and restore the key that signs papers."""


@key.command()
@click.pass_obj
def show(place: Place) -> None:
    """Print the fingerprint of the key; the first time it is made."""
    file = SigningKeyFile(place.folder)
    found = file.get_or_make(system_random_bytes)
    click.echo(f"Signing key: {found.words}")
    click.echo(f"It is kept in {file.path}. Back it up: answers open with it alone.")


@key.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--passphrase",
    envvar=_PASSPHRASE,
    prompt=True,
    hide_input=True,
    confirmation_prompt=True,
    help=f"Asked for unless {_PASSPHRASE} holds it.",
)
@click.pass_obj
def backup(place: Place, path: Path, passphrase: str) -> None:
    """Write the key to a new FILE that opens with a passphrase alone."""
    found = SigningKeyFile(place.folder).get_or_make(system_random_bytes)
    try:
        check_free((path,), force=False)
        data = make_backup(found, passphrase, system_random_bytes)
        write_new({path: write_private(data)}, force=False)
    except (KeyBackupError, FileNotWrittenError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Backed up {found.words} to {path}.")


@key.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--passphrase",
    envvar=_PASSPHRASE,
    prompt=True,
    hide_input=True,
    help=f"Asked for unless {_PASSPHRASE} holds it.",
)
@click.option("--replace", is_flag=True, help="Although another key is lost.")
@click.pass_obj
def restore(place: Place, path: Path, passphrase: str, replace: bool) -> None:
    """Bring the key of a backup FILE into the data folder."""
    try:
        found = open_backup(read_bytes(path), passphrase)
    except (KeyBackupError, ExamFileError) as error:
        raise click.ClickException(f"Nothing was restored. {error}") from error
    SigningKeyFile(place.folder).restore(found, replace=replace)
    click.echo(f"Restored {found.words}.")
