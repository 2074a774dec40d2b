"""Hints on the question page: first what it turns on, then what may matter."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.bank.posed import Hint
from quizapp.presenters.asking.narrowing import names_of, narrowed, sets_apart
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import join_words, word

MOST_HINTS = 2
"""What it turns on, and what may matter on the board."""


def with_hints(screen: QuestionScreen, hint: Hint, taken: int) -> QuestionScreen:
    """Show the hints that were taken; there is no key in them."""
    language = screen.language
    hints = [_turns_on(screen, hint)]
    if taken >= MOST_HINTS:
        hints.append(_what_matters(screen, hint))
    apart = taken >= MOST_HINTS and sets_apart(screen.board, hint.object_ids)
    board = narrowed(screen.board, hint.object_ids) if apart else screen.board
    return replace(
        screen,
        board=board,
        hints=tuple(hints),
        hint_note=word(language, "grade.hinted"),
        more_hints=taken < MOST_HINTS,
    )


def _turns_on(screen: QuestionScreen, hint: Hint) -> str:
    if hint.turns_on:
        return word(screen.language, "hint.turns-on", what=hint.turns_on)
    topics = join_words(screen.language, screen.topics)
    return word(screen.language, "hint.about", topics=topics)


def _what_matters(screen: QuestionScreen, hint: Hint) -> str:
    if not sets_apart(screen.board, hint.object_ids):
        return word(screen.language, "hint.nothing-apart")
    names = names_of(screen.board, hint.object_ids)
    return word(
        screen.language, "hint.matters", names=join_words(screen.language, names)
    )
