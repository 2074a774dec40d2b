"""`quizapp rekey`: which questions change with the documents between two days."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

import click

from quizapp.bank.cases.case_files import FACTS, read_case
from quizapp.bank.family.loading import question_words
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError, Vocabulary
from quizapp.bank.reading.files import list_files
from quizapp.bank.rekeying import (
    OtherAnswer,
    OtherNumbers,
    Refused,
    Rekeyed,
    Rekeying,
    Subject,
    subject_of_case,
    subject_of_family,
)
from quizapp.cli.date_option import DateOption
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.refusal import RefusalError


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--from", "before", type=DateOption(), required=True, help="Earlier day.")
@click.option("--to", "after", type=DateOption(), required=True, help="Later day.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def rekey(ids: tuple[str, ...], before: str, after: str, as_json: bool) -> None:
    """List questions and cases with another answer, or with other rule numbers only.

    Those for which the engine cannot answer on one of the days are listed apart. IDs of
    questions or names of cases limit the lists to these.
    """
    bank = QuestionBank()
    rekeying = Rekeying(
        bank.catalogue, parse_edition_date(before), parse_edition_date(after)
    )
    try:
        subjects = _Subjects(bank, frozenset(ids), before)
        found = [*rekeying.rekey(subjects), *subjects.refused]
    except UnreadableError as error:
        raise click.ClickException("\n".join(map(str, error.faults))) from error
    if as_json:
        told = {"from": before, "to": after, **_as_json(found)}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(_lines(found, before, after)))


class _Subjects:
    """What is asked on both days; what cannot be asked at all is refused."""

    def __init__(self, bank: QuestionBank, ids: frozenset[str], day: str) -> None:
        self._bank = bank
        self._ids = ids
        self._day = day
        self.refused: list[Refused] = []

    def __iter__(self) -> Iterator[Subject]:
        unknown = self._ids - {*self._bank.question_ids(), *self._cases}
        if unknown:
            names = ", ".join(sorted(unknown))
            raise click.ClickException(f"no question and no case is called {names}")
        for question_id in self._bank.question_ids():
            if self._wants(question_id):
                yield from self._family(question_id)
        for name, path in self._cases.items():
            if self._wants(name):
                yield subject_of_case(name, read_case(path, self._words))

    def _wants(self, name: str) -> bool:
        return not self._ids or name in self._ids

    @cached_property
    def _cases(self) -> dict[str, Path]:
        paths = list_files(self._bank.folder / "cases")
        return {path.stem: path for path in paths if path.name != FACTS}

    @cached_property
    def _words(self) -> Vocabulary:
        return question_words(self._bank.catalogue)

    def _family(self, question_id: str) -> Iterator[Subject]:
        try:
            family = self._bank.family(question_id).family
            yield subject_of_family(question_id, family, self._bank.catalogue)
        except RefusalError as error:
            self._refuse(question_id, str(error))
        except UnreadableError as error:
            self._refuse(question_id, "; ".join(map(str, error.faults)))

    def _refuse(self, question_id: str, reason: str) -> None:
        self.refused.append(Refused(question_id, "family", self._day, reason))


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
