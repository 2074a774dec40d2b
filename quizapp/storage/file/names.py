"""Names of the files in the data folder, and the journal that may be beside one."""

from __future__ import annotations

from pathlib import Path

DATABASE_NAME = "progress.db"
LOCK_NAME = "in-use.lock"
REGISTER_NAME = "learners.json"
"""Who learns here, and who did last; without it there is the first learner alone."""
PAGE_NAME = "start-page.json"
"""The start page as it was last read; without it the first picture has no numbers."""


def journal_of(path: Path) -> Path:
    """Name the journal that may hold the newest answers."""
    return path.with_name(path.name + "-wal")


def has_journal(path: Path) -> bool:
    """Say whether there is a journal with anything in it."""
    journal = journal_of(path)
    return journal.is_file() and journal.stat().st_size > 0
