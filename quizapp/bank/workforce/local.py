"""Tasks done on this computer, in this process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce.workforce import stream

WORTH_A_PROCESS = 6
"""Tasks for which starting processes does not pay yet."""

T = TypeVar("T")
R = TypeVar("R")


class LocalWorkforce(Struct, frozen=True):
    """So many processes of this computer; with one, or for few tasks, this one."""

    jobs: int = 1

    def do(
        self,
        act: Callable[[T, QuestionBank], R],
        tasks: Sequence[T],
        bank: QuestionBank,
    ) -> Iterator[R]:
        """Do all tasks, and yield what became of them in their order."""
        if self.jobs < 2 or len(tasks) < WORTH_A_PROCESS:
            yield from (act(task, bank) for task in tasks)
            return
        # Started anew everywhere: a copy of this process would carry its threads' locks.
        context = multiprocessing.get_context("spawn")
        given = (bank.folder, bank.shared_cards)
        pool = ProcessPoolExecutor(self.jobs, context, _open_bank, given)
        try:
            yield from stream(lambda task: pool.submit(_act_here, act, task), tasks)
        finally:
            pool.shutdown(cancel_futures=True)


class _Here:
    """The bank of a worker process."""

    bank: QuestionBank


def _open_bank(folder: Path, shared_cards: tuple[Path, ...]) -> None:
    _Here.bank = QuestionBank(folder, shared_cards)


def _act_here(act: Callable[[T, QuestionBank], R], task: T) -> R:
    return act(task, _Here.bank)
