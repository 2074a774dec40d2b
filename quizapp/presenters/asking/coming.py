"""What is known of the page after this one, before it is asked for."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.beside.readiness import is_ready
from quizapp.presenters.asking.question import coming_screen
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.study_desk import StudyDesk
from quizapp.training.study_session import StudySession


class Coming(Struct, frozen=True):
    """What can be drawn ahead of the page that comes next; it tells nothing of a key."""

    question: QuestionScreen
    """The question that the page asks, or judges."""
    has_editions: bool = False
    """Whether its answer changed through the editions, which takes a place there."""


def find_coming(
    session: StudySession | None, desk: StudyDesk, language: str, *, answered: bool
) -> Coming | None:
    """Find what comes after a question, or after its answer; None at the end."""
    if session is None or session.current is None:
        return None
    if not is_ready(desk.questions, *session.current):
        return None  # it is being worked out
    screen = coming_screen(session, desk.questions, language)
    if screen is None:
        return None
    # What is not compiled would have to be derived, and somebody waits meanwhile.
    is_compiled = desk.browser is not None and desk.browser.is_prepared
    if answered or not is_compiled:
        return Coming(screen)
    answers = desk.questions.through_the_editions(*session.current, language)
    return Coming(screen, len(answers) > 1)
