"""Modules loaded ahead: in order, one at a time, and everything a page stands on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from quizapp.desktop.ahead.modules import imports_of, loading_jobs

ROOT = Path(__file__).parents[3]
TEXT = """
from typing import TYPE_CHECKING
from quizapp.one import One
import quizapp.two
import pathlib
if TYPE_CHECKING:
    from quizapp.types_alone import Three
from quizapp.four import Four
def later():
    from quizapp.later import Five
"""
PROGRAM = """
import sys
from quizapp.desktop.ahead.modules import PAGES, loading_jobs
from quizapp.desktop import window
most = 0
for job in loading_jobs():
    before = {name for name in sys.modules if name.startswith("quizapp.")}
    job()
    after = {name for name in sys.modules if name.startswith("quizapp.")}
    most = max(most, len(after - before))
print(most <= 20, set(PAGES) <= set(sys.modules))
"""


def test_what_a_module_imports_is_read_without_types_and_without_later_imports():
    found = tuple(imports_of(compile(TEXT, "text", "exec")))

    assert found == ("quizapp.one", "quizapp.two", "quizapp.four")


def test_a_turn_loads_one_module_with_its_package_and_in_the_end_all_are_there():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert done.stdout.strip() == "True True", done.stderr


def test_what_is_there_already_is_not_loaded_again():
    assert list(loading_jobs(("quizapp.desktop.ahead.modules",))) == []
