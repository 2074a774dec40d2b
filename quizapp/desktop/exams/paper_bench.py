"""The bench of papers: everything about them that takes a moment, on a thread of its own."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from quizapp.app import load_questions, system_random_bytes
from quizapp.bank.browsing.joined_shelf import ListedSource
from quizapp.bank.browsing.summary import Shelf
from quizapp.bank.exams.loading import PresetShelf, load_presets
from quizapp.bank.places import content_folder
from quizapp.interchange.exams.files import read_bytes
from quizapp.interchange.exams.shelf.preset_folder import Kept, PresetFolder
from quizapp.presenters.sitting.port import Asked, Offer, ReadyPaper
from quizapp.training.exam.mock.marking import KeptMock, MockMarks, mark_mock
from quizapp.training.exam.mock.planning import (
    MockWish,
    build_mock,
    plan_mock,
)
from quizapp.training.exam.sealing.sealed_paper import Terms, open_paper, seal_paper
from quizapp.training.exam.sealing.signing import make_signing_key
from quizapp.training.exam.sealing.start_code import make_start_code, parse_start_code
from quizapp.training.insight.exams import Exams

_ANY_LANGUAGE = "en"


class PaperBench:
    """Has questions of its own: those of the window are never asked from two threads."""

    def __init__(self, shared: Path) -> None:
        self._shared = shared
        self._mocks: dict[str, KeptMock] = {}

    @cached_property
    def _questions(self) -> ListedSource:
        source = load_questions(self._shared)
        if not isinstance(source, Shelf):
            raise TypeError("this bank cannot list its families")
        return source

    @cached_property
    def _shipped(self) -> PresetShelf:
        return load_presets(content_folder("questions"))

    def _kept(self) -> Kept:
        """Read the presets that were made here: they may have changed meanwhile."""
        return PresetFolder(self._shared, self._shipped).read()

    def offer(self, asked: Asked, seen: tuple[str, ...]) -> Offer:
        """Look what the bank can fill."""
        kept = self._kept()
        shelf = self._shipped.with_presets(kept.presets)
        choices, own = Exams(lambda: shelf).choices, tuple(kept.presets)
        known = [each.key for each in choices]
        if not known:
            return Offer((), None, own, kept.faults)
        wish = MockWish(
            preset=asked.preset if asked.preset in known else known[0],
            most=asked.most,
            language=asked.language,
            as_of=self._questions.newest_date(),
            seed=int.from_bytes(system_random_bytes(4)),
            seen=seen,
        )
        families = self._questions.summaries(_ANY_LANGUAGE)
        return Offer(choices, plan_mock(shelf, families, wish), own, kept.faults)

    def build(self, wish: MockWish) -> ReadyPaper:
        """Build a mock exam, and seal it so that it is kept as every paper is.

        :raises NothingToAskError: if no place can be filled.
        :raises UnknownPresetError: if its preset is not there any more.
        """
        families = self._questions.summaries(_ANY_LANGUAGE)
        shelf = self._shipped.with_presets(self._kept().presets)
        plan = plan_mock(shelf, families, wish)
        mock = build_mock(plan, families, self._questions)
        code = make_start_code(system_random_bytes)
        terms = Terms(grace_seconds=0, pass_percent=mock.blueprint.pass_percent)
        key = make_signing_key(system_random_bytes)
        sealed = seal_paper(mock.paper, terms, key, code, system_random_bytes)
        opened = open_paper(sealed, code)
        kept = KeptMock(blueprint=mock.blueprint, form=mock.form)
        self._mocks[opened.paper_hash] = kept
        return ReadyPaper(opened, sealed, code.secret, is_mock=True)

    def kept_mock(self, ready: ReadyPaper) -> KeptMock:
        """Give what marks a paper that was built here."""
        return self._mocks[ready.opened.paper_hash]

    def open_file(self, path: Path, code: str) -> ReadyPaper:
        """Open a sealed paper.

        :raises ExamFileError: if the file cannot be read.
        :raises StartCodeError: if what was said is no start code.
        :raises SealError: if the paper does not open with it.
        """
        said = parse_start_code(code)
        sealed = read_bytes(path)
        return ReadyPaper(open_paper(sealed, said), sealed, said.secret, is_mock=False)

    def mark(
        self, kept: KeptMock | None, answers: tuple[tuple[str, ...], ...]
    ) -> MockMarks:
        """Mark a mock exam.

        :raises LookupError: if what marks it is lost.
        """
        if kept is None:
            raise LookupError("what marks this mock exam is not there any more")
        return mark_mock(kept, answers, self._questions)
