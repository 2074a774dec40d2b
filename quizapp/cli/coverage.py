"""`quizapp coverage`: which rulings are derived, and which families exercise them."""

from __future__ import annotations

import json
from collections import Counter

import click

from quizapp.bank.cases.case_files import read_cases, read_facts
from quizapp.bank.cases.coverage import Coverage, Covered, cover
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def coverage(ctx: click.Context, as_json: bool) -> None:
    """Say for every ruling and divergence which scenarios derive it.

    And for every ruling how many question families exercise it.
    """
    try:
        found = _cover(QuestionBank())
    except UnreadableError as error:
        raise click.ClickException("\n".join(map(str, error.faults))) from error
    if as_json:
        click.echo(json.dumps(_as_json(found), ensure_ascii=False, indent=2))
    else:
        _print(found)
    ctx.exit(0 if found.is_complete else 1)


def _cover(bank: QuestionBank) -> Coverage:
    folder = bank.folder / "cases"
    cases = tuple(read_cases(folder, bank.catalogue))
    rows = {name: bank.family(name).family.rows for name in bank.question_ids()}
    return cover(cases, read_facts(folder, bank.catalogue), bank.catalogue, rows)


def _as_json(found: Coverage) -> dict[str, object]:
    return {
        "rows": [_entry(each) | _families(each) for each in found.rows],
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


def _families(each: Covered) -> dict[str, object]:
    return {
        "families": list(each.families),
        "families_wanted": each.wanted,
        "falls_short": each.falls_short,
    }


def _print(found: Coverage) -> None:
    for title, entries in (("Rows", found.rows), ("Divergences", found.divergences)):
        click.echo(title)
        for each in entries:
            names = ", ".join(each.scenarios)
            click.echo(f"  {each.id:>3}  {each.status:13}  {_count(each):10}  {names}")
            for problem in each.problems:
                click.echo(f"       {problem}")
        counts = Counter(each.status for each in entries)
        told = ", ".join(
            f"{count} {status}" for status, count in sorted(counts.items())
        )
        click.echo(f"  {told}\n")
    _print_short(found)
    idle = [key for key, names in found.rule_points if not names]
    click.echo(f"Rule points that no scenario exercises: {', '.join(idle) or 'none'}")
    click.echo("\nLeft open by the documents, and refused")
    for point, refused in found.open_points:
        click.echo(f"  {point.key}: {', '.join(refused) or 'no scenario'}")
        click.echo(f"       {point.reason}")


def _count(each: Covered) -> str:
    """Say how many families exercise a row, beside how many must."""
    return f"{len(each.families)} of {each.wanted}" if each.wanted else ""


def _print_short(found: Coverage) -> None:
    short = [each for each in found.rows if each.falls_short]
    click.echo(f"Rows that too few question families exercise: {len(short)}")
    for each in short:
        names = ", ".join(each.families) or "none"
        click.echo(f"  {each.id:>3}  {_count(each)}: {names}")
    click.echo()
