"""A problem: why something was refused, as a word for pages and a sentence for people."""

from __future__ import annotations

from quizapp.training.room.bodies import ProblemBody
from quizapp.training.room.deeds import Refused


class ProblemError(Exception):
    """A request is not taken."""

    def __init__(
        self, status: int, refused: str, say: str, wait_seconds: int | None = None
    ) -> None:
        super().__init__(say)
        self.status = status
        self.body = ProblemBody(refused, say)
        self.wait_seconds = wait_seconds


_OF_DEEDS: dict[Refused, tuple[int, str]] = {
    Refused.UNKNOWN: (401, "This token belongs to nobody in a room: join again."),
    Refused.NOT_STARTED: (409, "The exam has not begun: wait for the instructor."),
    Refused.PAUSED: (409, "The exam is paused: send this again when it goes on."),
    Refused.LATE: (409, "The time is over: the instructor may give more."),
    Refused.HANDED_IN: (409, "This paper has been handed in and stays as it is."),
    Refused.CLOSED: (409, "The room is closed: ask the instructor."),
    Refused.NO_SUCH_QUESTION: (422, "The form has no question with this number."),
    Refused.NO_SUCH_OPTION: (422, "The question has no such option."),
    Refused.NO_SUCH_PLACE: (422, "The order of this question has fewer places."),
    Refused.ONE_ONLY: (422, "Only one option may be chosen for this question."),
}


def problem_of(refused: Refused) -> ProblemError:
    """Give the problem that a refused deed is."""
    status, say = _OF_DEEDS[refused]
    return ProblemError(status, refused.value, say)


UNKNOWN_INSTRUCTOR = (401, "unknown", "This token belongs to no instructor of a room.")
"""Status, word and sentence for a token that opens no room."""
