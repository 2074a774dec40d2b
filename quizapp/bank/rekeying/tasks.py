"""Tasks of a re-key: one question or case each, wherever the bank is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.cases.case_files import FACTS, read_case
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import question_words
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError, Vocabulary
from quizapp.bank.reading.files import list_files
from quizapp.bank.rekeying.comparing import (
    Refused,
    Rekeyed,
    Rekeying,
    Subject,
    subject_of_case,
    subject_of_family,
)
from quizapp.bank.workforce.workforce import Workforce
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.refusal import RefusalError


class UnknownSubjectError(ValueError):
    """No question and no case has the name that was asked for."""


class Days(NamedTuple):
    """The two days that are compared."""

    before: EditionDate
    after: EditionDate


class RekeyTask(NamedTuple):
    """One subject on two days."""

    name: str
    is_case: bool
    days: Days


class Answer(NamedTuple):
    """What became of a task."""

    found: Rekeyed | None = None
    """None where nothing changed."""
    not_asked: bool = False
    """Whether the subject could not even be asked."""
    unreadable: bool = False
    """Whether the file of the case cannot be understood."""


def rekey_bank(
    bank: QuestionBank, names: Collection[str], days: Days, workforce: Workforce
) -> list[Rekeyed]:
    """Find what changes between two days; what cannot be asked at all stands last.

    :param names: limits it to these questions and cases, if there are any.
    :raises UnknownSubjectError: if there is no such question or case.
    :raises UnreadableError: with every fault of a case that cannot be understood.
    """
    tasks = _list_tasks(bank, names, days)
    found: list[Rekeyed] = []
    not_asked: list[Rekeyed] = []
    for task, answer in zip(tasks, workforce.do(do_task, tasks, bank), strict=True):
        if answer.unreadable:
            _read_case(task.name, bank)  # says so in the words of this computer
        if answer.found is not None:
            (not_asked if answer.not_asked else found).append(answer.found)
    return [*found, *not_asked]


def _list_tasks(
    bank: QuestionBank, names: Collection[str], days: Days
) -> Sequence[RekeyTask]:
    cases = _cases(bank.folder)
    unknown = set(names) - {*bank.question_ids(), *cases}
    if unknown:
        said = ", ".join(sorted(unknown))
        raise UnknownSubjectError(f"no question and no case is called {said}")
    tasks = [
        *(RekeyTask(name, False, days) for name in bank.question_ids()),
        *(RekeyTask(name, True, days) for name in cases),
    ]
    return [task for task in tasks if not names or task.name in names]


def do_task(task: RekeyTask, bank: QuestionBank) -> Answer:
    """Compare the two days for one subject."""
    try:
        subject = _subject(task, bank)
    except RefusalError as error:
        return _not_asked(task, str(error))
    except UnreadableError as error:
        if task.is_case:
            return Answer(unreadable=True)
        return _not_asked(task, "; ".join(map(str, error.faults)))
    return Answer(next(_rekey(subject, bank, task.days), None))


def _rekey(subject: Subject, bank: QuestionBank, days: Days) -> Iterator[Rekeyed]:
    return Rekeying(bank.catalogue, *days).rekey([subject])


def _subject(task: RekeyTask, bank: QuestionBank) -> Subject:
    if task.is_case:
        return _read_case(task.name, bank)
    family = bank.family(task.name).family
    return subject_of_family(task.name, family, bank.catalogue)


def _read_case(name: str, bank: QuestionBank) -> Subject:
    path = _cases(bank.folder)[name]
    return subject_of_case(name, read_case(path, _words(bank.catalogue)))


def _not_asked(task: RekeyTask, reason: str) -> Answer:
    refused = Refused(task.name, "family", str(task.days.before), reason)
    return Answer(refused, not_asked=True)


@lru_cache(maxsize=1)
def _cases(folder: Path) -> Mapping[str, Path]:
    paths = list_files(folder / "cases")
    return {path.stem: path for path in paths if path.name != FACTS}


@lru_cache(maxsize=1)
def _words(catalogue: Catalogue) -> Vocabulary:
    return question_words(catalogue)
