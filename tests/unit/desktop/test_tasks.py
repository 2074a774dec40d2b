"""What the window composes for its pages leaves the engine to the second process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from pickle import dumps, loads

import pytest

from quizapp.desktop.exchange import tasks

ROOT = Path(__file__).parents[3]
PARTS = (
    "quizapp.desktop.exchange.collector",
    "quizapp.desktop.exchange.exporter",
    "quizapp.desktop.data_keeper",
    "quizapp.presenters.exchange.added_presenter",
)
PROGRAM = f"""
import sys
for part in {PARTS!r}:
    __import__(part)
print([name for name in sys.modules if name in (
    "quizapp.rules.game", "quizapp.bank.question_bank", "quizapp.bank.keys.derive")])
"""


def test_the_settings_page_stands_on_nothing_of_the_engine():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    "task",
    [
        "add_collection",
        "remove_collection",
        "export_questions",
        "export_history",
        "export_anonymous",
        "import_into",
    ],
)
def test_a_task_is_found_by_its_name_in_the_second_process(task):
    assert loads(dumps(getattr(tasks, task))) is getattr(tasks, task)
