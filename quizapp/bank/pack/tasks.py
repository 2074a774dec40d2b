"""Tasks of a build: some variants of a family, compiled or proven."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from quizapp.bank.checking import outcome_of
from quizapp.bank.family.loading import LoadedFamily
from quizapp.bank.pack.compiling import CompiledVariant
from quizapp.bank.proving.proving import Shaken, shake
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault, UnreadableError

VARIANTS_AT_ONCE = 4
"""Variants of a task."""

CHANGED_MEANWHILE = "the file was changed while it was compiled; check it again"


class Task(NamedTuple):
    """Some variants of one family."""

    question_id: str
    file_hash: str
    """Hash of the question file, so that a change meanwhile is noticed."""
    choices: tuple[Mapping[str, str], ...]
    proves: bool = False
    """Whether they are to be proven instead of compiled."""


class Done(NamedTuple):
    """What became of a task, choice by choice."""

    task: Task
    found: tuple[CompiledVariant | Shaken | Fault | str, ...]


def split(
    question_id: str,
    file_hash: str,
    choices: Sequence[Mapping[str, str]],
    *,
    proves: bool,
) -> Iterator[Task]:
    """Yield the tasks for one family."""
    for start in range(0, len(choices), VARIANTS_AT_ONCE):
        some = tuple(choices[start : start + VARIANTS_AT_ONCE])
        yield Task(question_id, file_hash, some, proves)


def do_task(task: Task, bank: QuestionBank) -> Done:
    """Do one task."""
    return Done(task, tuple(_each(task, bank)))


def _load(task: Task, bank: QuestionBank) -> LoadedFamily | None:
    try:
        loaded = bank.family(task.question_id)
    except (KeyError, UnreadableError):
        return None
    return loaded if loaded.content_hash == task.file_hash else None


def _each(
    task: Task, bank: QuestionBank
) -> Iterable[CompiledVariant | Shaken | Fault | str]:
    loaded = _load(task, bank)
    for chosen in task.choices:
        if loaded is None:
            yield CHANGED_MEANWHILE
        elif task.proves:
            yield shake(loaded, chosen, bank.catalogue)
        else:
            yield outcome_of(loaded, chosen, bank.catalogue)
