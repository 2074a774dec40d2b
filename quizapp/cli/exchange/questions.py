"""`quizapp questions`: collections of others, added after a review, listed, removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from quizapp.app import load_questions
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.checking.progress import Bar
from quizapp.cli.checking.report import Report, lines_of, summarise
from quizapp.cli.exchange.place import Place, data_option
from quizapp.desktop.exchange.collecting import OURS, drop_refused, review_prepared
from quizapp.interchange.added.offered import (
    NotACollectionError,
    Offered,
    read_offered,
)
from quizapp.interchange.added.reviewing import Reviewed
from quizapp.interchange.added.shelf import (
    CollectionShelf,
    Kept,
    Prepared,
    ShelfError,
    check_name,
    name_of,
)

NONE_YET = (
    "No questions have been added. Add a folder or a zip archive of question files "
    "with: quizapp questions add PATH"
)


@click.group()
@data_option("Keep added questions in")
@click.pass_context
def questions(ctx: click.Context, data_folder: Path | None) -> None:
    """Add questions that somebody else wrote, list them, and remove them."""
    ctx.obj = Place(data_folder)


@questions.command()
@click.argument("path", metavar="PATH", type=click.Path(path_type=Path))
@click.option(
    "--name", help="What to call the collection; otherwise as PATH is called."
)
@click.option("--yes", is_flag=True, help="Add it without asking once it is reviewed.")
@click.option(
    "--without-refused", is_flag=True, help="Add the rest where some are refused."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def add(
    place: Place, /, path: Path, name: str | None, as_json: bool, **how: bool
) -> None:
    """Review a folder or zip archive of questions, and add it once you agree."""
    _check_asks_nothing(as_json, how["yes"])
    shelf = CollectionShelf(place.folder)
    try:
        called = check_name(name) if name else name_of(path)
        offered = read_offered(path)
        with shelf.preparing(called, offered) as prepared:
            reviewed = _review(place, prepared, shown=not as_json)
            if not as_json:
                click.echo("\n".join(_review_lines(reviewed, offered)))
            _decide(reviewed, called, yes=how["yes"], rest=how["without_refused"])
            if reviewed.faults:
                drop_refused(reviewed, prepared)
                _review(place, prepared, shown=False)
            kept = shelf.keep(prepared)
    except (NotACollectionError, ShelfError) as error:
        raise click.ClickException(
            f"Nothing was added from {path}: {error}."
        ) from error
    if as_json:
        _print_json({**_data_of(kept), **_review_data(reviewed, offered)})
    else:
        click.echo(f"Added {_counted(kept)} as {kept.name}.")


@questions.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
@click.pass_obj
def list_added(place: Place, as_json: bool) -> None:
    """List the added collections, and which of their questions are not asked."""
    collections = CollectionShelf(place.folder).collections()
    asked = _asked(place) if collections else {}
    if as_json:
        _print_json(
            [
                {**_data_of(kept), "not_asked": dict(_not_asked(kept, asked))}
                for kept in collections
            ]
        )
        return
    for kept in collections:
        click.echo(f"{kept.name}: {_counted(kept)}")
        for question_id, reason in _not_asked(kept, asked):
            click.echo(f"  not asked: {question_id}, {reason}")
    if not collections:
        click.echo(NONE_YET)


@questions.command()
@click.argument("name")
@click.option("--yes", is_flag=True, help="Remove it without asking.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def remove(place: Place, name: str, yes: bool, as_json: bool) -> None:
    """Remove the collection NAME; your answers to its questions stay."""
    _check_asks_nothing(as_json, yes)
    shelf = CollectionShelf(place.folder)
    try:
        kept = shelf.get(name)
        if not yes:
            click.confirm(f"Remove {_counted(kept)} of {name}?", abort=True)
        shelf.remove(name)
    except ShelfError as error:
        raise click.ClickException(f"Nothing was removed: {error}.") from error
    if as_json:
        _print_json({"removed": _data_of(kept)})
    else:
        click.echo(f"Removed {name}: {_counted(kept)}.")


def _check_asks_nothing(as_json: bool, yes: bool) -> None:
    if as_json and not yes:
        raise click.UsageError("--json asks nothing, so it needs --yes.")


def _review(place: Place, prepared: Prepared, *, shown: bool) -> Reviewed:
    with Bar(shown=shown) as bar:
        return review_prepared(place.folder, prepared, bar)


def _decide(reviewed: Reviewed, name: str, *, yes: bool, rest: bool) -> None:
    """Go on only if the collection may be added and the user wants that."""
    if reviewed.card_faults:
        raise NotACollectionError("its cards cannot be used")
    if not reviewed.good:
        raise NotACollectionError("none of its questions can be used")
    count = len(reviewed.refused_files)
    if count and not rest:
        raise NotACollectionError(
            f"{count} of its questions cannot be used, and --without-refused was not "
            "given to add the rest"
        )
    if not yes:
        families = _plural(len(reviewed.good), "family", "families")
        click.confirm(f"Add {families} as {name}?", abort=True)


def _review_lines(reviewed: Reviewed, offered: Offered) -> Iterator[str]:
    yield from lines_of(_report(reviewed))
    if reviewed.cards:
        yield f"Cards that it brings: {', '.join(reviewed.cards)}"
    for name in offered.left_out:
        yield f"Left out, for it is neither question nor card: {name}"


def _report(reviewed: Reviewed) -> Report:
    return Report(
        checked=reviewed.checked,
        card_faults=(*reviewed.card_faults, *reviewed.clashes),
    )


def _asked(place: Place) -> dict[str, bool]:
    """Map each family that is asked to whether it is one of the program."""
    ours = {path.stem for path in QuestionBank().paths}
    return {each: each in ours for each in load_questions(place.folder).question_ids()}


def _not_asked(kept: Kept, asked: dict[str, bool]) -> Iterator[tuple[str, str]]:
    for question_id in kept.question_ids:
        if asked.get(question_id):
            yield question_id, f"its id is that of one of {OURS}"
        elif question_id not in asked:
            yield question_id, "it was refused; `quizapp check` says why"


def _review_data(reviewed: Reviewed, offered: Offered) -> dict[str, object]:
    found = summarise(_report(reviewed))
    return {
        "errors": found["errors"],
        "brings_cards": list(reviewed.cards),
        "left_out": list(offered.left_out),
    }


def _data_of(kept: Kept) -> dict[str, object]:
    return {
        "name": kept.name,
        "folder": str(kept.folder),
        "questions": list(kept.question_ids),
        "card_files": kept.card_files,
    }


def _counted(kept: Kept) -> str:
    families = _plural(len(kept.question_ids), "family", "families")
    if not kept.card_files:
        return families
    return f"{families} and {_plural(kept.card_files, 'card', 'cards')}"


def _plural(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def _print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
