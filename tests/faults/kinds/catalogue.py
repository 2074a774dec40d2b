"""All kinds of work that are killed, by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.faults.kind import Kind
from tests.faults.kinds.bringing_in import Collection, HistoryImport
from tests.faults.kinds.copies import Backup, Restore
from tests.faults.kinds.migration import Migration
from tests.faults.kinds.pack import PackBuild
from tests.faults.kinds.room import ExamRoom
from tests.faults.kinds.sitting import ExamSitting
from tests.faults.kinds.study import Study
from tests.faults.kinds.two_windows import TwoWindows

MakeKind = Callable[[Path], Kind]

KINDS: dict[str, MakeKind] = {
    "study": Study,
    "exam sitting": ExamSitting,
    "history import": HistoryImport,
    "collection import": Collection,
    "migration": Migration,
    "pack build": PackBuild,
    "backup": Backup,
    "restore": Restore,
    "exam room": ExamRoom,
    "two windows": TwoWindows,
}
"""Each is made in a folder of its own."""
