"""The four grades after an answer, and when the question comes back with each."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.presenters.calendar_words import due_words
from quizapp.presenters.feedback_screen import FeedbackScreen, GradeRow
from quizapp.presenters.wording import word
from quizapp.training.ports import OpenSession
from quizapp.training.scheduling.ledger import KeptAnswer, Ledger
from quizapp.training.scheduling.recall import RecallGrade, can_be_graded
from quizapp.training.study_session import StudySession


def with_schedule(
    screen: FeedbackScreen, session: StudySession, language: str
) -> FeedbackScreen:
    """Say on the page when its question comes back, and what can be done about it."""
    kept, ledger = session.last, session.ledger
    if kept is None:
        return screen
    suspended = kept.review.question_id in ledger.suspended
    return replace(
        screen,
        session=session_word(session, language),
        grades=_rows(kept, ledger, language) if kept.review.moved else (),
        schedule_note=_note(kept, suspended, language),
        again_note=word(language, "again.review") if kept.again else "",
        leech_note=_leech_note(kept, ledger, language),
        suspended=suspended,
        can_undo=True,
    )


def session_word(session: StudySession | OpenSession, language: str) -> str:
    """Say what a session was started for, whether it is open or waits."""
    if not session.counts:
        return word(language, "session.uncounted")
    if session.round:
        return word(language, "session.round", n=session.round)
    return word(language, f"session.{session.kind.value}")


def _rows(kept: KeptAnswer, ledger: Ledger, language: str) -> tuple[GradeRow, ...]:
    review = kept.review
    return tuple(
        GradeRow(
            grade=int(grade),
            name=word(language, f"grade.{int(grade)}"),
            due=due_words(
                ledger.item_after(review, kept.before, grade).due_on,
                review.day,
                language,
            ),
            proposed=grade is kept.proposed,
            chosen=grade is review.grade,
            allowed=can_be_graded(grade, hinted=review.hinted),
        )
        for grade in RecallGrade
    )


def _note(kept: KeptAnswer, suspended: bool, language: str) -> str:
    if suspended:
        return word(language, "feedback.suspended")
    if kept.item is None:
        return word(language, "grade.uncounted")
    if not kept.review.moved:
        due = due_words(kept.item.due_on, kept.review.day, language)
        return word(language, "grade.practice", due=due)
    return word(language, "grade.hinted") if kept.review.hinted else ""


def _leech_note(kept: KeptAnswer, ledger: Ledger, language: str) -> str:
    if kept.item is None or not kept.item.is_leech(ledger.settings.leech_lapses):
        return ""
    return word(language, "feedback.leech", n=kept.item.lapses)
