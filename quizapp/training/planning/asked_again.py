"""What a session asks again because of an answer, by what it was started for."""

from __future__ import annotations

from quizapp.training.ports import OpenSession, SessionKind


def asked_again(session: OpenSession, *, correct: bool) -> tuple[str, ...]:
    """List the families to put at the end of a session once its next is answered.

    In a review session each wrong answer brings its family back, until it is right.
    A woodpecker list comes back whole at the end of a round with any wrong answer.
    """
    if session.kind is SessionKind.REVIEW:
        return () if correct else (session.question_ids[session.position],)
    if session.kind is SessionKind.WOODPECKER:
        return _next_round(session, correct)
    return ()


def _next_round(session: OpenSession, correct: bool) -> tuple[str, ...]:
    place, whole = session.position, tuple(dict.fromkeys(session.question_ids))
    if (place + 1) % len(whole):
        return ()
    begin = place + 1 - len(whole)
    wrong = not correct or any(begin <= each < place for each in session.mistakes)
    return whole if wrong else ()
