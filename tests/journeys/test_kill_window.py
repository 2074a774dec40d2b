"""The real program, killed right after the verdict shows, has kept the answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quizapp.storage.stores import open_stores
from tests.support.amounts import short_or_long

ROOT = Path(__file__).parents[2]


def _answer_until_killed(folder: Path) -> str:
    """Kill the program once the verdict shows; give the question it was about."""
    command = [sys.executable, "-m", "tests.support.window_driver", str(folder)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.kill()
    said, _, question_id = line.strip().rpartition(" ")
    assert said == "verdict shown", line
    return question_id


def _kept_questions(folder: Path) -> list[str]:
    stores = open_stores(folder)
    kept = [review.question_id for review in stores.reviews.all()]
    stores.close()
    return kept


@pytest.mark.parametrize("rounds", short_or_long(5, 20))
def test_an_answer_whose_verdict_was_seen_survives_the_end_of_the_program(
    tmp_path, rounds
):
    seen: list[str] = []

    for _ in range(rounds):
        seen.append(_answer_until_killed(tmp_path))
        assert _kept_questions(tmp_path) == seen
