"""`quizapp rules`: the learner's own rules texts, imported and shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from msgspec import Struct

from quizapp.app import default_data_folder, open_app, system_surroundings
from quizapp.cli.date_option import DateOption
from quizapp.interchange.rules_shelf import RulesShelf
from quizapp.rules.documents.edition import EditionDate, parse_edition_date
from quizapp.training.ports import NotKeptError
from quizapp.training.rules_texts import (
    KeptEdition,
    NotARulesTextError,
    RulesParagraph,
    edition_for,
    is_in_force,
)

NONE_YET = (
    "No rules text is imported yet. "
    "Import a published one with: quizapp rules import FILE"
)
OTHER_EDITION = "The edition in force on {day} is another one, not imported."


class Place(Struct, frozen=True):
    """Where the learner's data are; None is the usual folder."""

    folder: Path | None


@click.group()
@click.option(
    "--data",
    "data_folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep rules texts in this folder instead of the usual one.",
)
@click.pass_context
def rules(ctx: click.Context, data_folder: Path | None) -> None:
    """Keep Comprehensive Rules texts of your own, and look rules up in them."""
    ctx.obj = Place(data_folder)


@rules.command("import")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def import_text(place: Place, path: Path, as_json: bool) -> None:
    """Import a Comprehensive Rules text as it was published, of any edition."""
    with _open_texts(place) as texts:
        try:
            kept = texts.import_file(path)
        except NotARulesTextError as error:
            raise click.ClickException(
                f"{path} is no Comprehensive Rules text as published: {error}."
            ) from error
        except NotKeptError as error:
            raise click.ClickException(
                f"{path} was not imported, and nothing was changed: {error}."
            ) from error
    if as_json:
        _print_json(_edition_data(kept))
    else:
        click.echo(f"Imported the edition of {kept.effective}: {kept.count} rules.")


@rules.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
@click.pass_obj
def list_texts(place: Place, as_json: bool) -> None:
    """List the imported editions, oldest first."""
    with _open_texts(place) as texts:
        editions = texts.editions()
    if as_json:
        _print_json([_edition_data(edition) for edition in editions])
        return
    for edition in editions:
        click.echo(f"{edition.effective}  {edition.count} rules")
    if not editions:
        click.echo(NONE_YET)


@rules.command()
@click.argument("number")
@click.option(
    "--as-of",
    type=DateOption(),
    help="Look in the edition in force on this day instead of the newest imported.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def show(place: Place, number: str, as_of: str | None, as_json: bool) -> None:
    """Show the rule of a NUMBER, such as 117.3a, with the edition it stands in."""
    number = number.strip().removesuffix(".")
    with _open_texts(place) as texts:
        edition = _choose(texts, as_of)
        paragraph = texts.paragraph(edition, number)
    day = parse_edition_date(as_of) if as_of else edition
    other = "" if is_in_force(edition, day) else OTHER_EDITION.format(day=day)
    if paragraph is None:
        said = f"The edition of {edition} has no rule {number}. {other}"
        raise click.ClickException(said.strip())
    if as_json:
        _print_json(_paragraph_data(paragraph, edition, not other))
        return
    click.echo(f"CR {paragraph.number}, edition of {edition}")
    if other:
        click.echo(f"({other})")
    click.echo(paragraph.text)
    for example in paragraph.examples:
        click.echo(f"Example: {example}")


@contextmanager
def _open_texts(place: Place) -> Iterator[RulesShelf]:
    """Open the learner's data as long as they are needed."""
    app = open_app(place.folder or default_data_folder(), system_surroundings())
    try:
        yield app.rules_texts
    finally:
        app.close()


def _choose(texts: RulesShelf, as_of: str | None) -> EditionDate:
    editions = texts.editions()
    if not editions:
        raise click.ClickException(NONE_YET)
    if as_of is None:
        return editions[-1].effective
    found = edition_for(editions, parse_edition_date(as_of))
    return found or editions[0].effective


def _edition_data(edition: KeptEdition) -> dict[str, object]:
    return {"effective": str(edition.effective), "rules": edition.count}


def _paragraph_data(
    paragraph: RulesParagraph, edition: EditionDate, in_force: bool
) -> dict[str, object]:
    return {
        "number": paragraph.number,
        "edition": str(edition),
        "in_force": in_force,
        "text": paragraph.text,
        "examples": list(paragraph.examples),
    }


def _print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
