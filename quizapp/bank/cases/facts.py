"""Document facts: rulings that no state of a game decides, with their date and source."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.family.family import Row


class DocumentFact(Struct, frozen=True, kw_only=True):
    """One statement about a document, true from one day on until another."""

    says: str
    since: str
    """ISO date."""
    until: str = ""
    """ISO date of the first day on which it no longer holds; empty if it still does."""
    source: str


class FactSheet(Struct, frozen=True, kw_only=True):
    """What the documents say about one row."""

    row: Row
    facts: tuple[DocumentFact, ...]


class FactSheets(Struct, frozen=True, kw_only=True):
    """All fact sheets."""

    sheets: tuple[FactSheet, ...]
