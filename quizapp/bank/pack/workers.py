"""Workers: variants compiled and proven, in this process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.checking import outcome_of
from quizapp.bank.family.loading import LoadedFamily
from quizapp.bank.pack.compiling import CompiledVariant
from quizapp.bank.proving.proving import Shaken, shake
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault, UnreadableError

VARIANTS_AT_ONCE = 4
"""Variants that a process is given at a time."""

WORTH_A_PROCESS = 12
"""Variants for which starting processes does not pay yet."""

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


def run_tasks(tasks: Sequence[Task], bank: QuestionBank, jobs: int) -> Iterator[Done]:
    """Do all tasks, and yield what became of them in their order."""
    variants = sum(len(task.choices) for task in tasks)
    if jobs < 2 or variants < WORTH_A_PROCESS:
        yield from (_do(task, bank) for task in tasks)
        return
    # Started anew everywhere: a copy of this process would carry its threads' locks.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        jobs, context, _open_bank, (bank.folder, bank.shared_cards)
    )
    try:
        yield from pool.map(_do_here, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


class _Here:
    """The bank of a worker process."""

    bank: QuestionBank


def _open_bank(folder: Path, shared_cards: tuple[Path, ...]) -> None:
    _Here.bank = QuestionBank(folder, shared_cards)


def _do_here(task: Task) -> Done:
    return _do(task, _Here.bank)


def _do(task: Task, bank: QuestionBank) -> Done:
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
