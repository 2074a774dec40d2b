"""Copies or restores data over and over until killed, and says each time it is done.

Usage: python -m tests.support.copy_without_end back-up|restore DATA_FOLDER
"""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

from quizapp.storage.backups.restoring import restore_copy
from tests.support.kept_data import KeptData


def back_up(kept: KeptData) -> None:
    """Make one copy a day."""
    while True:
        kept.open_once()
        kept.pass_days(1)
        _say_done()


def restore(kept: KeptData) -> None:
    """Put back each of the copies beside the data folder in turn."""
    for copy in cycle(sorted(kept.folder.parent.glob("*.db"))):
        restore_copy(copy, kept.folder, kept.backups, kept.now)
        kept.pass_days(1)
        _say_done()


def _say_done() -> None:
    print("done", flush=True)  # noqa: T201 - the parent waits for it


if __name__ == "__main__":
    {"back-up": back_up, "restore": restore}[sys.argv[1]](KeptData(Path(sys.argv[2])))
