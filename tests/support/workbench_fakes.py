"""An engine for the workbench in this process, whose answers come when they are let."""

from __future__ import annotations

import datetime as dt
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from pathlib import Path

from quizapp.bank.drafting.draft import Kind
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workbench.completing import complete
from quizapp.bank.workbench.examining import examine
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.templates import controls, make_templates
from quizapp.bank.workbench.whole_check import WholeCheck
from quizapp.interchange.authored.author_desk import AuthorDesk
from quizapp.presenters.workbench.presenter import WorkbenchPresenter
from tests.support.window_guard import as_if_beside

DAY = dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC)


@cache
def shipped() -> QuestionBank:
    return QuestionBank()


class HeldEngine:
    """Does what it was asked for when it is told to, in turn."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.waiting: deque[tuple[Future, Callable[[], object]]] = deque()
        self.asked: list[str] = []
        self._check: WholeCheck | None = None

    def _ask(self, what: str, work: Callable[[], object]) -> Future:
        self.asked.append(what)
        future: Future = Future()
        self.waiting.append((future, work))
        if self.at_once:
            self.answer()
        return future

    def answer(self) -> None:
        """Answer the next question that is still asked."""
        while self.waiting:
            future, work = self.waiting.popleft()
            if future.set_running_or_notify_cancel():
                try:
                    with as_if_beside():
                        future.set_result(work())
                except Exception as error:
                    future.set_exception(error)
                return

    def let_go(self) -> None:
        """Answer whatever is asked, from now on at once."""
        self.at_once = True
        while self.waiting:
            self.answer()

    def break_down(self) -> None:
        """Lose everything that was asked."""
        while self.waiting:
            self.waiting.popleft()[0].set_exception(RuntimeError("gone"))

    def warm_up(self) -> None:
        self.asked.append("warm up")

    def examine(self, manuscript: Manuscript, seed: int) -> Future:
        return self._ask("examine", lambda: examine(manuscript, seed, shipped()))

    def check_on(self, manuscript: Manuscript) -> Future:
        return self._ask("check on", lambda: self._go_on(manuscript))

    def complete(self, manuscript: Manuscript, place: int) -> Future:
        catalogue = shipped().catalogue
        return self._ask(
            "complete", lambda: complete(manuscript.text, place, catalogue)
        )

    def controls(self) -> Future:
        return self._ask("controls", lambda: controls(shipped().catalogue))

    def templates(self, kind: Kind, control: str) -> Future:
        return self._ask(
            "templates", lambda: make_templates(kind, control, shipped().catalogue)
        )

    def question_ids(self) -> Future:
        return self._ask("ids", shipped().question_ids)

    def _go_on(self, manuscript: Manuscript):  # type: ignore[no-untyped-def]
        if self._check is None or self._check.manuscript != manuscript:
            self._check = WholeCheck(manuscript, shipped())
        return self._check.go_on()


def make_bench(
    folder: Path, *, language: str = "en", at_once: bool = True
) -> WorkbenchPresenter:
    """Make a presenter over a data folder of its own."""
    desk = AuthorDesk(folder, lambda: DAY)
    return WorkbenchPresenter(HeldEngine(at_once=at_once), desk, language=language)


def settle(bench: WorkbenchPresenter) -> WorkbenchPresenter:
    """Let everything come that was asked for."""
    for _ in range(1_000):
        if not bench.is_waiting:
            return bench
        bench.look()
    raise AssertionError("the bench waits for something that does not come")
