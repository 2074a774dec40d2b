"""What would be, worked out in a second process: nobody waits for the engine."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from quizapp.bank.posed import Explanation, OtherFact
from quizapp.bank.second_process import SecondProcess

if TYPE_CHECKING:
    from quizapp.bank.situation_edits.answers import Edited, Opened
    from quizapp.bank.situation_edits.situation import Situation

# The engine is loaded in the second process alone: it costs half a second and much room.

T = TypeVar("T")


class WhatIfWorker:
    """Answers in a second process, which is started when it is first asked.

    A question of the same variant is asked after another one mostly; so the process
    keeps what it has derived.
    """

    def __init__(self, folder: Path, added: tuple[Path, ...] = ()) -> None:
        """Take the folder of the program's questions, and those of added ones."""
        self._folder = folder
        self._process = SecondProcess(_open_bank, folder, added)
        self._ahead: Future[bool] | None = None

    def warm_up(self) -> None:
        """Start the process now, so that the first answer comes sooner."""
        self._process.submit(partial(_there, "ready"))

    def prepare(self, question_id: str, seed: int, as_of: str) -> None:
        """Have a variant worked out ahead, so that its facts come at once.

        While another variant is still being worked out it is left for later: nobody
        who leafs through questions makes the next answer wait.
        """
        if self._ahead is not None and not self._ahead.done():
            return
        task = partial(_there, "prepare", question_id, seed, as_of)
        self._ahead = self._process.submit(task)

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Future[tuple[OtherFact, ...]]:
        """Ask which facts of a variant may be otherwise."""
        return self._process.submit(
            partial(_there, "what_if", question_id, seed, as_of, language)
        )

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Future[Explanation]:
        """Ask for the derivation with one of these facts, counted from 0."""
        asked = (question_id, seed, as_of, language, place)
        return self._process.submit(partial(_there, "explain", *asked))

    def open_board(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Future[Opened]:
        """Ask for the situation of a variant, and the catalogue it is edited from."""
        return self._process.submit(
            partial(_there, "open_board", question_id, seed, as_of, language)
        )

    def answer_board(
        self,
        variant: tuple[str, int, str, str],
        situation: Situation,
    ) -> Future[Edited]:
        """Ask what is right in an edited situation.

        The variant is the one that it was opened from: id, seed, day and language.
        """
        return self._process.submit(
            partial(_there, "answer_board", *variant, situation)
        )

    def submit(self, task: Callable[[], T]) -> Future[T]:
        """Hand any work to the process that would keep the window waiting."""
        return self._process.submit(task)

    def take_collections(self, added: tuple[Path, ...]) -> None:
        """Read other collections from now on: the process is started anew for them."""
        self.close()
        self._process = SecondProcess(_open_bank, self._folder, added)

    def close(self) -> None:
        """End the process; what it was asked and has not answered is dropped."""
        self._process.close()


def _open_bank(folder: Path, added: tuple[Path, ...]) -> None:
    _there("open_bank", folder, added)


def _there(act: str, *about: Any) -> Any:
    """Do something in the second process, which loads the engine for it."""
    from quizapp.bank.what_if import at_work

    return getattr(at_work, act)(*about)
