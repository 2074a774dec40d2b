"""What the question page shows before an answer is given: no key is in it."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.board_view import BoardView


class OptionRow(Struct, frozen=True):
    """One option as shown."""

    option_id: str
    letter: str
    text: str


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
