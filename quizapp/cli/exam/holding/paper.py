"""`quizapp exam paper`: papers sealed for candidates, and what a sealed one says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from quizapp.app import system_random_bytes
from quizapp.cli.exam.holding.start_code_option import StartCodeType
from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf, printed
from quizapp.interchange.exams.files import ExamFileError, read_bytes, read_record
from quizapp.interchange.exams.sealing_files import (
    Seals,
    read_papers,
    read_sealed_head,
    read_sealed_paper,
    seal_papers,
)
from quizapp.interchange.new_files import (
    FileNotWrittenError,
    check_free,
    write_bytes,
    write_new,
    write_private,
)
from quizapp.presenters.exporting.exam_paper import make_exam_paper
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.sealing.canonical import digest_of
from quizapp.training.exam.sealing.qr import qr_lines
from quizapp.training.exam.sealing.sealed_paper import Terms, hash_words
from quizapp.training.exam.sealing.start_code import StartCode, make_start_code


@click.group()
def paper() -> None:
    """Seal papers for candidates, and look at sealed ones."""


@paper.command()
@click.argument("papers", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    required=True,
    help="The examiner's record, as `quizapp exam build` wrote it.",
)
@click.option(
    "--out",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="Folder for the sealed papers.",
)
@click.option("--code", type=StartCodeType(), help="A start code there is already.")
@click.option(
    "--code-file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Also write the start code to this file, for you alone.",
)
@click.option(
    "--grace",
    type=click.IntRange(0, 3600),
    default=60,
    show_default=True,
    help="For how many seconds answers are taken when the time is over.",
)
@click.option("--force", is_flag=True, help="Replace files that are there already.")
@json_option
@click.pass_obj
def seal(place: Place, /, papers: tuple[Path, ...], folder: Path, **how: Any) -> None:
    """Sign PAPERS with your key and encrypt them under a start code."""
    code = how["code"] or make_start_code(system_random_bytes)
    key = SigningKeyFile(place.folder).get_or_make(system_random_bytes)
    try:
        record = read_record(how["record"])
        percent = record.blueprint.pass_percent
        terms = Terms(grace_seconds=how["grace"], pass_percent=percent)
        seals = Seals(key, code, terms, system_random_bytes)
        sealed = seal_papers(read_papers(papers, record), seals, folder)
        _write(sealed, code, folder, how)
    except (ExamFileError, FileNotWrittenError) as error:
        raise click.ClickException(f"Nothing was sealed: {error}") from error
    told = {
        "papers": {str(p): hash_words(digest_of(data)) for p, data in sealed.items()},
        "signed_by": key.words,
        "start_code": str(code),
    }
    tell(_lines(sealed, key.words, code), told, as_json=how["as_json"])


def _write(
    sealed: dict[Path, bytes], code: StartCode, folder: Path, how: dict[str, Any]
) -> None:
    writers = {path: write_bytes(data) for path, data in sealed.items()}
    code_file: Path | None = how["code_file"]
    if code_file is not None:
        if folder.resolve() in code_file.resolve().parents:
            raise click.UsageError(
                "The start code opens the papers: keep it elsewhere."
            )
        check_free((code_file,), force=how["force"])
        writers[code_file] = write_private(f"{code}\n".encode())
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise FileNotWrittenError(folder, error.strerror or str(error)) from error
    write_new(writers, force=how["force"])


def _lines(sealed: dict[Path, bytes], words: str, code: StartCode) -> Iterator[str]:
    for path, data in sealed.items():
        yield f"{path}: {hash_words(digest_of(data))}"
    yield f"Signed by {words}."
    yield f"Start code: {code}"
    yield from qr_lines(str(code))
    yield "Say the start code when the exam begins, and not before."


@paper.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--code", type=StartCodeType(), help="Also tell what is inside.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show(path: Path, code: StartCode | None, as_json: bool) -> None:
    """Check the seal of a paper, and tell what it says before it is opened."""
    try:
        told = _told(path, code)
    except ExamFileError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(f"{name}: {value}" for name, value in told.items()))


@paper.command("print")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.argument("pdf", metavar="PDF", type=click.Path(path_type=Path))
@click.option("--code", type=StartCodeType(), required=True, help="The start code.")
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
def print_(path: Path, pdf: Path, code: StartCode, force: bool) -> None:
    """Print a sealed paper to a PDF, with the words of its hash on every page."""
    try:
        check_pdf()
        made = make_exam_paper(read_sealed_paper(path, code))
        write_new({pdf: printed(made)}, force=force)
    except (ExamFileError, FileNotWrittenError, FormatMissingError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"Printed {path} to {pdf}.")


def _told(path: Path, code: StartCode | None) -> dict[str, object]:
    head = read_sealed_head(path)
    digest = digest_of(read_bytes(path))
    told: dict[str, object] = {
        "exam": head.exam,
        "form": head.form,
        "signed by": head.signer_words,
        "words": hash_words(digest),
        "hash": digest,
    }
    if code is not None:
        opened = read_sealed_paper(path, code)
        told |= {
            "questions": len(opened.paper.questions),
            "minutes": opened.paper.minutes,
            "grace seconds": opened.terms.grace_seconds,
            "pass percent": opened.terms.pass_percent,
            "language": opened.paper.language,
            "as of": opened.paper.as_of,
        }
    return told
