"""A manuscript: the text of a question file as its author has it before them."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from quizapp.bank.family.loading import MAXIMUM_LINES, LoadedFamily, open_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.document import Source
from quizapp.bank.reading.files import decode_text, hash_content


class Manuscript(Struct, frozen=True):
    """A text, whether it was ever saved or not."""

    question_id: str
    file: str
    """What messages call it."""
    text: str
    collection: Path | None = None
    """Folder of the collection whose cards it may name besides those of the program."""


def read_manuscript(manuscript: Manuscript, bank: QuestionBank) -> LoadedFamily:
    """Read a manuscript as its file would be read.

    :raises UnreadableError: with every fault of the text.
    """
    content = manuscript.text.encode("utf-8", "surrogatepass")
    text = decode_text(content, manuscript.file)
    source = Source(text, manuscript.file, MAXIMUM_LINES)
    family = open_family(source, bank.catalogue)
    return LoadedFamily(
        manuscript.question_id,
        family,
        hash_content(content),
        manuscript.file,
        source,
    )
