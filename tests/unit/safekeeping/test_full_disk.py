"""A disk that is full stops a copy, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.histories import Learner
from tests.support.kept_data import KeptData

ROOT = Path(__file__).parents[3]
LIMITED = """
import resource, signal, sys
from pathlib import Path
from quizapp.storage.backups.restoring import restore_copy
from quizapp.training.safekeeping.kept_copy import NotRestoredError
from tests.support.kept_data import KeptData
kept = KeptData(Path(sys.argv[1]))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
if len(sys.argv) == 2:
    kept.open_once()
    print(kept.backups.failure)
else:
    try:
        restore_copy(Path(sys.argv[2]), kept.folder, kept.backups, kept.now)
    except NotRestoredError as error:
        print(error)
"""


def _on_a_full_disk(*arguments: Path) -> str:
    pytest.importorskip("resource")
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def kept(tmp_path) -> KeptData:
    """Give data that are larger than what fits on the disk."""
    Learner(tmp_path / "data").study("first", "r" * 30)
    kept = KeptData(tmp_path / "data")
    assert (kept.folder / "progress.db").stat().st_size > 40_000
    return kept


def test_the_copy_of_the_day_is_given_up_and_the_data_are_open(kept):
    before = kept.history()

    said = _on_a_full_disk(kept.folder)

    assert said.startswith("no copy of the data could be made (")
    assert said.count("\n") == 1
    assert list(kept.backups.folder.iterdir()) == []
    assert kept.history() == before


def test_a_copy_is_not_restored_and_the_data_stay(kept):
    copy = kept.back_up()
    Learner(kept.folder).study("second", "rr", day=1)
    before = kept.history()

    said = _on_a_full_disk(kept.folder, copy.path)

    assert "was not restored: no copy of the data could be made (" in said
    assert kept.history() == before
    assert kept.kinds() == ["asked"]
