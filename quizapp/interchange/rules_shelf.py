"""The rules shelf: published files go in, paragraphs come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from quizapp.interchange.rules_text import decode_rules_text, parse_rules_text
from quizapp.rules.documents.edition import EditionDate
from quizapp.training.rules_texts import (
    Flaw,
    KeptEdition,
    NotARulesTextError,
    RulesParagraph,
    RulesText,
    RulesTextStore,
)

MOST_BYTES = 16_000_000
"""A published text is a tenth of this; anything larger is not even read."""

_HINT_SAID = "rules_hint_said"


def read_rules_file(path: Path) -> RulesText:
    """Read a published file.

    :raises NotARulesTextError: if it is none, saying why.
    """
    return parse_rules_text(decode_rules_text(_read(path)))


class NotesStore(Protocol):
    """Keeps small notes by name, as settings are kept."""

    def all(self) -> Mapping[str, str]:
        """Give every note."""

    def keep(self, values: Mapping[str, str]) -> None:
        """Keep all of these notes, or none of them."""


class RulesShelf:
    """The learner's rules texts, read from files and kept in a store."""

    def __init__(self, store: RulesTextStore, notes: NotesStore) -> None:
        self._store = store
        self._notes = notes

    def import_file(self, path: Path) -> KeptEdition:
        """Read a published file and keep it; the same edition again replaces it.

        :raises NotARulesTextError: if it is none, saying why.
        :raises NotKeptError: if it cannot be kept; what was there stays.
        """
        return self.keep(read_rules_file(path))

    def keep(self, text: RulesText) -> KeptEdition:
        """Keep a text that was read; the same edition again replaces it.

        :raises NotKeptError: if it cannot be kept; what was there stays.
        """
        self._store.put(text)
        return KeptEdition(text.effective, len(text.paragraphs))

    def editions(self) -> Sequence[KeptEdition]:
        """List the editions, oldest first."""
        return self._store.editions()

    def paragraph(self, edition: EditionDate, number: str) -> RulesParagraph | None:
        """Return a paragraph of an edition, if both are there."""
        return self._store.paragraph(edition, number)

    def is_hint_due(self) -> bool:
        """Say whether the learner was never told how to import."""
        return _HINT_SAID not in self._notes.all()

    def note_hint(self) -> None:
        """Remember that the learner was told how to import.

        :raises NotKeptError: if that cannot be kept.
        """
        self._notes.keep({_HINT_SAID: "1"})


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NotARulesTextError(
            Flaw.UNREADABLE, f"it cannot be read ({error.strerror or error})"
        ) from error
    if len(content) > MOST_BYTES:
        raise NotARulesTextError(Flaw.TOO_LARGE, "it is far too large")
    return content
