"""A process that is killed while copying or restoring leaves sound data and copies."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from quizapp.storage.backups.restoring import check_copy
from quizapp.storage.file.names import DATABASE_NAME
from tests.support.amounts import short_or_long
from tests.support.histories import Learner
from tests.support.kept_data import KeptData

ROOT = Path(__file__).parents[2]


def _kill_at_work(kind: str, folder: Path, chance: random.Random) -> None:
    """Let a process work for some rounds and a moment, and kill it."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.copy_without_end", kind, str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 4)):
            assert process.stdout.readline() == "done\n"
        # It is to be met somewhere in its work.
        with suppress(subprocess.TimeoutExpired):
            process.wait(chance.random() / 20)
        process.kill()


@pytest.fixture
def learner(tmp_path) -> Learner:
    """Give data with many answers."""
    learner = Learner(tmp_path / "data")
    learner.study("first", "rw" * 30)
    return learner


@pytest.mark.parametrize("rounds", short_or_long(3, 12))
def test_copies_are_whole_and_the_data_are_as_they_were(learner, rounds):
    chance = random.Random(9)
    before = learner.history()
    kept = KeptData(learner.folder)

    for _ in range(rounds):
        _kill_at_work("back-up", learner.folder, chance)

        copies = kept.backups.list_copies()
        assert copies
        for copy in copies:
            check_copy(copy.path)
        assert learner.history() == before


@pytest.mark.parametrize("rounds", short_or_long(5, 12))
def test_the_data_are_one_copy_or_another_and_never_a_mixture(learner, rounds):
    chance = random.Random(10)
    kept = KeptData(learner.folder)
    histories = []
    for number in range(3):
        learner.study(f"more-{number}", "r" * 20 * number, day=number + 1, count=50)
        shutil.copyfile(
            kept.back_up().path, learner.folder.parent / f"copy-{number}.db"
        )
        histories.append(learner.history())
    seen = []

    for _ in range(rounds):
        _kill_at_work("restore", learner.folder, chance)

        found = learner.history()
        assert found in histories
        assert learner.wrong_days() == []
        seen.append(histories.index(found))
    assert len(set(seen)) > 1
    assert (learner.folder / DATABASE_NAME).is_file()
