"""The real program, killed in the middle of an exam, goes on where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.support.exam_port import with_board
from tests.support.sealing import sample_code, sample_paper, sealed

ROOT = Path(__file__).parents[2]


def _sit_until_killed(folder: Path, paper: Path) -> list[str]:
    """Kill the program once it has gone on after an answer; give what it showed."""
    driver = [sys.executable, "-m", "tests.support.exam_window_driver"]
    command = [*driver, str(folder), str(paper), str(sample_code())]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    lines = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.strip())
            if lines[-1] == "gone on" or lines[-1].startswith("trouble"):
                break
        process.kill()
    return lines


def test_an_exam_whose_program_was_killed_goes_on_at_its_question_with_its_answers(
    tmp_path,
):
    paper = tmp_path / "form-a.quizpaper"
    paper.write_bytes(sealed(with_board(sample_paper())))
    data = tmp_path / "data"

    first = _sit_until_killed(data, paper)
    second = _sit_until_killed(data, paper)

    assert first[0].startswith("at 1, answered 0, left ")
    assert first[1] == "saved 1"
    assert second[0].startswith("at 2, answered 1, left 59:")
    assert second[1] == "saved 2"
