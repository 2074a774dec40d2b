"""Builds the question page from a question as it is posed."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.bank.browsing.summary import Reviewed
from quizapp.bank.posed import PosedQuestion, QuestionSource
from quizapp.bank.signing.sign_off import Endorsement
from quizapp.presenters.asking.ordering import with_order
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.judging.lettering import letters_of
from quizapp.presenters.question_screen import OptionRow, QuestionScreen
from quizapp.presenters.repetition.grades import session_word
from quizapp.presenters.wording import word
from quizapp.training.study_session import StudySession


def question_screen(
    session: StudySession, questions: QuestionSource, language: str
) -> QuestionScreen | None:
    """Show the open question of a session, which is timed from now on; None at its end."""
    screen = coming_screen(session, questions, language)
    if screen is not None:
        session.start_timing()
    return screen


def coming_screen(
    session: StudySession, questions: QuestionSource, language: str
) -> QuestionScreen | None:
    """Return the page of the open question, which nobody has seen yet, or None."""
    if session.current is None:
        return None
    posed = questions.pose(*session.current, language)
    return replace(
        with_order(posed_screen(posed, questions, language), posed),
        position=session.position + 1,
        total=session.total,
        session=session_word(session, language),
        can_undo=session.last is not None,
    )


def posed_screen(
    posed: PosedQuestion, questions: QuestionSource, language: str
) -> QuestionScreen:
    """Show a question that stands alone."""
    letters = letters_of(posed)
    date = date_words(posed.as_of, language)
    return QuestionScreen(
        language=language,
        question_id=posed.question_id,
        position=1,
        total=1,
        topics=topic_names(questions, posed, language),
        level=posed.level,
        select_all=posed.select_all,
        note=_note(posed, questions, language),
        stem=posed.stem,
        question=posed.question,
        options=tuple(
            OptionRow(option.option_id, letters[option.option_id], option.text)
            for option in posed.options
        ),
        board=posed.board,
        rules_date=word(language, "question.rules", date=date),
        seed=posed.seed,
    )


def _note(posed: PosedQuestion, questions: QuestionSource, language: str) -> str:
    """Say the form of the question, and that nobody has reviewed it as it is."""
    if not isinstance(questions, Reviewed):
        return posed.note
    endorsement = questions.endorsement_of(posed.question_id)
    if endorsement is Endorsement.SIGNED:
        return posed.note
    return f"{posed.note} · {word(language, f'review.{endorsement.value}')}"


def topic_names(
    questions: QuestionSource, posed: PosedQuestion, language: str
) -> tuple[str, ...]:
    """Name the topics of a question."""
    return tuple(questions.topic_name(topic, language) for topic in posed.topics)
