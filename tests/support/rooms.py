"""Rooms for tests: small papers, chance that repeats, and stores with people in them."""

from __future__ import annotations

import datetime as dt
import itertools
import random
from collections.abc import Iterator

from msgspec.structs import replace

from quizapp.training.exam.paper import Paper, PaperOption, PaperQuestion
from quizapp.training.room.codes import hash_token
from quizapp.training.room.deeds import Deed, Receipt, SentAnswer
from quizapp.training.room.opening import Terms, make_room
from quizapp.training.room.port import Change, Joining, RoomStore
from quizapp.training.room.room import Room
from tests.support.exam_papers import BOARD

MINUTE = 60_000
NOON = 1_800_000_000_000
"""A moment to begin at, in milliseconds."""

_numbers = itertools.count(1)
_chance = random.Random(7)


def entropy(count: int) -> bytes:
    """Give bytes that differ from call to call, and not from run to run."""
    return _chance.randbytes(count)


def question(number: int, *, several: bool = False) -> PaperQuestion:
    """Make a question with the options a to e."""
    options = tuple(PaperOption(each, f"Option {each}") for each in "abcde")
    return PaperQuestion(
        number=number,
        note="",
        stem=(f"Something is so in question {number}.",),
        question="What now?",
        select_all=several,
        options=options,
        board=BOARD,
    )


def paper(label: str = "A", questions: int = 4, minutes: int | None = 60) -> Paper:
    """Make a paper; its last question is select-all."""
    asked = tuple(
        question(number, several=number == questions)
        for number in range(1, questions + 1)
    )
    return Paper("Sample exam", label, "en", "2026-09-25", minutes, asked)


def order_paper(label: str = "A") -> Paper:
    """Make a paper whose first question asks for an order of three turns."""
    asked = question(1)
    turns = tuple(PaperOption(each, f"Turn {each}") for each in "abcd")
    order = replace(asked, options=turns, places=3)
    return Paper("Sample exam", label, "en", "2026-09-25", 60, (order, question(2)))


class Hall:
    """A room in a store, with people whose tokens are their names."""

    def __init__(
        self,
        store: RoomStore,
        papers: tuple[Paper, ...] = (),
        terms: Terms = Terms(),  # noqa: B008 - a frozen value
    ) -> None:
        self.store = store
        self.now = NOON
        self.instructor_token = f"instructor-{next(_numbers)}"
        wanted = make_room(
            papers or (paper("A"), paper("B")), terms, self.instructor_token, entropy
        )
        self.room: Room = store.open_room(wanted, self.now)

    @property
    def room_id(self) -> int:
        """Give the id of the room."""
        return self.room.room_id

    def token(self, name: str) -> str:
        """Give the token of somebody."""
        return f"{self.instructor_token}-{name}"

    def join(self, *names: str) -> list[int]:
        """Let people join."""
        return [
            self.store.join(
                Joining(
                    join_code=self.room.join_code,
                    name=name,
                    token_hash=hash_token(self.token(name)),
                    attempt_hash=hash_token(f"attempt {name}"),
                ),
                self.now,
            )
            for name in names
        ]

    def change(self, **what: object) -> None:
        """Change how the room stands."""
        self.store.change_room(self.room_id, Change(**what), self.now)

    def start(self) -> None:
        """Begin the exam."""
        self.change(start=True)

    def send(self, name: str, *answers: SentAnswer, hand_in: bool = False) -> Receipt:
        """Send answers of somebody."""
        deed = Deed(
            token_hash=hash_token(self.token(name)), answers=answers, hand_in=hand_in
        )
        (receipt,) = self.store.keep([deed], self.now)
        return receipt

    def answers(self, name: str) -> dict[int, tuple[str, ...]]:
        """Give what is stored of somebody."""
        view = self.store.view(hash_token(self.token(name)))
        assert view is not None
        return {each.number: each.chosen for each in view.answers}

    def answers_by_name(self, name: str) -> dict[int, tuple[str, ...]]:
        """Give what is stored of whoever joined by themselves."""
        sheets = self.store.sheets(self.room_id)
        (found,) = (each for each in sheets if each.name == name)
        return {each.number: each.chosen for each in found.answers}

    def wait(self, milliseconds: int) -> None:
        """Let time go by."""
        self.now += milliseconds


def answers_of(count: int) -> Iterator[SentAnswer]:
    """Give first answers to so many questions."""
    for number in range(1, count + 1):
        yield SentAnswer(number, 1, ("abcde"[number % 5],))


class HallTime:
    """A day's time and a stopwatch, each set by hand."""

    def __init__(self) -> None:
        self.moment_ms = NOON
        self.stopwatch_ms = 0

    def now(self) -> dt.datetime:
        """Give the day's time."""
        return dt.datetime.fromtimestamp(self.moment_ms / 1000, dt.UTC)

    def seconds(self) -> float:
        """Give the stopwatch."""
        return self.stopwatch_ms / 1000
