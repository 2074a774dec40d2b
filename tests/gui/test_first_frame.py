"""The first frame is the real start page, and loads nothing that it has no use of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quizapp.presenters.starting.kept_page import write_kept
from quizapp.storage.file.kept_page import state_of_progress, write_page
from quizapp.storage.stores import open_stores
from tests.support.kept_pages import make_kept

ROOT = Path(__file__).parents[2]
SLOW = (
    "click", "ctypes", "msgspec", "rich", "yaml", "sqlite_utils", "platformdirs", "quizapp.rules",
    "quizapp.bank.question_bank", "quizapp.storage.stores", "quizapp.training.study",
    "quizapp.presenters.study", "quizapp.gui.pages.question_page",
    "quizapp.gui.pages.home.opened_parts", "quizapp.gui.board",
    "quizapp.presenters.rules_texts", "quizapp.interchange", "quizapp.training.rules_texts",
    "fsrs", "quizapp.training.scheduling.memory", "quizapp.presenters.repetition",
)  # fmt: skip
MOST_MODULES = {"modules": 82, "all": 236}
"""How many modules of the program, and in all, may be loaded at the first picture."""
MOST_WITH_A_PAGE = {"modules": 82, "all": 238}
"""The same where a start page was kept: JSON in the place of SQLite."""
PROGRAM = """
import linecache, os, sys
from quizapp.desktop import window as desktop
from quizapp.__main__ import main
class Watch(desktop.FirstPaint):
    def __init__(self, window, begin):
        def look():
            home = window.home
            print([name for name in {slow!r} if name in sys.modules])
            print([name for name in linecache.cache if "quizapp" in name])
            ours = [name for name in sys.modules if name.startswith("quizapp")]
            print(len(ours) <= {modules}, len(sys.modules) <= {all})
            print(home.isVisible(), home.start_panel.isVisible(), home.width() > 640)
            window.close()
        super().__init__(window, look)
desktop.FirstPaint = Watch
sys.argv = ["quizapp", "--data", {folder!r}]
main()
"""


AT_NOON = """
import datetime
from quizapp.desktop import window
window.system_clock = lambda: datetime.datetime(2026, 11, 30, 12, tzinfo=datetime.UTC)
"""
NUMBERS = """
            print(home.findChild(object, "questions").text())
            print(home.findChild(object, "as-of").text())
            window.confirm_kept()
            print("quizapp.presenters.words.question" in sys.modules)
            window.close()"""


def _run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=os.environ | more,
        capture_output=True, text=True, encoding="utf-8", timeout=60,
    )  # fmt: skip


def test_at_the_first_picture_nothing_slow_is_loaded_and_the_start_page_is_there(
    tmp_path,
):
    done = _run("-c", PROGRAM.format(slow=SLOW, folder=str(tmp_path), **MOST_MODULES))

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["[]", "[]", "True True", "True True True"]


def test_at_the_first_picture_the_numbers_are_there_and_no_database_is_opened(tmp_path):
    open_stores(tmp_path).close()
    page = make_kept()._replace(progress=state_of_progress(tmp_path))
    write_page(tmp_path, write_kept(page))
    program = AT_NOON + PROGRAM.replace(
        "            window.close()", NUMBERS.strip("\n")
    )

    done = _run(
        "-c", program.format(slow=(*SLOW, "sqlite3"), folder=str(tmp_path), **MOST_WITH_A_PAGE),
        LANG="en_GB.UTF-8", LC_ALL="", LC_MESSAGES="", TZ="UTC",
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "[]", "[]", "True True", "True True True",
        "18", "As of 12:00, being confirmed", "False",
    ]  # fmt: skip


@pytest.mark.parametrize("option", ["--data", "--no-such-option"])
def test_a_line_that_is_wrong_is_answered_by_the_command_line(option):
    done = _run("-m", "quizapp", option, __file__)

    assert done.returncode == 2
    assert "Try 'quizapp --help' for help." in done.stderr
