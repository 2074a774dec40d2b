"""`quizapp exam certificates`: a page for each candidate who passed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from quizapp.app import system_random_bytes
from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.cli.date_option import DateOption
from quizapp.cli.exam.grading.applied import find_applied
from quizapp.cli.exam.grading.grading import grade_sheets, grading_options, rules_of
from quizapp.cli.exam.shelf import read_families
from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place
from quizapp.desktop.exchange.formats import FormatMissingError, check_pdf
from quizapp.interchange.new_files import FileNotWrittenError, Writer, write_new
from quizapp.presenters.results.certificate import (
    Certificate,
    NoCertificateError,
    Occasion,
    make_certificates,
)
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.results.results import make_results


@click.command()
@grading_options
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar="PDF",
    help="File for the certificates, a page each.",
)
@click.option("--day", type=DateOption(), required=True, help="Day of the exam.")
@click.option("--score", is_flag=True, help="Also print the points.")
@click.option(
    "--audit",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="The audit trail: a re-key applied there decides.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Otherwise that of the papers."
)
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@json_option
@click.pass_obj
def certificates(
    place: Place, /, answers: tuple[Path, ...], record: Path, out: Path, **how: Any
) -> None:
    """Print a certificate for each candidate who passed."""
    bank = read_families(place)
    graded = grade_sheets(answers, record, bank, rules_of(how))
    applied = find_applied(how["audit"], record, graded, bank)
    found = make_results(graded.papers, graded.record.blueprint, bank, applied)
    language = how["lang"] or graded.marking.language
    key = SigningKeyFile(place.folder).get_or_make(system_random_bytes)
    try:
        check_pdf()
        occasion = Occasion(how["day"], language, how["score"])
        made = make_certificates(found, occasion, key)
        write_new({out: _painted(made)}, force=how["force"])
    except (NoCertificateError, FileNotWrittenError, FormatMissingError) as error:
        raise click.ClickException(f"No certificate was printed: {error}") from error
    said = f"Printed {len(made)} certificates to {out}."
    told = {"file": str(out), "certificates": [each.name for each in made]}
    tell([said], told, as_json=how["as_json"])


def _painted(made: tuple[Certificate, ...]) -> Writer:
    def write(path: Path) -> None:
        # Loaded here alone: everything else works where Qt is absent.
        from quizapp.gui.printing.certificate import CertificatePrinter

        CertificatePrinter().paint(made, path)

    return write
