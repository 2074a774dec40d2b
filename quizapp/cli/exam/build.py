"""`quizapp exam build`: parallel forms as files, and the examiner's record beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.cli.date_option import DateOption
from quizapp.cli.exam.plan import stock_lines
from quizapp.cli.exam.shelf import blueprint_of, ids_of, read_families
from quizapp.cli.exchange.place import Place
from quizapp.interchange.exams.files import exam_writers
from quizapp.interchange.new_files import FileNotWrittenError, check_free, write_new
from quizapp.rules.documents.edition import NEWEST
from quizapp.training.exam.assembling import MOST_FORMS, Kinship, Wanted
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.building import Built
from quizapp.training.exam.building import build as build_exam
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.from_preset import Occasion
from quizapp.training.exam.stock import take_stock


class Output(Struct, frozen=True):
    """Where an exam goes."""

    folder: Path
    record: Path
    force: bool


@click.command()
@click.argument("preset")
@click.option("--seed", type=int, required=True, help="Decides everything left open.")
@click.option(
    "--forms",
    type=click.IntRange(1, MOST_FORMS),
    default=1,
    show_default=True,
    help="How many parallel forms.",
)
@click.option(
    "--out",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="Folder for the papers of candidates.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File for the examiner; otherwise beside the folder.",
)
@click.option(
    "--families",
    type=click.Choice([each.value for each in Kinship]),
    default=Kinship.SAME.value,
    show_default=True,
    help="What forms share: the same families, or equal ones.",
)
@click.option(
    "--exclude", multiple=True, metavar="ID", help="Families seen or used earlier."
)
@click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the papers.",
)
@click.option(
    "--as-of",
    type=DateOption(),
    default=str(NEWEST),
    show_default=True,
    help="The day whose documents decide.",
)
@click.option(
    "--release",
    type=click.Choice([each.value for each in Release]),
    help="What candidates are told afterwards; without it as the preset says.",
)
@click.option(
    "--select-all",
    type=click.Choice([each.value for each in Credit]),
    help="How select-all questions count; without it as the preset says.",
)
@click.option(
    "--order",
    type=click.Choice([each.value for each in OrderCredit]),
    help="How orders count; without it as the preset says.",
)
@click.option("--short", is_flag=True, help="Build it although places stay empty.")
@click.option("--force", is_flag=True, help="Replace files that are there already.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def build(
    place: Place, /, preset: str, folder: Path, as_json: bool, **how: Any
) -> None:
    """Build PRESET: papers without keys, and a record with which they are graded."""
    record = how["record"] or folder.with_name(f"{folder.name}-record.json")
    if folder.resolve() in record.resolve().parents:
        raise click.UsageError("The record tells what is asked: keep it elsewhere.")
    try:
        check_free((record,), force=how["force"])
    except FileNotWrittenError as error:
        raise click.ClickException(str(error)) from error
    built = _build(place, preset, how)
    _write(built, Output(folder, record, how["force"]))
    if as_json:
        found = _data(built, folder, record)
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(_lines(built, folder, record)))


def _build(place: Place, preset: str, how: dict[str, Any]) -> Built:
    occasion = Occasion(
        language=how["language"],
        as_of=how["as_of"],
        seed=how["seed"],
        release=Release(how["release"]) if how["release"] else None,
        excluded=ids_of(how["exclude"]),
    )
    blueprint = blueprint_of(place, preset, occasion)
    if how["select_all"]:
        blueprint = replace(blueprint, select_all=Credit(how["select_all"]))
    if how["order"]:
        blueprint = replace(blueprint, order=OrderCredit(how["order"]))
    source = read_families(place)
    families = source.summaries("en")
    stock = take_stock(blueprint, families)
    if stock.missing and not how["short"]:
        said = "\n".join(stock_lines(blueprint, stock))
        raise click.ClickException(
            f"{said}\nNothing was built: {stock.missing} places would stay empty. "
            "Give --short to build it without them."
        )
    wanted = Wanted(forms=how["forms"], kinship=Kinship(how["families"]))
    built = build_exam(blueprint, families, source, wanted)
    _check_enough(built, stock.missing, short=how["short"])
    return built


def _check_enough(built: Built, foreseen: int, *, short: bool) -> None:
    """Refuse an exam without questions, and one that refusals made shorter."""
    missing = built.assembly.missing
    if missing == built.blueprint.length:
        said = "Nothing was built: no place can be filled."
    elif missing > foreseen and not short:
        said = "Nothing was built: too few are left. Give --short to build it so."
    else:
        return
    raise click.ClickException("\n".join([*_left_out(built), said]))


def _write(built: Built, output: Output) -> None:
    try:
        output.folder.mkdir(exist_ok=True)
        writers = exam_writers(built, output.folder, output.record)
        write_new(writers, force=output.force)
    except FileNotWrittenError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{output.folder}: {error.strerror}") from error


def _lines(built: Built, folder: Path, record: Path) -> Iterator[str]:
    assembly = built.assembly
    yield from _left_out(built)
    for form, predicted in zip(assembly.forms, assembly.predicted, strict=True):
        share = round(100 * float(predicted))
        yield f"Form {form.label}: {len(form.items)} questions, predicted {share} %"
    if assembly.missing:
        yield f"{assembly.missing} places stay empty in each form."
    for alike in assembly.alike:
        yield (
            f"{alike.question_id} has {alike.fillings} variants for {alike.forms} forms: "
            "some show the same"
        )
    yield f"Papers are in {folder}. The record for grading is {record}: keep it from them."


def _left_out(built: Built) -> Iterator[str]:
    for each in built.left_out:
        yield f"Left out: {each.question_id}: {each.reason}"


def _data(built: Built, folder: Path, record: Path) -> dict[str, object]:
    assembly = built.assembly
    return {
        "papers": [str(folder / f"form-{each.form}.json") for each in built.papers],
        "record": str(record),
        "questions": len(assembly.forms[0].items),
        "missing": assembly.missing,
        "predicted": [float(each) for each in assembly.predicted],
        "alike": [each.question_id for each in assembly.alike],
        "left_out": {each.question_id: each.reason for each in built.left_out},
    }
