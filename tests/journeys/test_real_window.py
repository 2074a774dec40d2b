"""The real program on a real screen: keys go the whole way, answers are on the disk."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from quizapp.storage.file.names import DATABASE_NAME
from tests.support.real_screen import ROOT, RealScreen, real_screen

_PATIENCE_S = 60.0
_LOOK_EVERY_S = 0.1
_ACT_EVERY = 60
"""Looks after which keys are pressed again that came before the data were open."""
_ANY, _OTHER = ("1",) * 5, ("2",) * 5
"""Keys that answer a question of any form: an order has no more than five places."""


@pytest.fixture
def screen() -> Iterator[RealScreen]:
    with real_screen() as made:
        yield made


@contextmanager
def _program(screen: RealScreen, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "quizapp", "--data", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, env=dict(screen.environment))
    try:
        screen.wait_for_window("^quizapp$")
        yield process
    finally:
        process.kill()
        process.wait(_PATIENCE_S)


class _Disk:
    """Looks at copies of the progress file: the program holds the file itself."""

    def __init__(self, folder: Path, place: Path) -> None:
        self._folder = folder
        self._place = place

    def rows(self, query: str) -> list[tuple[object, ...]]:
        for suffix in ("", "-wal"):
            source = self._folder / f"{DATABASE_NAME}{suffix}"
            copy = self._place / source.name
            copy.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, copy)
        with closing(sqlite3.connect(self._place / DATABASE_NAME)) as connection:
            try:
                return connection.execute(query).fetchall()
            except sqlite3.OperationalError:  # the tables are not made yet
                return []

    def wait_for(
        self,
        query: str,
        found: list[tuple[object, ...]],
        meanwhile: Callable[[], None] = lambda: None,
    ) -> None:
        """Wait until a query finds what it must; now and then do something for it."""
        pause, seen = threading.Event(), []
        for turn in range(int(_PATIENCE_S / _LOOK_EVERY_S)):
            if turn % _ACT_EVERY == 0:
                meanwhile()
            pause.wait(_LOOK_EVERY_S)
            seen = self.rows(query)
            if seen == found:
                return
        raise AssertionError(f"{query} finds {seen}, not {found}")


@pytest.fixture
def disk(tmp_path) -> _Disk:
    copies = tmp_path / "copies"
    copies.mkdir()
    return _Disk(tmp_path / "data", copies)


def test_a_first_verdict_by_keyboard_is_undone_kept_and_found_after_a_kill(
    screen, disk, tmp_path
):
    answers, started = "SELECT count(*) FROM reviews", "SELECT position FROM sessions"
    with _program(screen, tmp_path / "data"):
        disk.wait_for("SELECT count(*) FROM sessions", [(0,)])
        disk.wait_for(started, [(0,)], lambda: screen.press("Return"))
        screen.press(*_ANY, "Return")
        disk.wait_for(answers, [(1,)])
        screen.press("ctrl+z")
        disk.wait_for(answers, [(0,)])
        screen.press(*_OTHER, "Return")
        disk.wait_for(answers, [(1,)])

    with _program(screen, tmp_path / "data"):
        # No key here starts another session while the data are still being opened.
        again = ("Escape", "Escape", "r", "0")
        disk.wait_for(answers, [(2,)], lambda: screen.press(*again))
    assert disk.rows(started) == [(2,)]


def test_a_question_is_opened_by_its_id_whatever_is_due(screen, disk, tmp_path):
    def find() -> None:
        screen.press("Escape", "ctrl+k")
        screen.type("tutor-must-find")
        screen.press("ctrl+Return")

    with _program(screen, tmp_path / "data"):
        disk.wait_for("SELECT count(*) FROM sessions", [(0,)])
        disk.wait_for("SELECT position FROM sessions", [(0,)], find)
        screen.press("1", "Return")
        disk.wait_for("SELECT question_id FROM reviews", [("tutor-must-find",)])


@pytest.mark.long
@pytest.mark.parametrize(
    "journey",
    [
        "answer_by_keyboard",
        "edit_and_save_a_board",
        "mend_a_misconception",
        "export_from_the_window",
    ],
)
def test_a_journey_goes_the_same_way_on_a_real_screen(screen, journey):
    path = f"tests/journeys/test_{journey}.py"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", path]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider"], cwd=ROOT, env=dict(screen.environment),
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout
