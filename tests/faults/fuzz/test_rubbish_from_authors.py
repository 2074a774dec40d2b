"""Files of authors full of rubbish are read, or refused with a place and a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from quizapp.bank.cases.case_files import read_case
from quizapp.bank.catalogue import CARD_WORDS, MAXIMUM_LINES, Catalogue
from quizapp.bank.exams.loading import load_presets
from quizapp.bank.family.loading import load_family, question_words
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import decode_text
from quizapp.rules.cards.card import Card
from tests.faults.fuzz.rubbish import check_sentence, cpu_seconds, fuzzed, spoilt, torn
from tests.support.bank_mutations import list_bank_files
from tests.support.house import ROOT

QUESTIONS = ROOT / "questions"
CATALOGUE = Catalogue(QUESTIONS / "cards")
WORDS = question_words(CATALOGUE)
FILES = list_bank_files()
NTH = 40
"""One file of so many is spoilt: each kind of field stands in several."""


def _read_card(path: Path) -> object:
    text = decode_text(path.read_bytes(), path.name)
    return read_document(text, path.name, Card, CARD_WORDS, MAXIMUM_LINES)


READERS: dict[str, Callable[[Path], object]] = {
    "families": lambda path: load_family(path, CATALOGUE, path.name),
    "cards": _read_card,
    "cases": lambda path: read_case(path, WORDS),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("authors")


def _spoilt_or_torn(data: st.DataObject, path: Path) -> bytes:
    """Spoil the values of a file, or tear its text; JSON is a form of YAML."""
    content = path.read_bytes()
    if data.draw(st.booleans()):
        return data.draw(torn(content))
    documents: list[Any] = list(yaml.safe_load_all(content))
    return json.dumps(data.draw(spoilt(documents[0])), default=str).encode()


def _check_refusal(error: UnreadableError) -> None:
    assert error.faults
    for fault in error.faults:
        assert fault.line >= 1
        check_sentence(fault.message)


@pytest.mark.parametrize("kind", READERS)
@fuzzed
@given(data=st.data())
def test_a_file_of_the_bank(kind, data, folder):
    path = folder / f"{kind}.yaml"
    source = data.draw(st.sampled_from(FILES[kind][::NTH]))
    path.write_bytes(_spoilt_or_torn(data, source))

    try:
        with cpu_seconds(5):
            READERS[kind](path)
    except UnreadableError as error:
        _check_refusal(error)


@fuzzed
@given(data=st.data())
def test_a_preset_of_an_exam(data, folder):
    exams = folder / "content" / "exams"
    exams.mkdir(parents=True, exist_ok=True)
    for name in ("tables.yaml", "jf-l1.yaml"):
        (exams / name).write_bytes((QUESTIONS / "exams" / name).read_bytes())
    path = exams / data.draw(st.sampled_from(("tables.yaml", "jf-l1.yaml")))
    path.write_bytes(_spoilt_or_torn(data, path))

    try:
        with cpu_seconds(5):
            load_presets(folder / "content")
    except UnreadableError as error:
        _check_refusal(error)
