"""`quizapp export`: questions with their keys, for other programs and for paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from quizapp.app import load_questions
from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.cli.checking.progress import Bar
from quizapp.cli.date_option import DateOption
from quizapp.cli.exchange.place import Place, data_option
from quizapp.desktop.exchange.formats import FORMATS, Format, FormatMissingError
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    check_free,
    write_new,
)
from quizapp.presenters.exporting.gathering import (
    Gathered,
    NothingToExportError,
    Wanted,
    choose_variants,
    gather,
)
from quizapp.rules.documents.edition import NEWEST

MOST_SEEDS = 1000


class Output(Struct, frozen=True):
    """Where an export goes and how it is told."""

    path: Path
    force: bool
    as_json: bool


@click.command(epilog="The format is one of: anki, csv, gift, moodle, pdf.")
@click.argument("name", metavar="FORMAT", type=click.Choice(sorted(FORMATS)))
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--questions",
    multiple=True,
    metavar="ID",
    help="Only these families; repeat the option, or put commas between ids.",
)
@click.option("--topic", default="", help="Only families on this topic (its key).")
@click.option(
    "--seeds",
    type=click.IntRange(1, MOST_SEEDS),
    default=1,
    show_default=True,
    help="How many variants of each family.",
)
@click.option(
    "--seed",
    "first_seed",
    type=int,
    default=1,
    show_default=True,
    help="The first seed; further variants have the seeds that follow.",
)
@click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    help="Language of the text.",
)
@click.option(
    "--as-of",
    type=DateOption(),
    default=str(NEWEST),
    show_default=True,
    help="Answer under the documents in force on this day.",
)
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@data_option("Read the compiled bank and added questions of")
def export(
    name: str,
    path: Path,
    force: bool,
    as_json: bool,
    data_folder: Path | None,
    **asked: Any,
) -> None:
    """Write questions with keys and reasons to a FILE; a PDF gets its key beside it."""
    wanted = Wanted(question_ids=_ids(asked.pop("questions")), **asked)
    output = Output(path, force, as_json)
    try:
        gathered = _export(FORMATS[name], wanted, output, Place(data_folder))
    except (NothingToExportError, FileNotWrittenError, FormatMissingError) as error:
        raise click.ClickException(str(error)) from error
    _tell(gathered, FORMATS[name].files(path), as_json)


def _ids(questions: tuple[str, ...]) -> tuple[str, ...]:
    parts = (part.strip() for said in questions for part in said.split(","))
    return tuple(part for part in parts if part)


def _export(form: Format, wanted: Wanted, output: Output, place: Place) -> Gathered:
    form.check()
    check_free(form.files(output.path), force=output.force)
    source = load_questions(place.folder)
    variants = choose_variants(source, wanted)
    with Bar(shown=not output.as_json) as bar:
        bar.begin("Exporting", len(variants))
        gathered = gather(source, variants, wanted, bar.advance)
    if not gathered.questions:
        first = gathered.left_out[0]
        raise NothingToExportError(
            f"nothing can be exported as of {wanted.as_of}: {first.question_id} "
            f"is refused, because {first.reason}"
        )
    write_new(form.writers(gathered.questions, output.path), force=output.force)
    return gathered


def _tell(gathered: Gathered, files: tuple[Path, ...], as_json: bool) -> None:
    left_out = [
        {"id": each.question_id, "seed": each.seed, "reason": each.reason}
        for each in gathered.left_out
    ]
    if as_json:
        found = {
            "files": [str(path) for path in files],
            "questions": len(gathered.questions),
            "left_out": left_out,
        }
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for each in gathered.left_out:
        click.echo(
            f"Left out: {each.question_id}, seed {each.seed}: {each.reason}", err=True
        )
    count = len(gathered.questions)
    names = " and ".join(str(path) for path in files)
    click.echo(f"Wrote {count} question{'s' if count != 1 else ''} to {names}.")
