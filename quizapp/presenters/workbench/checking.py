"""Checking a text as it grows: what was asked of the engine, and what has come of it."""

from __future__ import annotations

from concurrent.futures import Future

from quizapp.bank.workbench.examining import Examined
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.whole_check import Progress
from quizapp.presenters.workbench.port import Engine


class Checking:
    """Follows one text at a time; what was asked about another one is dropped."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._examining: Future[Examined] | None = None
        self._going_on: Future[Progress] | None = None
        self._manuscript: Manuscript | None = None
        self._seed = 0
        self.examined: Examined | None = None
        """The last variant that came, perhaps of an earlier text."""
        self.told: Examined | None = None
        """The last variant that could be told."""
        self.progress: Progress | None = None
        """How far the check of all variants is; None if it has not begun."""
        self.is_lost = False
        """Whether the engine went away while it was asked."""

    def ask(self, manuscript: Manuscript, seed: int) -> None:
        """Ask about a text; the same text with another seed keeps what is checked."""
        if self._examining is not None:
            self._examining.cancel()
        if manuscript != self._manuscript:
            self._drop_check()
        self._manuscript, self._seed = manuscript, seed
        self.is_lost = False
        self._examining = self._engine.examine(manuscript, seed)

    def forget(self) -> None:
        """Forget the text, and whatever was found about it."""
        if self._examining is not None:
            self._examining.cancel()
        self._drop_check()
        self._examining = self._manuscript = self.examined = self.told = None

    @property
    def is_waiting(self) -> bool:
        """Say whether something asked for has not come yet."""
        return self._examining is not None or self._going_on is not None

    @property
    def is_fresh(self) -> bool:
        """Say whether the variant that came is the one that was asked for last."""
        found = self.examined
        return (
            found is not None
            and found.manuscript == self._manuscript
            and found.seed == self._seed
        )

    def look(self) -> bool:
        """Take what has come, and say whether anything has."""
        return self._take_examined() | self._take_progress()

    def _take_examined(self) -> bool:
        future = self._examining
        if future is None or not future.done():
            return False
        self._examining = None
        if future.cancelled() or future.exception() is not None:
            self.is_lost = True
            return True
        self.examined = found = future.result()
        if found.told:
            self.told = found
        if self.is_fresh and not found.faults and self.progress is None:
            self._go_on()
        return True

    def _take_progress(self) -> bool:
        future = self._going_on
        if future is None or not future.done():
            return False
        self._going_on = None
        if future.cancelled() or future.exception() is not None:
            self.is_lost = True
            return True
        progress = future.result()
        if progress.manuscript != self._manuscript:
            return False
        self.progress = progress
        if not progress.is_over:
            self._go_on()
        return True

    def _go_on(self) -> None:
        if self._manuscript is not None and self._going_on is None:
            self._going_on = self._engine.check_on(self._manuscript)

    def _drop_check(self) -> None:
        if self._going_on is not None:
            self._going_on.cancel()
        self._going_on = self.progress = None
