"""Keys of a question whose answer is put in order, for the hint bar."""

from __future__ import annotations

from quizapp.gui.controls.chip_label import Hint
from quizapp.presenters.question_screen import OrderTask, QuestionScreen
from quizapp.presenters.wording import word


def order_hints(screen: QuestionScreen, task: OrderTask) -> tuple[Hint, ...]:
    """List the keys, the most useful first."""
    language = screen.language
    last = str(len(task.pieces))
    hints: list[Hint] = [
        (("1", "…", last), word(language, "keys.order.put")),
        (("Alt", "↑", "↓"), word(language, "keys.order.move")),
        ((word(language, "key.backspace"),), word(language, "keys.order.take")),
        (("H",), word(language, "keys.hint")),
        (("V",), word(language, "keys.as-text")),
        (("?",), word(language, "keys.all")),
    ]
    if screen.can_undo:
        hints.insert(-1, (("Ctrl Z",), word(language, "keys.undo")))
    return tuple(hints)
