"""The engine of the workbench, in a second process."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path

from quizapp.bank.drafting.draft import Kind
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.second_process import SecondProcess
from quizapp.bank.workbench.completing import Completion, complete
from quizapp.bank.workbench.examining import Examined, examine
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.templates import Templates, controls, make_templates
from quizapp.bank.workbench.whole_check import Progress, WholeCheck


class WorkbenchWorker:
    """Answers in a second process, which is started when it is first asked."""

    def __init__(self, folder: Path) -> None:
        """Take the folder of the program's questions."""
        self._process = SecondProcess(_prepare, folder)

    def warm_up(self) -> None:
        """Start the process and read all cards, so that the first answer comes soon."""
        self._process.submit(_controls)

    def examine(self, manuscript: Manuscript, seed: int) -> Future[Examined]:
        """Ask for the variant of a seed, or for what is wrong."""
        return self._process.submit(partial(_examine, manuscript, seed))

    def check_on(self, manuscript: Manuscript) -> Future[Progress]:
        """Ask for one step more of the check of all variants."""
        return self._process.submit(partial(_check_on, manuscript))

    def complete(self, manuscript: Manuscript, place: int) -> Future[Completion]:
        """Ask which words may stand at a place of the text."""
        return self._process.submit(partial(_complete, manuscript, place))

    def controls(self) -> Future[tuple[str, ...]]:
        """Ask for the cards by which one player may control another."""
        return self._process.submit(_controls)

    def templates(self, kind: Kind, control: str) -> Future[Templates]:
        """Ask for the texts that a new question may begin with."""
        return self._process.submit(partial(_templates, kind, control))

    def question_ids(self) -> Future[tuple[str, ...]]:
        """Ask for the ids of the families that the program came with."""
        return self._process.submit(_question_ids)

    def close(self) -> None:
        """End the process; what it was asked and has not answered is dropped."""
        self._process.close()


class _Here:
    """What the second process keeps."""

    folder: Path
    banks: dict[Path | None, QuestionBank]
    """The bank by the folder of the collection that is worked on."""
    check: WholeCheck | None
    """The check that has not come to its end."""


def _prepare(folder: Path) -> None:
    _Here.folder = folder
    _Here.banks = {None: QuestionBank(folder)}
    _Here.check = None


def _bank_of(manuscript: Manuscript) -> QuestionBank:
    collection = manuscript.collection
    if collection not in _Here.banks and collection is not None:
        cards = (_Here.folder / "cards",)
        _Here.banks[collection] = QuestionBank(collection, cards)
    return _Here.banks[collection]


def _examine(manuscript: Manuscript, seed: int) -> Examined:
    return examine(manuscript, seed, _bank_of(manuscript))


def _check_on(manuscript: Manuscript) -> Progress:
    if _Here.check is None or _Here.check.manuscript != manuscript:
        _Here.check = WholeCheck(manuscript, _bank_of(manuscript))
    progress = _Here.check.go_on()
    if progress.is_over:
        _Here.check = None
    return progress


def _complete(manuscript: Manuscript, place: int) -> Completion:
    return complete(manuscript.text, place, _bank_of(manuscript).catalogue)


def _controls() -> tuple[str, ...]:
    return controls(_Here.banks[None].catalogue)


def _templates(kind: Kind, control: str) -> Templates:
    return make_templates(kind, control, _Here.banks[None].catalogue)


def _question_ids() -> tuple[str, ...]:
    return _Here.banks[None].question_ids()
