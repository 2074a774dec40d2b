"""A paper: a form as candidates see it, with nothing in it that tells an answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from string import ascii_lowercase

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.board_view import BoardView, PlayerView
from quizapp.bank.posed import PosedQuestion
from quizapp.training.exam.blueprint import Blueprint


class PaperOption(Struct, frozen=True):
    """An option under its letter: its own id would tell what it stands for."""

    letter: str
    text: str


class PaperQuestion(Struct, frozen=True):
    """One question, without id, seed, topic, level or rule numbers."""

    number: int
    note: str
    stem: tuple[str, ...]
    question: str
    select_all: bool
    options: tuple[PaperOption, ...]
    board: BoardView

    def __post_init__(self) -> None:
        """Refuse options that do not stand under the first letters, in order."""
        letters = "".join(option.letter for option in self.options)
        if not letters or letters != ascii_lowercase[: len(letters)]:
            raise ValueError(f"question {self.number} has the options {letters!r}")


class Paper(Struct, frozen=True):
    """One form."""

    exam: str
    form: str
    language: str
    as_of: str
    minutes: int | None
    questions: tuple[PaperQuestion, ...]

    def __post_init__(self) -> None:
        """Refuse numbers that leave a question out, and a time limit that is none."""
        numbers = [question.number for question in self.questions]
        if numbers != list(range(1, len(numbers) + 1)):
            raise ValueError(f"a paper has the questions {numbers}")
        if self.minutes is not None and self.minutes < 1:
            raise ValueError("a time limit is at least one minute")


class UnknownLetterError(ValueError):
    """An answer names a letter under which there is no option."""


def make_paper(
    blueprint: Blueprint, label: str, questions: Sequence[PosedQuestion]
) -> Paper:
    """Make the paper of a form from its questions as they are posed."""
    return Paper(
        exam=blueprint.name,
        form=label,
        language=blueprint.language,
        as_of=blueprint.as_of,
        minutes=blueprint.minutes,
        questions=tuple(
            _question(number, posed) for number, posed in enumerate(questions, 1)
        ),
    )


def fingerprint(question: PaperQuestion) -> str:
    """Give what changes whenever a question is worded otherwise, and only then."""
    options = tuple(each.text for each in question.options)
    lines = (question.note, *question.stem, question.question, *options)
    texts = msgspec.json.encode((*lines, *question.board.lines))
    return hashlib.sha256(texts).hexdigest()


def letter_of(options: Sequence[str], option_id: str) -> str:
    """Give the letter under which an option stands."""
    return ascii_lowercase[options.index(option_id)]


def option_under(options: Sequence[str], letter: str) -> str:
    """Give the id of the option under a letter, small or large.

    :raises UnknownLetterError: if none stands there.
    """
    known = ascii_lowercase[: len(options)]
    small = letter.strip().casefold()
    if len(small) != 1 or small not in known:
        raise UnknownLetterError(
            f"no option {letter!r}; there are {known[0]} to {known[-1]}"
        )
    return options[known.index(small)]


def _question(number: int, posed: PosedQuestion) -> PaperQuestion:
    return PaperQuestion(
        number=number,
        note=posed.note,
        stem=posed.stem,
        question=posed.question,
        select_all=posed.select_all,
        options=tuple(
            PaperOption(ascii_lowercase[place], option.text)
            for place, option in enumerate(posed.options)
        ),
        board=replace(posed.board, players=tuple(map(_uncited, posed.board.players))),
    )


def _uncited(player: PlayerView) -> PlayerView:
    """Leave out the rule that a ribbon cites: it may be what is asked."""
    if player.ribbon is None:
        return player
    return replace(player, ribbon=replace(player.ribbon, citation=""))
