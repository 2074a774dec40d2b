"""What a session asks again because of an answer, by what it was started for."""

from __future__ import annotations

from quizapp.training.ports import OpenSession, SessionKind


def asked_again(session: OpenSession, *, correct: bool) -> tuple[str, ...]:
    """List the families to put at the end of a session once its next is answered.

    In a review session each wrong answer brings its family back, until it is right.
    Other sessions ask each of their questions once.
    """
    if session.kind is SessionKind.REVIEW and not correct:
        return (session.question_ids[session.position],)
    return ()
