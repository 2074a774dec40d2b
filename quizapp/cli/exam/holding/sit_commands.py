"""What a candidate types in the terminal, and what the exam says to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sitting.letters import SittingRefusedError
from quizapp.training.exam.sitting.sitting import Sitting, Tick
from quizapp.training.ports import NotKeptError

HELP = (
    "Type letters to answer, - to take the answer away, a number to open a question, "
    "> or < for the next or the one before, ! for a flag, ? for what is open, and "
    "'hand in' to end."
)

_SURE = "hand in now"
_MOST_DIGITS = 9
"""No paper has a question of a longer number."""


class SitCommands:
    """Turns lines into intents."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._words: dict[str, Callable[[], Iterator[str]]] = {
            "-": lambda: self._set_answer(()),
            ">": lambda: self._open(self._sitting.course.current + 1),
            "<": lambda: self._open(self._sitting.course.current - 1),
            "!": self._flag,
            "?": self._review,
            "help": lambda: iter((HELP,)),
            "hand in": self._ask,
            _SURE: self._hand_in,
        }

    def do(self, line: str) -> tuple[str, ...]:
        """Do what a line says, and tell what came of it."""
        said = " ".join(line.casefold().split())
        try:
            tick = self._sitting.tick()
            told = () if tick.handed_in else tuple(self._do(said))
            return (*told, *self._time(tick))
        except SittingRefusedError as error:
            return (str(error),)
        except NotKeptError as error:
            return (f"NOT SAVED: {error}. Do it again.",)

    def _do(self, said: str) -> Iterator[str]:
        if said in self._words:
            return self._words[said]()
        if said.isdecimal():
            return self._open(_number_of(said))
        if not said:
            return iter(question_lines(self._sitting))
        return self._set_answer(tuple(each for each in said if each.isalnum()))

    def _open(self, number: int) -> Iterator[str]:
        self._sitting.open_question(number)
        yield from question_lines(self._sitting)

    def _set_answer(self, letters: tuple[str, ...]) -> Iterator[str]:
        number = self._sitting.course.current
        self._sitting.answer(number, letters)
        chosen = "".join(self._sitting.course.answers[number - 1])
        yield f"Saved: {number}. {chosen or 'no answer'}"

    def _flag(self) -> Iterator[str]:
        number = self._sitting.course.current
        up = number not in self._sitting.course.flags
        self._sitting.flag(number, up=up)
        yield f"Question {number} is {'flagged' if up else 'no longer flagged'}."

    def _review(self) -> Iterator[str]:
        course = self._sitting.course
        yield f"Open: {_list(self._sitting.open_numbers)}"
        yield f"Flagged: {_list(sorted(course.flags))}"

    def _ask(self) -> Iterator[str]:
        yield from self._review()
        yield f"Type '{_SURE}' to end the exam."

    def _hand_in(self) -> Iterator[str]:
        self._sitting.hand_in()
        yield "The exam is over."

    def _time(self, tick: Tick) -> Iterator[str]:
        if tick.handed_in:
            yield "The time is over: the exam has been handed in."
        elif tick.seconds_left is not None and self._sitting.course.ending is None:
            yield time_words(tick.seconds_left)
        if not self._sitting.is_saved:
            yield f"NOT SAVED: {self._sitting.trouble}."


def question_lines(sitting: Sitting) -> tuple[str, ...]:
    """Tell the open question with its board, its options and the answer given."""
    question, course = sitting.question, sitting.course
    chosen = course.answers[question.number - 1]
    flag = " (flagged)" if question.number in course.flags else ""
    head = f"Question {question.number} of {len(course.answers)}{flag}"
    options = (
        f"{_mark(option.letter, question, chosen)} {option.letter}  {option.text}"
        for option in question.options
    )
    texts = (*question.board.lines, " ".join(question.stem), question.question)
    note = (question.note,) if question.note else ()
    return ("", head, *texts, *note, _how(question), *options)


def _how(question: PaperQuestion) -> str:
    if question.places:
        return (
            f"Put {question.places} letters in order, such as "
            f"{question.options[0].letter * question.places}; one may stand again:"
        )
    return f"Choose {'all that are right' if question.select_all else 'one'}:"


def _mark(letter: str, question: PaperQuestion, chosen: Sequence[str]) -> str:
    """Mark an option that is chosen; of an order say at which places it stands."""
    if not question.places:
        return "*" if letter in chosen else " "
    every = enumerate(chosen, 1)
    return ",".join(str(place) for place, each in every if each == letter) or " "


def time_words(seconds: float) -> str:
    """Say how much time is left, in whole minutes and seconds."""
    if seconds < 0:
        return (
            "The time is over: answers are still taken for a moment, and called late."
        )
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02} left"


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or "none"


def _number_of(said: str) -> int:
    """Read the number of a question.

    :raises SittingRefusedError: if it is longer than any.
    """
    if len(said) > _MOST_DIGITS:
        raise SittingRefusedError("There is no question of so long a number.")
    return int(said)
