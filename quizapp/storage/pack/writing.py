"""Writing a pack: a new file beside the old one, then in its place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from quizapp.bank.pack.pack_store import NewPack
from quizapp.bank.pack.packed import PackedFamily, pack_value
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.pack.schema import COLUMNS, WORDS, make_schema
from quizapp.storage.sqlite_library import has_full_text_search
from quizapp.storage.trouble import StorageTroubleError

_QUICK = ("PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF")
"""Nobody sees the file before it is whole and on the disk."""


class PackNotWrittenError(StorageTroubleError):
    """The pack could not be written; the old one, if any, is as it was."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The pack {path} could not be written: {reason}. Try again; if that does "
            "not help, delete the file: it can be made anew.",
        )


def write_pack(path: Path, pack: NewPack, *, full_text: bool | None = None) -> None:
    """Put a new pack in place of an old one, whole or not at all.

    The same content makes the same file, whatever was there before: everything is
    inserted in order, what is kept too.

    :raises StorageTroubleError: if that is not possible.
    """
    wanted = has_full_text_search() if full_text is None else full_text
    with FolderLock(path.parent):
        new = path.with_suffix(".new")
        try:
            new.unlink(missing_ok=True)
            _write(new, path, pack, wanted)
            _flush(new)
            new.replace(path)
        except (OSError, sqlite3.Error) as error:
            new.unlink(missing_ok=True)
            raise PackNotWrittenError(path, str(error)) from error


def _write(new: Path, old: Path, pack: NewPack, full_text: bool) -> None:
    address = f"{new.absolute().as_uri()}?mode=rwc"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db:
        for pragma in _QUICK:
            db.execute(pragma)
        if pack.kept:
            db.execute("ATTACH ? AS old", [f"{old.absolute().as_uri()}?mode=ro"])
            _check_kept(db, pack)
        db.execute("BEGIN")
        make_schema(db, full_text=full_text)
        _insert(db, "facts", "name, value", _facts(pack))
        _fill(db, pack)
        _insert(db, "words", WORDS, _words(db, pack))
        proofs = ((name, pack_value(pack.proofs[name])) for name in sorted(pack.proofs))
        _insert(db, "proofs", "question_id, proof", proofs)
        db.execute("COMMIT")


def _check_kept(db: sqlite3.Connection, pack: NewPack) -> None:
    """Refuse to take over families from a pack that lost them meanwhile."""
    there = {name for (name,) in db.execute("SELECT question_id FROM old.families")}
    if not pack.kept <= there:
        raise sqlite3.DatabaseError("another process changed it meanwhile")


def _facts(pack: NewPack) -> Sequence[tuple[str, str]]:
    moment = pack.compiled_at.isoformat(timespec="seconds")
    survey = msgspec.json.encode(pack.survey).decode()
    return (("compiled_at", moment), ("stamp", pack.stamp), ("survey", survey))


def _fill(db: sqlite3.Connection, pack: NewPack) -> None:
    by_id = {family.entry.id: family for family in pack.families}
    for question_id in sorted({*by_id, *pack.kept}):
        family = by_id.get(question_id)
        for table, columns in COLUMNS.items():
            if family is None:
                _take_over(db, table, columns, question_id)
            else:
                _insert(db, table, columns, _rows(table, family))


def _words(db: sqlite3.Connection, pack: NewPack) -> list[tuple[str, ...]]:
    """List the rows of the index, sorted; they are inserted at one go.

    Where the index cuts its parts depends on what happens between two insertions.
    """
    old: list[tuple[str, ...]] = []
    if pack.kept:
        old = db.execute(f"SELECT {WORDS} FROM old.words").fetchall()
    kept = [row for row in old if row[0] in pack.kept]
    new: list[tuple[str, ...]] = [
        (family.entry.id, e.language, e.texts, e.cards, e.topics, e.rules)
        for family in pack.families
        for e in family.indexed
    ]
    return sorted(kept + new)


def _take_over(
    db: sqlite3.Connection, table: str, columns: str, question_id: str
) -> None:
    db.execute(
        f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM old.{table}"
        " WHERE question_id = ? ORDER BY rowid",
        [question_id],
    )


def _insert(
    db: sqlite3.Connection,
    table: str,
    columns: str,
    rows: Iterable[tuple[Any, ...]],
) -> None:
    marks = ", ".join("?" * (columns.count(",") + 1))
    db.executemany(f"INSERT INTO main.{table} ({columns}) VALUES ({marks})", rows)


def _rows(table: str, family: PackedFamily) -> Iterable[tuple[Any, ...]]:
    question_id = family.entry.id
    if table == "families":
        return [(question_id, family.entry.content_hash, pack_value(family.entry))]
    if table == "variants":
        return [(question_id, each.filling, each.key) for each in family.variants]
    return [
        (
            question_id,
            variant.filling,
            e.language,
            e.question,
            e.explanations,
            e.dated,
        )
        for variant in family.variants
        for e in variant.texts
    ]


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
