"""A process that is killed while answering has lost nothing that it called kept."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from quizapp.storage.connection import open_connection
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from tests.support.amounts import short_or_long
from tests.support.answer_without_end import MORE_THAN_ENOUGH

ROOT = Path(__file__).parents[2]


def _answer_until_killed(folder: Path, session_id: str, answers: int) -> list[int]:
    """Kill the process after some answers; give the places that it called kept."""
    program = "tests.support.answer_without_end"
    with subprocess.Popen(
        [sys.executable, "-m", program, str(folder), session_id],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(answers)]
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    return [int(line) for line in said if line.endswith("\n")]


def _kept_places(folder: Path) -> dict[str, list[int]]:
    connection = open_connection(folder)
    places: dict[str, list[int]] = {}
    reviews = ReviewRepository(connection.db)
    kept = reviews.all()
    for review in kept:
        places.setdefault(review.session_id, []).append(review.seed)
    waiting = SessionRepository(connection.db).get_open()
    items = ScheduleRepository(connection.db).items()
    assert sum(item.repetitions for item in items) == len(kept)
    assert reviews.find_wrong_days() == []
    connection.close()
    assert waiting is not None
    assert waiting.position == len(places[waiting.session_id])
    return places


@pytest.mark.parametrize("rounds", short_or_long(6, 20))
def test_every_answer_called_kept_is_there_after_the_process_was_killed(
    tmp_path, rounds
):
    chance = random.Random(20)
    called_kept: dict[str, list[int]] = {}

    for number in range(rounds):
        session_id = f"round-{number}"
        answers = chance.randrange(1, 200)
        called_kept[session_id] = _answer_until_killed(tmp_path, session_id, answers)

        kept = _kept_places(tmp_path)
        assert answers <= len(called_kept[session_id]) < MORE_THAN_ENOUGH
        assert kept.keys() == called_kept.keys()
        for session, places in called_kept.items():
            assert kept[session][: len(places)] == places
