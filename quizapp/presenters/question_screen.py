"""What the question page shows before an answer is given: no key is in it."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.board_view import BoardView


class OptionRow(Struct, frozen=True):
    """One option as shown."""

    option_id: str
    letter: str
    text: str


class PieceRow(Struct, frozen=True):
    """One piece that an order may be put together from."""

    piece_id: str
    number: int
    """The digit that puts it into the next empty place."""
    text: str
    letter: str = ""
    """What an exam calls it; empty where it has its digit alone."""


class OrderTask(Struct, frozen=True):
    """An order to put together; which one is right is not in it."""

    pieces: tuple[PieceRow, ...]
    """Each may be used as often as it is needed."""
    places: int


class QuestionScreen(Struct, frozen=True):
    """One question, ready to be answered."""

    language: str
    question_id: str
    position: int
    """1 for the first question of the session."""
    total: int
    topics: tuple[str, ...]
    level: int
    select_all: bool
    note: str
    """Small line above the stem, for example "Select one · Competitive REL"."""
    stem: tuple[str, ...]
    """Sentences that tell the situation."""
    question: str
    """What is asked."""
    options: tuple[OptionRow, ...]
    board: BoardView
    rules_date: str
    """For example "Rules of 25 September 2026"."""
    seed: int
    session: str = ""
    """What the session was started for, in words."""
    can_undo: bool = False
    """Whether the answer before can still be taken back."""
    hints: tuple[str, ...] = ()
    """Sentences that the learner asked for."""
    hint_note: str = ""
    """What hints cost, once one was taken."""
    more_hints: bool = True
    """Whether there is another hint to ask for."""
    order: OrderTask | None = None
    """What to put in order, instead of choosing an option."""
