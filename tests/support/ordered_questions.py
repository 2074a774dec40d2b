"""A bank of one question whose turns are put in order."""

from __future__ import annotations

from quizapp.bank.question_bank import QuestionBank
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
    """The shipped bank, of which one question is asked."""

    def question_ids(self) -> tuple[str, ...]:
        return (ORDERED,)


class OrderedDesk(Desk):
    """A study desk over that one question."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = OrderedQuestions()
