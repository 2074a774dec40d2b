"""The question whose facts are turned: the one that has just been answered."""

from __future__ import annotations

from msgspec import Struct

from quizapp.presenters.feedback_screen import FeedbackScreen


class Answered(Struct, frozen=True):
    """A variant of a question, with the page that judges its answer."""

    seed: int
    as_of: str
    """ISO date of the documents that the answer was judged by."""
    screen: FeedbackScreen
    """As the answer was judged, not as of another edition."""
