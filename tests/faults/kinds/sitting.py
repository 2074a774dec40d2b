"""An exam sitting that is killed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from quizapp.app import system_exam_clock
from quizapp.storage.exams.sitting_file import FILE_NAME, SittingFile, list_sittings
from quizapp.training.exam.sitting.acts import Answered
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.starting import start_sitting
from tests.faults.killing import Say
from tests.faults.kind import OneProcess, is_sound
from tests.support.sealing import random_bytes
from tests.support.sittings import OPENED, entrance


class ExamSitting(OneProcess):
    """Answers a paper without end; every answer is an entry of its journal."""

    name, rounds, longest_s = "exam sitting", 90, 0.3

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._called: list[str] = []
        file = SittingFile(folder)
        self._clock = system_exam_clock()
        start_sitting(entrance(), file, self._clock, random_bytes(8))
        file.close()
        (self._id,) = list_sittings(folder)

    def prepare(self, number: int) -> None:
        self._chance = random_bytes(number)

    def work(self, say: Say) -> None:
        file = SittingFile(self._folder)
        # Opened once by the parent: a start code is slow to try.
        sitting = Sitting(OPENED[60], file.open(self._id), file, self._clock)
        for step in count():
            number = step % 3 + 1
            letter = "abcde"[self._chance(1)[0] % 5]
            sitting.open_question(number)
            if sitting.course.answers[number - 1] != (letter,):
                sitting.answer(number, (letter,))
                say(f"{number}{letter}")
            sitting.flag(number, up=step % 2 == 0)

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        yield from is_sound(self._folder / self._id / FILE_NAME)
        self._called += said
        file = SittingFile(self._folder)
        kept = file.open(self._id)
        file.close()
        found = [
            f"{entry.act.number}{entry.act.letters[0]}"
            for entry in kept.entries
            if isinstance(entry.act, Answered)
        ]
        if found[: len(self._called)] != self._called:
            yield f"of {len(self._called)} answers called kept, {len(found)} are there"
        if len(found) > len(self._called) + 1:
            yield "answers are there that nobody gave"
        self._called = found
