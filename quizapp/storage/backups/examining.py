"""Examining data without changing them: what is sound, and what does not add up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from sqlite_utils import Database

from quizapp.storage.backups.restoring import check_copy
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.inspection import inspect_file
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.file.reading import connect_reading
from quizapp.storage.migrations import SCHEMA_VERSION
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.trouble import DamagedDatabaseError, NewerDatabaseError
from quizapp.training.safekeeping.kept_copy import KeptCopy, NotRestoredError

_ITEMS_APART = """
    SELECT question_id FROM review_items
    WHERE question_id NOT IN (SELECT question_id FROM reviews)
    UNION
    SELECT question_id FROM reviews
    WHERE question_id NOT IN (SELECT question_id FROM review_items)
    ORDER BY question_id
"""


class Examined(Struct, frozen=True):
    """One thing that was looked at."""

    subject: str
    good: bool
    statement: str


def examine_data(data_folder: Path, copies: list[KeptCopy]) -> list[Examined]:
    """Look at the progress file and its copies, reading only.

    :raises DataInUseError: if another process works with the data.
    :raises UnwritableFolderError: if the folder cannot be used at all.
    """
    path = data_folder / DATABASE_NAME
    if not path.exists():
        found = [Examined("progress file", good=True, statement="there is none yet")]
    else:
        with FolderLock(data_folder):
            found = list(_examine_file(path))
    return [*found, *map(_examine_copy, copies)]


def _examine_file(path: Path) -> Iterator[Examined]:
    try:
        inspect_file(path)
    except DamagedDatabaseError as error:
        yield Examined("progress file", good=False, statement=error.reason)
        return
    except NewerDatabaseError:
        said = "a newer version of this program wrote it"
        yield Examined("progress file", good=False, statement=said)
        return
    yield Examined("progress file", good=True, statement="whole, and its tables fit")
    with closing(connect_reading(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version != SCHEMA_VERSION:
            said = (
                f"its form is {version}; it becomes {SCHEMA_VERSION} when it is opened"
            )
            yield Examined("form", good=True, statement=said)
            return
        yield from _examine_sums(Database(connection, execute_plugins=False))


def _examine_sums(db: Database) -> Iterator[Examined]:
    reviews = ReviewRepository(db)
    try:
        reviews.check()
        days = reviews.find_wrong_days()
        items = [name for (name,) in db.execute(_ITEMS_APART)]
    except DamagedDatabaseError as error:
        yield Examined("answers", good=False, statement=error.reason)
        return
    yield Examined("answers", good=True, statement="every one can be read")
    yield _compared("summaries of days", days)
    yield _compared("schedule", items)


def _compared(subject: str, apart: list[str]) -> Examined:
    if not apart:
        return Examined(subject, good=True, statement="as the answers give it")
    said = f"not as the answers give it: {', '.join(apart[:5])}"
    more = f" and {len(apart) - 5} more" if len(apart) > 5 else ""
    return Examined(subject, good=False, statement=said + more)


def _examine_copy(copy: KeptCopy) -> Examined:
    try:
        check_copy(copy.path)
    except NotRestoredError as error:
        return Examined(copy.path.name, good=False, statement=error.reason)
    return Examined(copy.path.name, good=True, statement="can be restored")
