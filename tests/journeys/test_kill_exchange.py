"""A process that is killed while bringing something in leaves all of it or nothing."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from quizapp.bank.places import collection_folders
from quizapp.interchange.added.shelf import CollectionShelf
from quizapp.interchange.history.lines import write_history
from quizapp.training.history.history import History
from tests.support.exchange_without_end import NAME, OFFERED
from tests.support.histories import Learner

ROOT = Path(__file__).parents[2]
ROUNDS = 8


def _kill_at_work(kind: str, folder: Path, chance: random.Random) -> None:
    """Let a process work for some rounds and a moment, and kill it."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.exchange_without_end", kind, str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 4)):
            assert process.stdout.readline() == "kept\n"
        # It is to be met somewhere in its work.
        with suppress(subprocess.TimeoutExpired):
            process.wait(chance.random() / 20)
        process.kill()


@pytest.mark.long
def test_a_history_is_all_there_or_as_it_was(tmp_path):
    chance = random.Random(7)
    learner = Learner(tmp_path / "source")
    learner.study("first", "rw" * 40, day=0)
    one = learner.history()
    learner.study("second", "r" * 80, day=3)
    both = learner.history()
    for name, history in (("one", one), ("both", both)):
        path = tmp_path / f"{name}.jsonl"
        path.write_text(write_history(history), "utf-8", newline="")
    target = Learner(tmp_path / "target")
    target.set()

    seen = []
    for _ in range(ROUNDS):
        _kill_at_work("history", target.folder, chance)
        found = target.history()
        assert found in (one, both, History(settings={}))
        assert target.wrong_days() == []
        seen.append(found)
        target.put(History())
    assert len({len(history.reviews) for history in seen}) > 1


@pytest.mark.long
def test_a_collection_is_all_there_or_not_at_all(tmp_path):
    chance = random.Random(8)

    for _ in range(ROUNDS):
        _kill_at_work("collection", tmp_path, chance)
        for folder in collection_folders(tmp_path):
            files = {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in folder.rglob("*")
                if path.is_file()
            }
            assert (folder.name, files) == (NAME, OFFERED.files)
            CollectionShelf(tmp_path).remove(NAME)
        with CollectionShelf(tmp_path).preparing("other", OFFERED):
            pass
        left = {path.name for path in (tmp_path / "collections").iterdir()}
        assert left <= {"in-use.lock", ".packs"}
