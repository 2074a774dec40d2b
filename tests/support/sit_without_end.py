"""A process that sits an exam and prints each answer once it is kept.

Usage: python -m tests.support.sit_without_end SITTINGS_FOLDER
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from quizapp.app import system_exam_clock, system_random_bytes
from quizapp.storage.exams.sitting_file import SittingFile, list_sittings
from quizapp.training.exam.sitting.starting import resume_sitting, start_sitting
from tests.support.sittings import entrance


def main(folder: Path) -> None:
    """Answer until killed."""
    file, clock = SittingFile(folder), system_exam_clock()
    known = list_sittings(folder)
    if known:
        sitting = resume_sitting(file.open(known[0]), file, clock)
    else:
        sitting = start_sitting(entrance(), file, clock, system_random_bytes)
    for step in count():
        number = step % 3 + 1
        letter = "abcde"[(step + step // 3) % 5]
        sitting.open_question(number)
        sitting.answer(number, (letter,))
        sitting.flag(number, up=step % 2 == 0)
        sys.stdout.write(f"{number} {letter}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
