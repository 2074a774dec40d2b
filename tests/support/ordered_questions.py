"""A bank of one question whose turns are put in order."""

from __future__ import annotations

from functools import partial

from quizapp.bank.question_bank import QuestionBank
from quizapp.desktop.in_a_thread import in_a_thread
from tests.support.window_fakes import Desk

ORDERED = "turn-after-the-controlled-turn"
"""After an opponent's turn that is decided for comes her own, then the first player's."""

ORDERS = tuple(
    path.stem
    for path in QuestionBank().paths
    if "form: order" in path.read_text("utf-8")
)
"""Every question whose turns are put in order."""


class OrderedQuestions(QuestionBank):
    """The shipped bank, of which one question is asked; it derives in a thread."""

    def question_ids(self) -> tuple[str, ...]:
        return (ORDERED,)

    def _derived(self, *asked):  # type: ignore[no-untyped-def]
        derive = partial(QuestionBank._derived, self, *asked)
        return in_a_thread(derive).result()

    def _opened(self, *asked):  # type: ignore[no-untyped-def]
        open_worlds = partial(QuestionBank._opened, self, *asked)
        return in_a_thread(open_worlds).result()


class OrderedDesk(Desk):
    """A study desk over that one question."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = OrderedQuestions()
