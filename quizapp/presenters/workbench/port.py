"""What the workbench asks of others: an engine that answers later, and files."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.drafting.draft import Kind
from quizapp.bank.signing.sign_off import SignOff
from quizapp.bank.workbench.completing import Completion
from quizapp.bank.workbench.examining import Examined
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.templates import Templates
from quizapp.bank.workbench.whole_check import Progress


class Engine(Protocol):
    """Works elsewhere, so that nobody waits for it."""

    def warm_up(self) -> None:
        """Get ready to be asked."""

    def examine(self, manuscript: Manuscript, seed: int) -> Future[Examined]:
        """Ask for the variant of a seed, or for what is wrong."""

    def check_on(self, manuscript: Manuscript) -> Future[Progress]:
        """Ask for one step more of the check of all variants."""

    def complete(self, manuscript: Manuscript, place: int) -> Future[Completion]:
        """Ask which words may stand at a place of the text."""

    def controls(self) -> Future[tuple[str, ...]]:
        """Ask for the cards by which one player may control another."""

    def templates(self, kind: Kind, control: str) -> Future[Templates]:
        """Ask for the texts that a new question may begin with."""

    def question_ids(self) -> Future[tuple[str, ...]]:
        """Ask for the ids of the families that the program came with."""


class Unsaved(Struct, frozen=True):
    """A text that was not saved, and where it belongs."""

    text: str
    path: str
    saved_text: str
    """What the file held when it was opened or saved last; empty for a new one."""


class NotDoneError(Exception):
    """A file could not be read or written; the sentence says which and why."""


class AuthorFiles(Protocol):
    """Reads and writes what authors write, whole or not at all."""

    def read(self, path: Path) -> str:
        """Read a question file.

        :raises NotDoneError: if it cannot be read.
        """

    def save(self, path: Path, text: str) -> None:
        """Write a question file.

        :raises NotDoneError: if it cannot be written; the old one is there then.
        """

    def place_for(self, topic: str, question_id: str) -> Path:
        """Say where a new question of the author's own goes."""

    def own_ids(self) -> tuple[str, ...]:
        """List the ids of the author's own questions."""

    def collection_of(self, path: Path) -> Path | None:
        """Return the folder of the collection that a file is in, if it is in one."""

    def sign_offs(self, path: Path) -> tuple[SignOff, ...]:
        """List who has signed a question file.

        :raises NotDoneError: if its sign-offs cannot be read.
        """

    def sign(self, path: Path, checked: CheckedFamily, reviewer: str) -> SignOff:
        """Write that a reviewer agrees with a question file.

        :raises NotDoneError: if the name is none, or the sign-off cannot be written.
        """

    def keep_unsaved(self, unsaved: Unsaved | None) -> None:
        """Keep a text in case the window goes away; None: there is none.

        :raises NotDoneError: if it cannot be kept.
        """

    def find_unsaved(self) -> Unsaved | None:
        """Return the text that was kept, if there is one."""
