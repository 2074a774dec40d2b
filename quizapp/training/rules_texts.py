"""Rules texts that the learner brought: editions, their paragraphs, and who keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from quizapp.rules.documents.edition import EDITIONS, Document, EditionDate


class Flaw(StrEnum):
    """Why a file is refused."""

    UNREADABLE = "unreadable"
    """The file cannot be read at all."""
    TOO_LARGE = "too-large"
    NO_DATE = "no-date"
    """Its beginning does not say from which day the rules are effective."""
    NO_CONTENTS = "no-contents"
    """There is no list of contents followed by the first section."""
    TOO_FEW = "too-few"
    """It has too few numbered rules."""


class NotARulesTextError(ValueError):
    """A file is no Comprehensive Rules text as published."""

    def __init__(self, flaw: Flaw, reason: str) -> None:
        super().__init__(reason)
        self.flaw = flaw


class RulesParagraph(Struct, frozen=True):
    """One numbered paragraph."""

    number: str
    text: str
    examples: tuple[str, ...] = ()


class RulesText(Struct, frozen=True):
    """One edition of the Comprehensive Rules."""

    effective: EditionDate
    paragraphs: Mapping[str, RulesParagraph]
    """By number; headings of sections are among them."""

    def paragraph(self, number: str) -> RulesParagraph | None:
        """Return a paragraph, if the edition has one of that number."""
        return self.paragraphs.get(number)


class KeptEdition(Struct, frozen=True):
    """An edition that was imported."""

    effective: EditionDate
    count: int
    """How many numbered paragraphs it has."""


class RulesTextStore(Protocol):
    """Keeps rules texts by edition."""

    def put(self, text: RulesText) -> None:
        """Keep an edition whole, in place of the same edition if there was one.

        :raises NotKeptError: if it cannot be kept; what was there stays.
        """

    def editions(self) -> Sequence[KeptEdition]:
        """List the editions, oldest first."""

    def paragraph(self, edition: EditionDate, number: str) -> RulesParagraph | None:
        """Return a paragraph of an edition, if both are there."""


class RulesTexts(Protocol):
    """The learner's rules texts, as pages use them."""

    def keep(self, text: RulesText) -> KeptEdition:
        """Keep a text that was read.

        :raises NotKeptError: if it cannot be kept; what was there stays.
        """

    def editions(self) -> Sequence[KeptEdition]:
        """List the editions, oldest first."""

    def paragraph(self, edition: EditionDate, number: str) -> RulesParagraph | None:
        """Return a paragraph of an edition, if both are there."""

    def is_hint_due(self) -> bool:
        """Say whether the learner was never told how to import."""

    def note_hint(self) -> None:
        """Remember that the learner was told how to import.

        :raises NotKeptError: if that cannot be kept.
        """


def edition_for(
    editions: Sequence[KeptEdition], as_of: EditionDate
) -> EditionDate | None:
    """Pick the imported edition that is in force on a day, or the oldest one."""
    days = sorted(edition.effective for edition in editions)
    earlier = [day for day in days if day <= as_of]
    nearest = earlier[-1:] or days[:1]
    return nearest[0] if nearest else None


def is_in_force(edition: EditionDate, as_of: EditionDate) -> bool:
    """Say whether no edition known is newer than this one on a day."""
    later = (known for known in EDITIONS[Document.CR] if edition < known <= as_of)
    return edition <= as_of and not any(later)
