"""Two windows at once on the same data, of which one is killed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from quizapp.app import open_app
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.trouble import DataInUseError
from tests.faults.killing import Killed, Say, Worker
from tests.faults.kind import is_sound
from tests.faults.kinds.study import QUESTIONS
from tests.support.histories import Learner
from tests.support.study_fakes import ManualTime

PLACE = "opened"


class TwoWindows:
    """One of them has the data; the other one is sent away, and has them afterwards."""

    name, rounds = "two windows", 40

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number = 0
        self._answers = 0
        Learner(folder).set(theme="dark")

    def prepare(self, number: int) -> None:
        self._number = number
        self._answers = len(Learner(self._folder).history().reviews)

    def kill(self, chance: random.Random) -> Killed:
        windows = [Worker(self._open), Worker(self._open)]
        first = [window.hear() for window in windows]
        windows[0].wait(chance.random() * 0.05)
        ended = [
            window.kill((line,)) for window, line in zip(windows, first, strict=True)
        ]
        after = Worker(self._open)
        ended.append(after.kill((after.hear(),)))
        return Killed(
            tuple(line for each in ended for line in each.said),
            "".join(each.failure for each in ended),
        )

    def find_losses(self, said: tuple[str, ...]) -> Iterator[str]:
        yield from is_sound(self._folder / DATABASE_NAME)
        opened = [line for line in said if line == PLACE]
        if len(opened) != 2:
            yield f"{len(opened)} of three windows were opened, one after the other"
        answered = sum(line == "answered" for line in said)
        found = len(Learner(self._folder).history().reviews) - self._answers
        if found < answered:
            yield f"of {answered} answers called kept, {found} are there"

    def _open(self, say: Say) -> None:
        surroundings = ManualTime().surroundings(self._number)
        try:
            app = open_app(self._folder, surroundings, questions=lambda: QUESTIONS)
        except DataInUseError:
            say("sent away")
            return
        say(PLACE)
        session = app.study.resume() or app.study.start()
        while session.current is not None:
            session.answer(["a"])
            say("answered")
