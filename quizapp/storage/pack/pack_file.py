"""The pack in a file of its own: read by anybody, written by one process at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.bank.pack.pack_store import NewPack
from quizapp.bank.pack.packed import (
    DamagedPackError,
    Entry,
    Packed,
    PackedTexts,
    is_packed,
    unpack_value,
)
from quizapp.bank.proving.proof import Proof
from quizapp.bank.survey.survey import Survey
from quizapp.storage.file.reading import connect_reading
from quizapp.storage.pack.schema import PACK_ID

PACK_FOLDER = "pack"
PACK_NAME = "pack.db"

_EVERY_VALUE = (
    "SELECT question_id, entry FROM families",
    "SELECT question_id, key FROM variants",
    "SELECT question_id, question, explanations, dated FROM texts",
)
_TEXTS = """
    SELECT language, question, explanations, dated FROM texts
    WHERE question_id = ? AND filling = ? AND language = ?
"""
_SEARCH = "SELECT rowid FROM words WHERE words MATCH ?"
_LISTED = "SELECT rowid, question_id FROM words WHERE language = ?"
_SEARCH_SLOWLY = """
    SELECT question_id FROM words WHERE language = ? AND {each} ORDER BY question_id
"""
_HAS = "texts || ' ' || cards || ' ' || topics || ' ' || rules LIKE ? ESCAPE '!'"


class PackFile:
    """One pack in a folder of the learner's data; fulfils the bank's `PackStore`.

    It can be made again at any time. So a file that is missing, damaged or foreign is
    not spoken of: it holds nothing.
    """

    def __init__(self, data_folder: Path) -> None:
        self.path = data_folder / PACK_FOLDER / PACK_NAME
        self._doubt = self.path.with_suffix(".doubt")
        self._opened: sqlite3.Connection | None = None
        self._listed: dict[str, dict[int, str]] = {}
        """By language: ids of the families, by the rows that their words stand in."""

    def stamp(self) -> str:
        """Return the hash of what the pack was compiled from, or "" if it is doubted."""
        if self._doubt.exists():
            return ""
        rows = self._select("SELECT value FROM facts WHERE name = 'stamp'")
        return str(rows[0][0]) if rows else ""

    def entries(self) -> tuple[Entry, ...]:
        """List the families, sorted by id; none if one of them is damaged."""
        rows = self._select("SELECT entry FROM families ORDER BY question_id")
        try:
            return tuple(unpack_value(row[0], Entry) for row in rows)
        except DamagedPackError:
            return ()

    def proofs(self) -> dict[str, Proof]:
        """Return the proofs, by id of the family; none if one of them is damaged."""
        rows = self._select(
            "SELECT question_id, proof FROM proofs ORDER BY question_id"
        )
        try:
            return {name: unpack_value(proof, Proof) for name, proof in rows}
        except DamagedPackError:
            return {}

    def survey(self) -> Survey | None:
        """Return what the families are together; None if that is not there."""
        rows = self._select("SELECT value FROM facts WHERE name = 'survey'")
        try:
            return msgspec.json.decode(rows[0][0], type=Survey) if rows else None
        except msgspec.DecodeError:
            return None

    def answer_key(self, question_id: str, filling: str) -> Packed | None:
        """Return the key of a variant, an `AnswerKey`."""
        rows = self._select(
            "SELECT key FROM variants WHERE question_id = ? AND filling = ?",
            [question_id, filling],
        )
        return rows[0][0] if rows else None

    def texts(
        self, question_id: str, filling: str, language: str
    ) -> PackedTexts | None:
        """Return what is said about a variant."""
        rows = self._select(_TEXTS, [question_id, filling, language])
        if not rows:
            return None
        said_in, question, explanations, dated = rows[0]
        return PackedTexts(
            language=said_in, question=question, explanations=explanations, dated=dated
        )

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """List the ids of families in which all these words stand, sorted.

        Only the index is read: the texts, and how well each fits, cost ten times that.
        """
        wanted = words.split()
        if not wanted:
            return ()
        quoted = " ".join('"' + each.replace('"', '""') + '"*' for each in wanted)
        rows = self._select(_SEARCH, [quoted])
        if not rows:
            slowly = self._search_slowly(wanted, language)
            return tuple(question_id for (question_id,) in slowly)
        if language not in self._listed:
            self._listed[language] = dict(self._select(_LISTED, [language]))
        listed = self._listed[language]
        return tuple(sorted([listed[row] for (row,) in rows if row in listed]))

    def find_damaged(self) -> frozenset[str]:
        """Look at everything that is packed; name the families that must be made again."""
        if not self.path.is_file():
            return frozenset()
        sound = self._select("PRAGMA quick_check(1)") == [("ok",)]
        return frozenset(
            question_id
            for query in _EVERY_VALUE
            for question_id, *values in self._select(query)
            if not sound or not all(map(is_packed, values))
        )

    def distrust(self) -> None:
        """Remember that something in it is damaged; where that fails it is met again."""
        with suppress(OSError):
            self._doubt.touch()

    def rewrite(self, pack: NewPack) -> None:
        """Put a new pack in place of the old one, whole or not at all.

        :raises StorageTroubleError: if it cannot be written.
        """
        note_long_work(LongWork.PACK)
        # Loaded here: most who open a pack only read it.
        from quizapp.storage.pack.writing import write_pack

        self.close()
        write_pack(self.path, pack)
        self._doubt.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file; it is opened again when something is asked for."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None
        self._listed.clear()

    def _search_slowly(self, words: Sequence[str], language: str) -> list[Any]:
        """Search a pack that was written without FTS5; in others it finds nothing."""
        kind = "SELECT sql FROM sqlite_schema WHERE name = 'words'"
        if any("VIRTUAL" in str(row[0]) for row in self._select(kind)):
            return []
        query = _SEARCH_SLOWLY.format(each=" AND ".join([_HAS] * len(words)))
        return self._select(query, [language, *map(_like, words)])

    def _select(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        try:
            return self._connection().execute(query, values).fetchall()
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
                self.distrust()
            return []
        except OSError:
            return []

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            if not self.path.is_file():
                raise FileNotFoundError(self.path)
            opened = connect_reading(self.path)
            mark = opened.execute("PRAGMA application_id").fetchone()[0]
            if mark != PACK_ID:
                opened.close()
                raise sqlite3.DatabaseError("not a pack")
            self._opened = opened
        return self._opened


def _like(word: str) -> str:
    for special in "!%_":
        word = word.replace(special, f"!{special}")
    return f"%{word}%"
