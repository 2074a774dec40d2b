"""What is taken out and brought back is equal: every table, whoever had filled it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from quizapp.storage.file.names import DATABASE_NAME
from tests.faults.kinds.study import Diligent
from tests.support.amounts import short_or_long

NOT_IN_A_HISTORY = {"rules_editions", "rules_paragraphs", "_sqlite_migrations"}
"""Rules texts have files of their own; the rest belongs to the file and not to a learner."""

ACTS = 120


@pytest.fixture(scope="module")
def lived(tmp_path_factory) -> Path:
    """Give the data of somebody who did everything that can be done for a while."""
    folder = tmp_path_factory.mktemp("lived")
    _live(folder, 1)
    _live(folder, 60)  # some weeks later
    return folder


def _live(folder: Path, number: int) -> None:
    learner = Diligent(folder, number)
    for _ in range(ACTS // 2):
        learner.act()
    learner.app.settings.set_language("fr")
    learner.app.study.suspend("family-39")
    learner.app.close()


def _run(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(main, ["--data", str(folder), "data", *words])
    assert done.exit_code == 0, done.output
    return done.output


def _tables(folder: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(folder / DATABASE_NAME)) as connection:
        return dict(_read_tables(connection))


def _read_tables(connection: sqlite3.Connection) -> Iterator[tuple[str, list[Any]]]:
    for (name,) in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table'"
    ).fetchall():
        if name not in NOT_IN_A_HISTORY:
            yield name, sorted(connection.execute(f"SELECT * FROM {name}").fetchall())


def test_there_is_something_in_every_table_so_that_equality_says_something(lived):
    assert [name for name, rows in _tables(lived).items() if not rows] == []


def test_a_history_with_its_settings_goes_round_and_every_table_is_equal(
    lived, tmp_path
):
    file, again = tmp_path / "history.jsonl", tmp_path / "again.jsonl"
    _run(lived, "export", str(file), "--settings")

    _run(tmp_path / "other", "import", str(file))

    assert _tables(tmp_path / "other") == _tables(lived)
    _run(tmp_path / "other", "export", str(again), "--settings")
    assert again.read_bytes() == file.read_bytes()
    assert '"version":' in file.read_text("utf-8").partition("\n")[0]


def test_a_copy_goes_round_and_every_table_is_equal(lived, tmp_path):
    copy = tmp_path / "copy.db"
    _run(lived, "backup", str(copy))

    _run(tmp_path / "other", "restore", str(copy))

    assert _tables(tmp_path / "other") == _tables(lived)
    assert "not" not in _run(tmp_path / "other", "check")


@pytest.mark.parametrize("number", short_or_long(3, 40))
def test_whatever_was_done_goes_round(number, tmp_path):
    learner = Diligent(tmp_path / "one", number)
    for _ in range(number * 10):
        learner.act()
    learner.app.close()
    file = tmp_path / "history.jsonl"
    _run(tmp_path / "one", "export", str(file), "--settings")

    _run(tmp_path / "other", "import", str(file))

    assert _tables(tmp_path / "other") == _tables(tmp_path / "one")
