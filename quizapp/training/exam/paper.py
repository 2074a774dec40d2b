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
from quizapp.bank.wording.note_words import NOTE_BETWEEN
from quizapp.training.exam.blueprint import Blueprint
from quizapp.training.exam.crediting import Credit, OrderCredit, Scoring
from quizapp.training.exam.form import Item


class PaperOption(Struct, frozen=True):
    """An option under its letter: its own id would tell what it stands for."""

    letter: str
    text: str


class PaperQuestion(Struct, frozen=True, omit_defaults=True):
    """One question, without id, seed, topic, level or rule numbers."""

    number: int
    note: str
    stem: tuple[str, ...]
    question: str
    select_all: bool
    options: tuple[PaperOption, ...]
    """Of an order the pieces that it is put together from."""
    board: BoardView
    places: int = 0
    """How many letters an order has; 0 where options are chosen."""

    def __post_init__(self) -> None:
        """Refuse options that do not stand under the first letters, in order."""
        if self.places < 0 or (self.places and self.select_all):
            raise ValueError(f"question {self.number} has {self.places} places")
        letters = "".join(option.letter for option in self.options)
        if not letters or letters != ascii_lowercase[: len(letters)]:
            raise ValueError(f"question {self.number} has the options {letters!r}")

    def is_answered_by(self, letters: Sequence[str]) -> bool:
        """Say whether an answer is whole: an order is, once every place is filled."""
        return len(letters) == self.places if self.places else bool(letters)


class Paper(Struct, frozen=True, omit_defaults=True):
    """One form."""

    exam: str
    form: str
    language: str
    as_of: str
    minutes: int | None
    questions: tuple[PaperQuestion, ...]
    select_all: Credit = Credit.ALL_OR_NOTHING
    """How select-all questions count."""
    order: OrderCredit = OrderCredit.ALL_OR_NOTHING
    """How orders count."""

    @property
    def asks_all(self) -> bool:
        """Say whether a question asks for all that is right."""
        return any(each.select_all for each in self.questions)

    @property
    def asks_order(self) -> bool:
        """Say whether a question asks for an order."""
        return any(each.places for each in self.questions)

    def scoring(self, pass_percent: int | None = None) -> Scoring:
        """Say how the exam of this paper scores."""
        return Scoring(
            pass_percent,
            self.select_all if self.asks_all else None,
            self.order if self.asks_order else None,
        )

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
        select_all=blueprint.select_all,
        order=blueprint.order,
    )


def fingerprint(question: PaperQuestion) -> str:
    """Give what changes whenever a question is worded otherwise, and only then."""
    options = tuple(each.text for each in question.options)
    lines = (question.note, *question.stem, question.question, *options)
    if question.places:
        lines = (*lines, str(question.places))
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


def as_asked(item: Item, posed: PosedQuestion) -> PosedQuestion:
    """Give a question as an item asks it: one that is not ordered has no pieces."""
    return posed if item.ordered else replace(posed, pieces=(), places=0)


def ids_under_letters(posed: PosedQuestion) -> tuple[str, ...]:
    """Give what stands under the letters: ids of pieces, or else of options."""
    if posed.pieces:
        return tuple(piece.piece_id for piece in posed.pieces)
    return tuple(option.option_id for option in posed.options)


def _question(number: int, posed: PosedQuestion) -> PaperQuestion:
    texts = [each.text for each in posed.pieces or posed.options]
    return PaperQuestion(
        number=number,
        note=_without_form(posed.note) if posed.pieces else posed.note,
        stem=posed.stem,
        question=posed.question,
        select_all=posed.select_all,
        options=tuple(map(PaperOption, ascii_lowercase, texts)),
        board=replace(posed.board, players=tuple(map(_uncited, posed.board.players))),
        places=posed.places,
    )


def _without_form(note: str) -> str:
    """Leave out that one option is to be selected: an order has none."""
    return note.partition(NOTE_BETWEEN)[2]


def _uncited(player: PlayerView) -> PlayerView:
    """Leave out the rule that a ribbon cites: it may be what is asked."""
    if player.ribbon is None:
        return player
    return replace(player, ribbon=replace(player.ribbon, citation=""))
