"""`quizapp coverage`: which rulings of the source documents the engine derives."""

from __future__ import annotations

import json
from collections import Counter

import click

from quizapp.bank.cases.case_files import read_cases, read_facts
from quizapp.bank.cases.coverage import MISSING, Coverage, Covered, cover
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.places import content_folder
from quizapp.bank.reading import UnreadableError


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def coverage(ctx: click.Context, as_json: bool) -> None:
    """Say for every ruling and divergence which scenarios derive it."""
    folder = content_folder("questions")
    catalogue = Catalogue(folder / "cards")
    try:
        cases = tuple(read_cases(folder / "cases", catalogue))
        found = cover(cases, read_facts(folder / "cases", catalogue), catalogue)
    except UnreadableError as error:
        raise click.ClickException("\n".join(map(str, error.faults))) from error
    if as_json:
        click.echo(json.dumps(_as_json(found), ensure_ascii=False, indent=2))
    else:
        _print(found)
    missing = [
        each for each in (*found.rows, *found.divergences) if each.status == MISSING
    ]
    unmet = [point for point, names in found.open_points if not names]
    ctx.exit(1 if missing or unmet else 0)


def _as_json(found: Coverage) -> dict[str, object]:
    return {
        "rows": [_entry(each) for each in found.rows],
        "divergences": [_entry(each) for each in found.divergences],
        "rule_points": [
            {"key": key, "scenarios": list(names)} for key, names in found.rule_points
        ],
        "open_points": [
            {
                "key": point.key,
                "reason": point.reason,
                "askable": point.askable,
                "refuses": list(names),
            }
            for point, names in found.open_points
        ],
    }


def _entry(each: Covered) -> dict[str, object]:
    return {
        "id": each.id,
        "status": each.status,
        "scenarios": list(each.scenarios),
        "rule_points": list(each.rule_points),
        "problems": list(each.problems),
    }


def _print(found: Coverage) -> None:
    for title, entries in (("Rows", found.rows), ("Divergences", found.divergences)):
        click.echo(title)
        for each in entries:
            names = ", ".join(each.scenarios)
            click.echo(f"  {each.id:>3}  {each.status:13}  {names}")
            for problem in each.problems:
                click.echo(f"       {problem}")
        counts = Counter(each.status for each in entries)
        told = ", ".join(
            f"{count} {status}" for status, count in sorted(counts.items())
        )
        click.echo(f"  {told}\n")
    idle = [key for key, names in found.rule_points if not names]
    click.echo(f"Rule points that no scenario exercises: {', '.join(idle) or 'none'}")
    click.echo("\nLeft open by the documents, and refused")
    for point, refused in found.open_points:
        click.echo(f"  {point.key}: {', '.join(refused) or 'no scenario'}")
        click.echo(f"       {point.reason}")
