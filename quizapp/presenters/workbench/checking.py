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
        self._is_wanted = False
        """Whether there is a text, or a seed, that was not sent yet."""
        self.examined: Examined | None = None
        """The last variant that came, perhaps of an earlier text."""
        self.told: Examined | None = None
        """The last variant that could be told."""
        self.progress: Progress | None = None
        """How far the check of all variants is; None if it has not begun."""
        self.is_lost = False
        """Whether the engine went away while it was asked."""

    def ask(self, manuscript: Manuscript, seed: int) -> None:
        """Ask about a text; the same text with another seed keeps what is checked.

        While the engine is busy nothing is sent: of all texts that come meanwhile, the
        last one alone is.
        """
        if manuscript != self._manuscript:
            self.progress = None
        self._manuscript, self._seed = manuscript, seed
        self.is_lost = False
        self._is_wanted = True
        self._send()

    def forget(self) -> None:
        """Forget the text, and whatever was found about it."""
        self._is_wanted = False
        self._manuscript = self.examined = self.told = self.progress = None

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
        if _is_lost(future):
            self.is_lost = not self._is_wanted
        else:
            self._keep(future.result())
        self._send()
        return True

    def _keep(self, found: Examined) -> None:
        if found.manuscript.question_id != self._question_id:
            return  # of a text that is not open any more
        self.examined = found
        if found.told:
            self.told = found
        self._go_on()

    def _take_progress(self) -> bool:
        future = self._going_on
        if future is None or not future.done():
            return False
        self._going_on = None
        if _is_lost(future):
            self.is_lost = True
            return True
        progress = future.result()
        if progress.manuscript == self._manuscript:
            self.progress = progress
        self._go_on()
        return True

    @property
    def _question_id(self) -> str:
        return "" if self._manuscript is None else self._manuscript.question_id

    def _send(self) -> None:
        if self._is_wanted and self._examining is None and self._manuscript is not None:
            self._is_wanted = False
            self._examining = self._engine.examine(self._manuscript, self._seed)

    def _go_on(self) -> None:
        """Ask for one variant more, where the check of this text is not over."""
        found, progress = self.examined, self.progress
        if self._manuscript is None or self._going_on is not None or found is None:
            return
        is_over = progress is not None and progress.is_over
        if found.manuscript == self._manuscript and not found.faults and not is_over:
            self._going_on = self._engine.check_on(self._manuscript)


def _is_lost(future: Future[Examined] | Future[Progress]) -> bool:
    return future.cancelled() or future.exception() is not None
