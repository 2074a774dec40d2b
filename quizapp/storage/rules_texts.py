"""The repository of rules texts: the editions that the learner imported."""

from __future__ import annotations

import msgspec
from sqlite_utils import Database

from quizapp.rules.documents.edition import EditionDate, parse_edition_date
from quizapp.storage.guards import read_soundly, write_whole
from quizapp.training.rules_texts import KeptEdition, RulesParagraph, RulesText

_COUNTED = (
    "SELECT effective, count(number) FROM rules_editions"
    " LEFT JOIN rules_paragraphs USING (effective)"
    " GROUP BY effective ORDER BY effective"
)


class RulesTextRepository:
    """Keeps rules texts and gives back single paragraphs."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def put(self, text: RulesText) -> None:
        """Keep an edition whole, in place of the same edition if there was one."""
        effective = str(text.effective)
        with write_whole(self._db):
            self._db.execute(
                "DELETE FROM rules_editions WHERE effective = ?", [effective]
            )
            self._db.execute(
                "INSERT INTO rules_editions (effective) VALUES (?)", [effective]
            )
            self._db.conn.executemany(
                "INSERT INTO rules_paragraphs (effective, number, words, examples)"
                " VALUES (?, ?, ?, ?)",
                [_to_row(effective, each) for each in text.paragraphs.values()],
            )

    def editions(self) -> list[KeptEdition]:
        """List the editions, oldest first.

        :raises DamagedDatabaseError: if one cannot be read.
        """
        with read_soundly(self._db):
            return [
                KeptEdition(parse_edition_date(effective), count)
                for effective, count in self._db.execute(_COUNTED).fetchall()
            ]

    def paragraph(self, edition: EditionDate, number: str) -> RulesParagraph | None:
        """Return a paragraph of an edition, if both are there.

        :raises DamagedDatabaseError: if it cannot be read.
        """
        with read_soundly(self._db):
            row = self._db.execute(
                "SELECT number, words, examples FROM rules_paragraphs"
                " WHERE effective = ? AND number = ?",
                [str(edition), number],
            ).fetchone()
            return None if row is None else _from_row(row)


def _to_row(effective: str, paragraph: RulesParagraph) -> tuple[str, str, str, str]:
    examples = msgspec.json.encode(paragraph.examples).decode()
    return effective, paragraph.number, paragraph.text, examples


def _from_row(row: tuple[str, str, str]) -> RulesParagraph:
    number, words, examples = row
    found = msgspec.json.decode(examples, type=tuple[str, ...])
    return RulesParagraph(number, words, found)
