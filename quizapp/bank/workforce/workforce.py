"""A workforce: does tasks on a bank, one after the other or many at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from quizapp.bank.question_bank import QuestionBank

# The bank brings the engine along: whoever only names a workforce needs neither.

T = TypeVar("T")
R = TypeVar("R")


class Workforce(Protocol):
    """Does tasks; whoever does them, the answers are the same."""

    def do(
        self,
        act: Callable[[T, QuestionBank], R],
        tasks: Sequence[T],
        bank: QuestionBank,
    ) -> Iterator[R]:
        """Do all tasks, and yield what became of them in their order.

        :param act: a function of a module, so that other processes find it.
        """


def stream(
    submit: Callable[[T], Future[R]],
    tasks: Iterable[T],
    await_one: Callable[[Future[R]], R] = Future.result,
) -> Iterator[R]:
    """Yield the answers of an executor as they come, in the order of the tasks."""
    waiting = deque([submit(task) for task in tasks])
    while waiting:
        yield await_one(waiting.popleft())
