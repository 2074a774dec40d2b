"""Case files: every case of the content folder, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from quizapp.bank.cases.case import Case
from quizapp.bank.cases.facts import FactSheet, FactSheets
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import question_words
from quizapp.bank.reading import (
    Places,
    Vocabulary,
    read_document,
    read_document_with_places,
)
from quizapp.bank.reading.files import list_files, read_author_file

MAXIMUM_LINES = 80
FACTS = "facts.yaml"


class CaseFile(Struct, frozen=True):
    """A case with the name of its file."""

    name: str
    """The file's stem."""
    case: Case


def read_cases(folder: Path, catalogue: Catalogue) -> Iterator[CaseFile]:
    """Read every case of a folder, by name.

    :raises UnreadableError: with every fault of the first file that is wrong.
    """
    words = question_words(catalogue)
    for path in list_files(folder):
        if path.name != FACTS:
            yield CaseFile(path.stem, read_case(path, words))


def read_case(path: Path, words: Vocabulary) -> Case:
    """Read one case.

    :raises UnreadableError: with every fault of the file.
    """
    return read_case_with_places(path, words)[0]


def read_case_with_places(path: Path, words: Vocabulary) -> tuple[Case, Places]:
    """Read one case, and remember where everything stood.

    :raises UnreadableError: with every fault of the file.
    """
    file = read_author_file(path)
    return read_document_with_places(file.text, file.name, Case, words, MAXIMUM_LINES)


def read_facts(folder: Path, catalogue: Catalogue) -> tuple[FactSheet, ...]:
    """Read the document facts of a folder; without a file there are none.

    :raises UnreadableError: with every fault of the file.
    """
    path = folder / FACTS
    if not path.is_file():
        return ()
    file = read_author_file(path)
    words = question_words(catalogue)
    return read_document(file.text, file.name, FactSheets, words).sheets
