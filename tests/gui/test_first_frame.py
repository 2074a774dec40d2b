"""The first frame is the real start page, and loads nothing that it has no use of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SLOW = (
    "click", "ctypes", "msgspec", "rich", "yaml", "sqlite_utils", "platformdirs", "quizapp.rules",
    "quizapp.bank.question_bank", "quizapp.storage.stores", "quizapp.training.study",
    "quizapp.presenters.study", "quizapp.gui.pages.question_page",
    "quizapp.gui.pages.home.opened_parts", "quizapp.gui.board",
    "quizapp.presenters.rules_texts", "quizapp.interchange", "quizapp.training.rules_texts",
    "fsrs", "quizapp.training.scheduling.memory", "quizapp.presenters.repetition",
)  # fmt: skip
MOST_MODULES = {"modules": 80, "all": 235}
"""How many modules of the program, and in all, may be loaded at the first picture."""
PROGRAM = """
import os, sys
from quizapp.desktop import window as desktop
from quizapp.__main__ import main
class Watch(desktop.FirstPaint):
    def __init__(self, window, begin):
        def look():
            home = window.home
            print([name for name in {slow!r} if name in sys.modules])
            ours = [name for name in sys.modules if name.startswith("quizapp")]
            print(len(ours) <= {modules}, len(sys.modules) <= {all})
            print(home.isVisible(), home.start_panel.isVisible(), home.width() > 640)
            window.close()
        super().__init__(window, look)
desktop.FirstPaint = Watch
sys.argv = ["quizapp", "--data", {folder!r}]
main()
"""


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
    assert done.stdout.splitlines() == ["[]", "True True", "True True True"]


@pytest.mark.parametrize("option", ["--data", "--no-such-option"])
def test_a_line_that_is_wrong_is_answered_by_the_command_line(option):
    done = _run("-m", "quizapp", option, __file__)

    assert done.returncode == 2
    assert "Try 'quizapp --help' for help." in done.stderr
