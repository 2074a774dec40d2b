"""What the what-if board needs from outside: an engine elsewhere, and a place to save."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from quizapp.bank.situation_edits.answers import Edited, Opened
from quizapp.bank.situation_edits.situation import Situation

Variant = tuple[str, int, str, str]
"""Id of the question, seed, day of the documents, language."""


class BoardEngine(Protocol):
    """Opens and answers boards elsewhere, so that nobody waits for it."""

    def open_board(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Future[Opened]:
        """Ask for the situation of a variant, and the catalogue it is edited from."""

    def answer_board(self, variant: Variant, situation: Situation) -> Future[Edited]:
        """Ask what is right in an edited situation."""


class SavedQuestion(Protocol):
    """How saving went."""

    @property
    def question_id(self) -> str:
        """Return the id that was made from the name."""

    @property
    def flaw(self) -> str | None:
        """Say why nothing was saved; None for a question that is on the disk."""

    @property
    def detail(self) -> str:
        """Return what the reader, the engine or the system says about it."""


class OwnShelf(Protocol):
    """Keeps questions that the learner made."""

    def save(self, title: str, text: str) -> Future[SavedQuestion]:
        """Save a question file, elsewhere, if its key can be derived."""

    def take_in(self) -> None:
        """Let the open bank know what was saved."""
