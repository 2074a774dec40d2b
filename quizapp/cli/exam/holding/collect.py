"""`quizapp exam collect`: sealed answers become sheets for grading, and logs to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from quizapp.cli.exam.holding.start_code_option import StartCodeType
from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place
from quizapp.interchange.exams.collected_files import (
    as_json,
    log_of,
    read_came,
    read_papers_by_hash,
    sheet_of,
)
from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.storage.exams.signing_key_file import SigningKeyFile
from quizapp.training.exam.sealing.signing import SigningKey
from quizapp.training.exam.sitting.collecting import (
    Collected,
    CollectingError,
    Several,
)
from quizapp.training.exam.sitting.collecting import collect as collect_answers


@click.command()
@click.argument("answers", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--paper",
    "papers",
    multiple=True,
    required=True,
    type=click.Path(path_type=Path),
    help="A sealed paper of the exam; repeat it for each form.",
)
@click.option("--code", type=StartCodeType(), required=True, help="The start code.")
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, help="Sheets to be graded."
)
@click.option(
    "--log", type=click.Path(path_type=Path), help="Also write what was noted."
)
@click.option(
    "--several",
    type=click.Choice([each.value for each in Several]),
    default=Several.REFUSE.value,
    show_default=True,
    help="Where one name stands for several sittings.",
)
@click.option("--leave-out", is_flag=True, help="Leave out files that cannot be used.")
@click.option("--force", is_flag=True, help="Replace files that are there already.")
@json_option
@click.pass_obj
def collect(place: Place, /, answers: tuple[Path, ...], **how: Any) -> None:
    """Open the ANSWERS of candidates with your key, in any order and number."""
    try:
        collected, errors = _collect(answers, _key(place), how)
        _write(collected, how)
    except (ExamFileError, CollectingError, FileNotWrittenError) as error:
        raise click.ClickException(f"Nothing was collected: {error}") from error
    for left_out in errors:
        click.echo(f"Left out: {left_out}", err=True)
    told = {
        "candidates": [
            {
                "candidate": each.candidate,
                "form": each.form,
                "file": each.source,
                "words": each.words,
                "late": list(each.hand_in.late),
                "replaced": list(each.replaced),
            }
            for each in collected
        ],
        "left_out": [str(each) for each in errors],
    }
    tell(_lines(collected), told, as_json=how["as_json"])


def _key(place: Place) -> SigningKey:
    file = SigningKeyFile(place.folder)
    found = file.find()
    if found is None:
        raise click.ClickException(
            f"There is no signing key in {file.path}: answers open with the key that "
            "signed the paper. Restore it with `quizapp exam key restore`."
        )
    return found


def _collect(
    answers: Sequence[Path], key: SigningKey, how: dict[str, Any]
) -> tuple[tuple[Collected, ...], list[ExamFileError]]:
    papers = read_papers_by_hash(how["papers"], how["code"])
    came, errors = read_came(answers, key)
    if errors and not how["leave_out"]:
        said = "\n".join(map(str, errors))
        raise click.ClickException(
            f"{said}\nNothing was collected: {len(errors)} of {len(answers)} files "
            "cannot be used. Get them again, or give --leave-out."
        )
    return collect_answers(came, papers, Several(how["several"])), errors


def _write(collected: Sequence[Collected], how: dict[str, Any]) -> None:
    sheets = [
        sheet_of(each.candidate, each.form, each.hand_in.answers) for each in collected
    ]
    writers = {how["out"]: write_text(as_json(sheets))}
    if how["log"] is not None:
        writers[how["log"]] = write_text(as_json([log_of(each) for each in collected]))
    write_new(writers, force=how["force"])


def _lines(collected: Sequence[Collected]) -> Iterator[str]:
    for each in collected:
        found = each.hand_in
        answered = sum(bool(letters) for letters in found.answers)
        late = f", late: {', '.join(map(str, found.late))}" if found.late else ""
        yield (
            f"{each.candidate} (form {each.form}): {answered} of {len(found.answers)} "
            f"answered{late}, {len(found.log)} lines in the log, words {each.words}"
        )
        for earlier in each.replaced:
            yield f"  {earlier} is earlier and does not count"
