"""Readers of what authors write: questions, cards, cases and presets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quizapp.bank.cases.case_files import read_case
from quizapp.bank.catalogue import CARD_WORDS, MAXIMUM_LINES, Catalogue
from quizapp.bank.exams.loading import load_presets
from quizapp.bank.family.loading import load_family, question_words
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import decode_text
from quizapp.rules.cards.card import Card
from tests.faults.guided.reader import Reader
from tests.support.bank_mutations import list_bank_files
from tests.support.house import ROOT

QUESTIONS = ROOT / "questions"
NTH = 12
"""One file of so many is a seed: each kind of field stands in several."""


def _said(read: Callable[[], object]) -> tuple[str, ...]:
    try:
        read()
    except UnreadableError as error:
        faults = error.faults
    else:
        return ()
    assert faults
    assert all(fault.line >= 1 for fault in faults)
    return tuple(fault.message for fault in faults)


def _of_files(folder: Path, kind: str, read: Callable[[Path], object]) -> Reader:
    path = folder / f"{kind}.yaml"

    def read_bytes(data: bytes) -> tuple[str, ...]:
        path.write_bytes(data)
        return _said(lambda: read(path))

    seeds = tuple(each.read_bytes() for each in list_bank_files()[kind][::NTH])
    return Reader(seeds, read_bytes)


def _questions(folder: Path) -> Reader:
    catalogue = Catalogue(QUESTIONS / "cards")
    return _of_files(
        folder, "families", lambda path: load_family(path, catalogue, path.name)
    )


def _cards(folder: Path) -> Reader:
    def read(path: Path) -> object:
        text = decode_text(path.read_bytes(), path.name)
        return read_document(text, path.name, Card, CARD_WORDS, MAXIMUM_LINES)

    return _of_files(folder, "cards", read)


def _cases(folder: Path) -> Reader:
    words = question_words(Catalogue(QUESTIONS / "cards"))
    return _of_files(folder, "cases", lambda path: read_case(path, words))


def _presets(folder: Path) -> Reader:
    exams = folder / "exams"
    exams.mkdir()
    for source in (QUESTIONS / "exams").glob("*.yaml"):
        (exams / source.name).write_bytes(source.read_bytes())
    path = exams / "jf-l1.yaml"
    seed = path.read_bytes()

    def read(data: bytes) -> tuple[str, ...]:
        path.write_bytes(data)
        return _said(lambda: load_presets(folder))

    return Reader((seed,), read)


BANK_READERS: dict[str, Callable[[Path], Reader]] = {
    "questions": _questions,
    "cards": _cards,
    "cases": _cases,
    "presets": _presets,
}
"""By what they read."""
