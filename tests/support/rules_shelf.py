"""Stand-ins for what keeps rules texts, and a shelf over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from quizapp.desktop.keeping.rules_files import read_rules
from quizapp.interchange.rules_shelf import RulesShelf
from quizapp.interchange.rules_text import parse_rules_text
from quizapp.rules.documents.edition import EditionDate
from quizapp.training.ports import NotKeptError
from quizapp.training.rules_texts import KeptEdition, RulesParagraph, RulesText
from tests.support.done_work import DoneWork
from tests.support.rules_text import make_rules_text


class MemoryTexts:
    """Keeps rules texts in memory; refuses while `broken`."""

    def __init__(self) -> None:
        self.texts: dict[EditionDate, RulesText] = {}
        self.broken = False

    def put(self, text: RulesText) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")
        self.texts[text.effective] = text

    def editions(self) -> list[KeptEdition]:
        return [
            KeptEdition(day, len(text.paragraphs))
            for day, text in sorted(self.texts.items())
        ]

    def paragraph(self, edition: EditionDate, number: str) -> RulesParagraph | None:
        text = self.texts.get(edition)
        return None if text is None else text.paragraph(number)


class MemoryNotes:
    """Keeps notes in memory; refuses while `broken`."""

    def __init__(self) -> None:
        self.notes: dict[str, str] = {}
        self.broken = False

    def all(self) -> dict[str, str]:
        return dict(self.notes)

    def keep(self, values: Mapping[str, str]) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")
        self.notes.update(values)


def make_shelf(texts: MemoryTexts | None = None) -> RulesShelf:
    """Make a shelf that keeps everything in memory."""
    return RulesShelf(texts or MemoryTexts(), MemoryNotes())


def put_edition(texts: MemoryTexts, date: str, more: Mapping[str, str]) -> None:
    """Keep an edition of a day, written as in the published files."""
    texts.put(parse_rules_text(make_rules_text(date, more=more)))


def write_rules_text(folder: Path, *, more: Mapping[str, str] | None = None) -> Path:
    """Write a small rules text to a file."""
    path = folder / "rules.txt"
    path.write_text(make_rules_text(more=more), encoding="utf-8")
    return path


def read_here(path: Path) -> DoneWork:
    """Read a file as the second process does, but at once and here."""
    return DoneWork(partial(read_rules, path))
