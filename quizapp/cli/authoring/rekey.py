"""`quizapp rekey`: which questions change with the documents between two days."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import click

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.rekeying.comparing import (
    OtherAnswer,
    OtherNumbers,
    Refused,
    Rekeyed,
)
from quizapp.bank.rekeying.tasks import Days, UnknownSubjectError, rekey_bank
from quizapp.cli.date_option import DateOption
from quizapp.cli.workforce import cluster_option, find_workforce, jobs_option
from quizapp.rules.documents.edition import parse_edition_date


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--from", "before", type=DateOption(), required=True, help="Earlier day.")
@click.option("--to", "after", type=DateOption(), required=True, help="Later day.")
@jobs_option
@cluster_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def rekey(
    ctx: click.Context,
    /,
    ids: tuple[str, ...],
    before: str,
    after: str,
    as_json: bool,
    **_workforce: object,
) -> None:
    """List questions and cases with another answer, or with other rule numbers only.

    Those for which the engine cannot answer on one of the days are listed apart. IDs of
    questions or names of cases limit the lists to these.
    """
    days = Days(parse_edition_date(before), parse_edition_date(after))
    try:
        found = rekey_bank(QuestionBank(), ids, days, find_workforce(ctx))
    except UnknownSubjectError as error:
        raise click.ClickException(str(error)) from error
    except UnreadableError as error:
        raise click.ClickException("\n".join(map(str, error.faults))) from error
    if as_json:
        told = {"from": before, "to": after, **_as_json(found)}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(_lines(found, before, after)))


def _lines(found: Sequence[Rekeyed], before: str, after: str) -> Iterator[str]:
    answers = [each for each in found if isinstance(each, OtherAnswer)]
    numbers = [each for each in found if isinstance(each, OtherNumbers)]
    refused = [each for each in found if isinstance(each, Refused)]
    yield f"Another answer ({len(answers)})"
    for answer in answers:
        yield f"  {answer.kind} {answer.id}: {', '.join(answer.changed)}"
        yield f"    {before}: {answer.before}"
        yield f"    {after}: {answer.after}"
        yield f"    because of: {', '.join(answer.points)}"
    yield f"Only other rule numbers ({len(numbers)})"
    for number in numbers:
        moved = "; ".join(f"{old} → {new}" for old, new in number.numbers)
        yield f"  {number.kind} {number.id}: {moved}"
    yield f"Refused on one of the days ({len(refused)})"
    for each in refused:
        yield f"  {each.kind} {each.id}, {each.day}: {each.reason}"


def _as_json(found: Sequence[Rekeyed]) -> dict[str, object]:
    return {
        "another_answer": [
            {
                "id": each.id,
                "kind": each.kind,
                "changed": list(each.changed),
                "before": each.before,
                "after": each.after,
                "rule_points": list(each.points),
            }
            for each in found
            if isinstance(each, OtherAnswer)
        ],
        "other_numbers": [
            {
                "id": each.id,
                "kind": each.kind,
                "numbers": [list(pair) for pair in each.numbers],
            }
            for each in found
            if isinstance(each, OtherNumbers)
        ],
        "refused": [
            {
                "id": each.id,
                "kind": each.kind,
                "day": each.day,
                "reason": each.reason,
            }
            for each in found
            if isinstance(each, Refused)
        ],
    }
