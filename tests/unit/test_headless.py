"""Everything but the window works on a machine without Qt."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.support.house import ROOT, question_ids

WITHOUT_QT = "import sys; sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"

IMPORT_ALL = """
import importlib, pkgutil
package = importlib.import_module({package!r})
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
    print(module.name)
"""

RUN_COMMAND = """
from quizapp.cli.main import main
main({arguments!r}, prog_name="quizapp")
"""


def _run_without_qt(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT + program],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize(
    "floor", ["rules", "bank", "training", "presenters", "storage", "hub", "cli"]
)
def test_a_floor_without_windows_is_imported_without_qt(floor):
    done = _run_without_qt(IMPORT_ALL.format(package=f"quizapp.{floor}"))

    assert done.returncode == 0, done.stderr


def test_a_key_is_derived_without_qt():
    question = min(question_ids(ROOT))
    arguments = ["key", question, "--json"]

    done = _run_without_qt(RUN_COMMAND.format(arguments=arguments))

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["id"] == question


def test_a_question_file_is_checked_without_qt():
    path = min((ROOT / "questions").glob(f"*/{min(question_ids(ROOT))}.yaml"))
    arguments = ["check", str(path), "--json"]

    done = _run_without_qt(RUN_COMMAND.format(arguments=arguments))

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["errors"] == []
