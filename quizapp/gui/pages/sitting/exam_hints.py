"""Keys of a question in an exam, for the bar below it."""

from __future__ import annotations

from string import ascii_uppercase

from quizapp.gui.controls.chip_label import Hint
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.wording import word


def exam_hints(screen: QuestionScreen) -> tuple[Hint, ...]:
    """List the keys that answer a question, then those that go around."""
    language = screen.language
    return (
        *_answering(screen),
        (("V",), word(language, "keys.as-text")),
        (("G",), word(language, "keys.exam.next-flag")),
        (("U",), word(language, "keys.exam.unanswered")),
    )


def _answering(screen: QuestionScreen) -> tuple[Hint, ...]:
    language = screen.language
    if screen.order is None:
        last = ascii_uppercase[max(len(screen.options) - 1, 0)]
        return (
            (("A", "…", last), word(language, "keys.choose")),
            (("X",), word(language, "keys.rule-out")),
        )
    last = screen.order.pieces[-1].letter
    return (
        (("A", "…", last), word(language, "keys.order.put")),
        (("Alt", "↑", "↓"), word(language, "keys.order.move")),
        ((word(language, "key.backspace"),), word(language, "keys.order.take")),
    )
