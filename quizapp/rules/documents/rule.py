"""Rules: passages of a document under a stable key, wherever their number moved."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.documents.edition import (
    Document,
    EditionDate,
    edition_in_force,
    parse_edition_date,
)
from quizapp.rules.documents.sections import section_number

_READ = tuple(parse_edition_date(day) for day in ("2010-10-01", "2016-09-30"))
_READ_FROM = parse_edition_date("2026-02-27")


class Citation(Struct, frozen=True, gc=False):
    """Where a rule is written in one edition."""

    document: Document
    number: str
    """Empty when the number in this edition is not verified."""
    title: str
    """Short name of the rule, for editions in which the number is not verified."""

    @property
    def verified(self) -> bool:
        """Say whether the number was seen in this edition."""
        return bool(self.number)

    def __str__(self) -> str:
        """Write the citation as judges do, or name the rule without a number."""
        if self.number:
            return f"{self.document} {self.number}"
        return f"{self.document}, {self.title}"


class Rule(Struct, frozen=True, gc=False):
    """A passage of a document."""

    key: str
    document: Document
    title: str
    section: str = ""
    """Key of a section that moved between editions, or empty."""
    suffix: str = ""
    """What follows the section's number, for example ".1a"."""
    earlier: tuple[str, str] | None = None
    """ISO date on which the suffix changed, and the suffix before that day."""
    numbers: tuple[str, str, str] = ("", "", "")
    """Number in the Comprehensive Rules of 2010-10-01, of 2016-09-30, and since 2026-02-27."""
    always: str = ""
    """The number where every edition known has the same one."""
    seen: tuple[tuple[str, str], ...] = ()
    """ISO date of an edition and the number from then on; not verified before the first."""

    def number_in(self, edition: EditionDate) -> str:
        """Return the number in an edition, or "" where it is not verified."""
        if self.always:
            return self.always
        if self.seen:
            return self._seen_in(edition)
        if self.section:
            return section_number(self.section, edition) + self._suffix_in(edition)
        if edition >= _READ_FROM:
            return self.numbers[2]
        return self.numbers[_READ.index(edition)] if edition in _READ else ""

    def _seen_in(self, edition: EditionDate) -> str:
        found = ""
        for day, number in self.seen:
            if parse_edition_date(day) <= edition:
                found = number
        return found

    def _suffix_in(self, edition: EditionDate) -> str:
        if self.earlier is not None and edition < parse_edition_date(self.earlier[0]):
            return self.earlier[1]
        return self.suffix

    def cite(self, as_of: EditionDate) -> Citation:
        """Cite the rule under the edition in force on a day."""
        edition = edition_in_force(self.document, as_of)
        return Citation(self.document, self.number_in(edition), self.title)


def comprehensive(key: str, title: str, *numbers: str) -> Rule:
    """Make a rule of the Comprehensive Rules with its numbers in the texts that were read.

    They are those of 2010-10-01 and of 2016-09-30 and those since 2026-02-27; "" stands
    where the passage was not found.
    """
    first, second, today = numbers
    return Rule(key, Document.CR, title, numbers=(first, second, today))
