"""`quizapp sign`: a reviewer agrees with a question file as it is."""

from __future__ import annotations

import json
from pathlib import Path

import click
from msgspec.structs import asdict

from quizapp.app import list_content, read_bank, system_clock
from quizapp.bank.checking import check_files
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.signing.sign_off import NothingToSignError, UnfitNameError
from quizapp.bank.signing.sign_off_file import sign_off_path
from quizapp.cli.exchange.place import Place
from quizapp.interchange.authored.signing import sign as write_sign_off
from quizapp.interchange.new_files import FileNotWrittenError

_FAILURES = (UnfitNameError, NothingToSignError, UnreadableError, FileNotWrittenError)


@click.command()
@click.argument(
    "file", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE"
)
@click.option("--name", required=True, help="Name of the reviewer who agrees.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def sign(ctx: click.Context, file: Path, name: str, as_json: bool) -> None:
    """Write that a reviewer has read a question file, and agrees with every key in it.

    Read it first: quizapp explain FILE. What was read is its text, its cards, and every
    sentence, key and reason that is derived; a change of any of these makes the
    sign-off void.
    """
    bank = _bank_of(ctx, file)
    checked = next(iter(check_files(bank, [file])))
    try:
        made = write_sign_off(file, checked, name, system_clock)
    except _FAILURES as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        told = {"id": checked.id, "file": str(sign_off_path(file)), **asdict(made)}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    variants = f"{checked.variants} variant{'s' if checked.variants != 1 else ''}"
    click.echo(f"✓ {checked.id}: {variants}, signed by {made.reviewer} on {made.day}.")
    click.echo(f"Written to {sign_off_path(file)}")


def _bank_of(ctx: click.Context, file: Path) -> QuestionBank:
    """Return the bank whose cards a file may name."""
    place = Place(ctx.find_root().params.get("data_folder"))
    shipped, *added = list_content(place.folder)
    content = next(
        (
            each
            for each in added
            if file.resolve().is_relative_to(each.folder.resolve())
        ),
        shipped,
    )
    return read_bank(content.folder, content.shared_cards)
