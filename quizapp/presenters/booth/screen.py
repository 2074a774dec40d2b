"""What is shown to a crowd."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.question_screen import QuestionScreen


class BoothScreen(Struct, frozen=True):
    """A question, or its answer, or how it all went."""

    language: str
    score: str
    """For example "5 right · 2 wrong"."""
    question: QuestionScreen
    revealed: FeedbackScreen | None = None
    """The answer, once the presenter revealed it; no key is here before."""
    verdict: bool | None = None
    """Whether what was chosen is right; None where nothing was chosen."""
    result: str = ""
    """How it went, once the show is over."""
    result_line: str = ""
    share_right: float = 0.0
    """Share of the counted answers that were right, 0 to 1."""
