"""`quizapp data check`, `backup` and `restore` from the command line."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quizapp.cli.main import main
from quizapp.storage.stores import open_stores
from tests.support.histories import Learner


@pytest.fixture
def learner(tmp_path) -> Learner:
    """Give data with three answers."""
    learner = Learner(tmp_path / "data")
    learner.study("first", "rwr")
    return learner


def _run(learner: Learner, *words: str | Path) -> Result:
    arguments = ["--data", str(learner.folder), "data", *map(str, words)]
    return CliRunner().invoke(main, arguments)


def _change(learner: Learner, *statements: str) -> None:
    path = learner.folder / "progress.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_sound_data_and_their_copies_are_said_to_be_sound(learner):
    _run(learner, "backup")

    done = _run(learner, "check")

    assert done.exit_code == 0, done.output
    assert "ok     summaries of days: as the answers give it" in done.output
    assert "ok     schedule: as the answers give it" in done.output
    assert ".db: can be restored" in done.output
    assert "WRONG" not in done.output


def test_a_folder_without_data_is_no_trouble(tmp_path):
    done = _run(Learner(tmp_path / "none"), "check", "--json")

    assert json.loads(done.output)["ok"] is True
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("statement", "subject"),
    [
        ("UPDATE days SET duration_ms = duration_ms + 1", "summaries of days"),
        ("DELETE FROM review_items WHERE question_id = 'q1'", "schedule"),
        ("UPDATE reviews SET chosen = '{}'", "answers"),
        ("PRAGMA application_id = 0", "progress file"),
    ],
)
def test_what_does_not_add_up_is_named(learner, statement, subject):
    _change(learner, statement)

    done = _run(learner, "check", "--json")

    said = json.loads(done.output)
    assert done.exit_code == 1
    assert [each["subject"] for each in said["findings"] if not each["good"]] == [
        subject
    ]


def test_a_damaged_copy_is_named(learner):
    copy = Path(json.loads(_run(learner, "backup", "--json").output)["file"])
    copy.write_bytes(copy.read_bytes()[:5000])

    done = _run(learner, "check")

    assert done.exit_code == 1
    assert f"WRONG  {copy.name}: it is damaged (" in done.output
    assert "restore --list" in done.output


def test_checking_changes_nothing(learner):
    path = learner.folder / "progress.db"
    before = path.read_bytes()

    _run(learner, "check")

    assert path.read_bytes() == before
    assert not (learner.folder / "backups").exists()


def test_a_file_of_ones_own_is_made_and_restored_elsewhere(learner, tmp_path):
    copy = tmp_path / "stick.db"
    assert _run(learner, "backup", copy).exit_code == 0

    other = Learner(tmp_path / "other")
    done = _run(other, "restore", copy)

    assert done.output == f"{copy} is restored.\n"
    assert other.history() == learner.history()


def test_a_file_that_is_there_is_replaced_only_by_force(learner, tmp_path):
    copy = tmp_path / "stick.db"
    copy.write_text("mine")

    refused = _run(learner, "backup", copy)
    assert refused.exit_code == 1
    assert copy.read_text() == "mine"

    assert _run(learner, "backup", copy, "--force").exit_code == 0
    assert copy.stat().st_size > 1000


def test_a_copy_is_restored_by_its_name_and_the_rest_kept_aside(learner):
    before = learner.history()
    copy = Path(json.loads(_run(learner, "backup", "--json").output)["file"])
    learner.study("second", "rr", day=1)

    done = _run(learner, "restore", copy.name)

    assert done.exit_code == 0, done.output
    assert "What was there before is kept as " in done.output
    assert learner.history() == before
    listed = json.loads(_run(learner, "restore", "--list", "--json").output)
    assert [each["kind"] for each in listed] == ["replaced", "asked"]


def test_the_list_says_why_each_copy_was_made(learner):
    assert _run(learner, "restore", "--list").output == "There is no copy yet.\n"
    _run(learner, "backup")

    [line] = _run(learner, "restore", "--list").output.splitlines()

    assert line.endswith("asked for")


def test_without_a_copy_nothing_is_restored(learner):
    done = _run(learner, "restore")

    assert done.exit_code == 2
    assert "--list" in done.output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("restore", "nothing.db"), "there is no such file"),
        (("restore", __file__), "it is no copy of answers of this program"),
        (("backup", "no-such-folder/copy.db"), "there is no folder"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(learner, words, reason):
    done = _run(learner, *words)

    assert done.exit_code == 1
    assert reason in done.output
    assert done.output.count("\n") == 1


def test_data_in_use_are_neither_copied_nor_restored(learner, tmp_path):
    copy = tmp_path / "stick.db"
    _run(learner, "backup", copy)
    stores = open_stores(learner.folder)

    for words in (("backup",), ("restore", copy), ("check",)):
        done = _run(learner, *words)
        assert done.exit_code == 1
        assert "open in another window" in done.output
    stores.close()


def test_nothing_is_copied_where_there_is_nothing(tmp_path):
    done = _run(Learner(tmp_path / "none"), "backup")

    assert done.exit_code == 1
    assert "there are no answers in" in done.output.lower()


def test_a_command_says_that_no_copy_of_the_day_could_be_made(learner, tmp_path):
    (learner.folder / "backups").write_text("in the way")

    done = _run(learner, "export", tmp_path / "out.jsonl")

    assert done.exit_code == 0
    assert "Note: no copy of the data could be made" in done.stderr
