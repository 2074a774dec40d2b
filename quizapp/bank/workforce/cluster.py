"""Tasks done by the workers of a Dask cluster that is there already."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce.carried import CarriedBank
from quizapp.bank.workforce.trouble import OtherProgramError, WorkforceError
from quizapp.bank.workforce.workforce import stream

# distributed is an extra, and slow to load: it is imported when a cluster is asked.

ANSWER_S = 10
"""Seconds in which a scheduler must answer, and have a worker."""

PATIENCE_S = 30
"""Seconds after which it is asked whether there are still workers."""

T = TypeVar("T")
R = TypeVar("R")


class ClusterWorkforce(Struct, frozen=True):
    """The workers of the cluster whose scheduler has this address."""

    address: str

    def do(
        self,
        act: Callable[[T, QuestionBank], R],
        tasks: Sequence[T],
        bank: QuestionBank,
    ) -> Iterator[R]:
        """Do all tasks, and yield what became of them in their order.

        :raises WorkforceError: if the cluster does not answer, or is lost meanwhile.
        """
        if not tasks:
            return
        with self._connect() as client, self._told_if_lost():
            # A task of its own, so that it is carried anew if its worker is lost.
            carried = client.submit(_carry, CarriedBank(bank), pure=False)
            executor = client.get_executor(pure=False)
            priorities = count(0, -1)  # in the order in which answers are awaited

            def submit(task: T) -> Future[R]:
                answer: Future[R] = executor.submit(
                    _act_there, carried, act, task, priority=next(priorities)
                )
                return answer

            try:
                yield from stream(submit, tasks, partial(self._await, client))
            finally:
                executor.shutdown(wait=False)  # what is not answered is given up

    @contextmanager
    def _connect(self) -> Iterator[Any]:
        """Open a connection; with its end nothing that was asked is worked on."""
        distributed = _load()
        self._knock(distributed)
        try:
            client = distributed.Client(
                self.address, timeout=ANSWER_S, set_as_default=False
            )
        except OSError as error:
            raise self._no_answer() from error
        try:
            yield client
        finally:
            client.close()

    def _knock(self, distributed: Any) -> None:
        """Ask whether it is a scheduler with workers: a client may wait without end."""
        try:
            who = asyncio.run(asyncio.wait_for(self._ask(distributed), ANSWER_S))
        except ValueError as error:
            raise WorkforceError(
                f"{self.address} is no address of a Dask scheduler: say it as "
                "tcp://host:8786."
            ) from error
        except Exception as error:  # whatever listens there may answer anything
            raise self._no_answer() from error
        if not who["workers"]:
            raise self._no_worker()

    async def _ask(self, distributed: Any) -> Any:
        keys = distributed.Security().get_connection_args("client")
        async with distributed.rpc(self.address, connection_args=keys) as scheduler:
            return await scheduler.identity()

    def _no_answer(self) -> WorkforceError:
        return WorkforceError(
            f"No Dask scheduler answers at {self.address}. Look whether it runs there "
            "and can be reached from here; nothing was changed."
        )

    def _no_worker(self) -> WorkforceError:
        return WorkforceError(
            f"The cluster at {self.address} has no worker. Start one, as in dask "
            f"worker {self.address}; nothing was changed."
        )

    def _await(self, client: Any, answer: Future[R]) -> R:
        while True:
            try:
                return answer.result(PATIENCE_S)
            except TimeoutError:
                if answer.done():
                    raise
                self._check_workers(client)

    def _check_workers(self, client: Any) -> None:
        try:
            client.wait_for_workers(1, timeout=ANSWER_S)
        except TimeoutError as error:
            raise self._no_worker() from error

    @contextmanager
    def _told_if_lost(self) -> Iterator[None]:
        distributed = _load()
        try:
            yield
        except OtherProgramError as error:
            raise WorkforceError(f"{str(error).capitalize()}.") from error
        except distributed.KilledWorker as error:
            raise WorkforceError(
                f"The workers of the cluster at {self.address} ended again and again "
                "over one task; look at their memory. Nothing was changed."
            ) from error
        except CancelledError as error:
            raise WorkforceError(
                f"The cluster at {self.address} was lost before it had answered "
                "everything. Nothing was changed."
            ) from error


def _load() -> Any:
    """Load what speaks with a cluster, without its own messages on the screen."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        import distributed
    except ModuleNotFoundError as error:
        raise WorkforceError(
            "A cluster needs the package distributed: install quizapp with the extra "
            "cluster, as in pip install 'quizapp[cluster]'."
        ) from error
    return distributed


def _carry(carried: CarriedBank) -> CarriedBank:
    return carried


def _act_there(carried: CarriedBank, act: Callable[[T, QuestionBank], R], task: T) -> R:
    """Do one task at a worker; threads of one worker take turns."""
    from distributed import get_worker

    worker = get_worker()
    with carried.lock:
        bank = carried.open(Path(worker.local_directory), worker.address)
        return act(task, bank)
