"""An exam that is killed goes on at the same question, with every answer and the time."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from quizapp.app import system_exam_clock
from quizapp.storage.exams.sitting_file import SittingFile, list_sittings
from quizapp.training.exam.sitting.acts import Noted
from quizapp.training.exam.sitting.clock import passage
from quizapp.training.exam.sitting.course import Incident
from quizapp.training.exam.sitting.sitting import Sitting
from tests.support.sittings import OPENED

ROOT = Path(__file__).parents[2]
ROUNDS = 4


def _sit_until_killed(folder: Path, answers: int) -> list[tuple[int, str]]:
    """Kill the process after some answers; give those that it called kept."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.sit_without_end", str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(answers)]
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in said if line.endswith("\n")]
    return [(int(number), letter) for number, letter in whole]


def test_every_answer_called_kept_is_there_and_the_time_ran_on(tmp_path):
    chance, clock = random.Random(6), system_exam_clock()
    called: dict[int, str] = {}
    begun = None

    for number in range(1, ROUNDS + 1):
        said = _sit_until_killed(tmp_path, chance.randrange(1, 60))
        assert said
        called |= dict(said)

        file = SittingFile(tmp_path)
        (sitting_id,) = list_sittings(tmp_path)
        kept = file.open(sitting_id)
        sitting = Sitting(OPENED[60], kept, file, clock)
        begun = begun or kept.record.begun.moment
        passed = passage(begun, clock()).seconds
        last = said[-1][0]
        for asked, letter in called.items():
            if asked != last % 3 + 1:  # the one that was being answered may be newer
                assert sitting.course.answers[asked - 1] == (letter,)
        assert sitting.course.current in (last, last % 3 + 1)
        assert abs(sitting.tick().seconds_left - (3600 - passed)) < 1
        restarts = [
            entry
            for entry in kept.entries
            if isinstance(entry.act, Noted) and entry.act.incident is Incident.RESTARTED
        ]
        assert len(restarts) == number - 1
        file.close()
