"""The study presenter: what the learner does in, the next whole page out."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import Explanation, QuestionSource
from quizapp.presenters.asking.coming import Coming, find_coming
from quizapp.presenters.asking.hints import MOST_HINTS, with_hints
from quizapp.presenters.asking.question import question_screen, topic_names
from quizapp.presenters.calendar_words import clock_words
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.judging import editions
from quizapp.presenters.judging.feedback import Answered, feedback_screen
from quizapp.presenters.marks.deeds import Deed, Deeds, Kind
from quizapp.presenters.marks.presenter import MarksPresenter
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.repetition.grades import with_schedule
from quizapp.presenters.rules_texts.official import with_official
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.ways.set_rows import say_set
from quizapp.presenters.what_if.answered import Answered as Judged
from quizapp.presenters.wording import word
from quizapp.training.planning.study_plan import StudyPlan
from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import Reported
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade
from quizapp.training.study import NothingToStudyError
from quizapp.training.study_session import StudySession

StudyPage = QuestionScreen | FeedbackScreen


class _Kept(Struct, frozen=True):
    """An answer that is safely kept, with its place in the session."""

    review: Review
    position: int


class StudyPresenter:
    """Leads through a session; remembers which page is open."""

    def __init__(
        self,
        open_desk: OpenDesk,
        *,
        language: str,
        zone: dt.tzinfo | None = None,
    ) -> None:
        """Take the language and the reader's time zone; without one, the computer's."""
        self._open_desk = open_desk
        self._language = language
        self._zone = zone
        self._session: StudySession | None = None
        self._left: StudySession | None = None
        """The session that was left last, whose last answer can be taken back."""
        self._kept: _Kept | None = None
        self._shown_as_of = ""
        self._made: tuple[tuple[_Kept, str, str] | None, FeedbackScreen | None]
        self._made = (None, None)
        """The page as it was judged last as of its own day, and what it was made for."""
        self._sitting: list[Review] = []
        self._deeds = Deeds()
        self.undone = ""
        """What was undone last, in words, until the next step."""
        self.marks = MarksPresenter(open_desk, self._deeds)
        self._hints = 0
        """How many hints on the open question were taken."""

    @property
    def page(self) -> StudyPage | None:
        """Return the page that is open, or None outside a session."""
        if self._kept is not None:
            return self._feedback(self._kept)
        return self._question()

    @property
    def is_open(self) -> bool:
        """Say whether a question or a verdict is open."""
        return self._session is not None

    @property
    def is_answered(self) -> bool:
        """Say whether the answer to the open question is safely kept."""
        return self._kept is not None

    def start(self, plan: StudyPlan | None = None) -> StudyPage | None:
        """Open a new session, of what waits or by a plan; None if there is no question."""
        try:
            session = self._open_desk().study.start(plan)
        except NothingToStudyError:
            return None
        return self._take(session)

    def resume(self) -> StudyPage | None:
        """Go on with the session that was left open, if there is one."""
        return self._take(self._open_desk().study.resume())

    def submit_answer(self, option_ids: tuple[str, ...]) -> FeedbackScreen:
        """Grade and keep the answer, then show the verdict; () is "I don't know".

        :raises ValueError: if no question is open.
        """
        session = self._session
        if session is None or self._kept is not None or session.current is None:
            raise ValueError("no question is open")
        position = session.position + 1
        review = session.answer(option_ids)
        self._kept = _Kept(review, position)
        self._shown_as_of = review.as_of
        self._sitting.append(review)
        self._deeds.add(Deed(Kind.ANSWER, lambda: self._take_back(session)))
        return self._feedback(self._kept)

    def grade(self, grade: int) -> FeedbackScreen:
        """Keep another grade, 1 to 4, and say when the question comes back with it.

        :raises ValueError: if no answer is open, or it cannot be graded like that.
        :raises NotKeptError: if it cannot be kept; the old grade stays.
        """
        session, kept = self._open_answer()
        graded = session.grade(RecallGrade(grade)).review
        self._kept = _Kept(graded, kept.position)
        return self._feedback(self._kept)

    @property
    def can_undo(self) -> bool:
        """Say whether something of this sitting can still be undone."""
        return bool(self._deeds)

    def undo(self) -> StudyPage | None:
        """Undo what was done last: an answer, a question left out, or a bookmark.

        So goes on a session that was left, or was over. The page says what was undone.

        :raises ValueError: if nothing of this sitting can be undone.
        :raises NotKeptError: if it cannot be undone any more.
        """
        kind = self._deeds.undo()
        self._session = self._session or self._left
        self.undone = word(self._language, f"undone.{kind}")
        page = self.page
        if isinstance(page, FeedbackScreen):
            parts = (self.undone, page.schedule_note)
            return replace(page, schedule_note=" ".join(filter(None, parts)))
        if page is None:
            return None
        parts = (page.note, self.undone)
        return replace(page, note=" · ".join(filter(None, parts)))

    def _take_back(self, session: StudySession) -> None:
        session.undo()
        self._hints = int(self._sitting[-1].hinted)
        self._kept = None
        self._sitting.pop()

    def suspend(self) -> FeedbackScreen:
        """Leave the question out of the queue from now on.

        :raises ValueError: if no answer is open.
        :raises NotKeptError: if that cannot be kept.
        """
        session, kept = self._open_answer()
        session.suspend()
        self._deeds.add(Deed(Kind.LEFT_OUT, session.let_back))
        return self._feedback(kept)

    def put_aside(self) -> QuestionScreen | None:
        """Leave the open question out from now on, and show the next; None at the end.

        :raises ValueError: if no question is open.
        :raises NotKeptError: if that cannot be kept; the question stays open.
        """
        if self._session is None or self._kept is not None:
            raise ValueError("no question is open")
        self._session.put_aside()
        self._deeds.add(Deed(Kind.PUT_ASIDE, self._session.let_back))
        self._hints = 0
        screen = self._question()
        if screen is None:
            return None
        said = word(self._language, "question.put-aside")
        return replace(screen, note=f"{screen.note} · {said}" if screen.note else said)

    def unsuspend(self) -> FeedbackScreen:
        """Let the question come back as before.

        :raises ValueError: if no answer is open.
        :raises NotKeptError: if that cannot be kept.
        """
        session, kept = self._open_answer()
        session.unsuspend()
        self._deeds.drop(Kind.LEFT_OUT)
        return self._feedback(kept)

    def take_hint(self) -> QuestionScreen | None:
        """Show one more hint on the open question; its answer will not count as easy."""
        if self._session is None or self._kept is not None:
            return None
        if self._session.current is not None:
            self._session.take_hint()
            self._hints = min(self._hints + 1, MOST_HINTS)
        return self._question()

    def next(self) -> QuestionScreen | None:
        """Show the next question; None at the end of the session."""
        self._kept = None
        self._hints = 0
        return self._question()

    @property
    def coming(self) -> Coming | None:
        """Return what can be drawn ahead of the page after this one."""
        asked = (self._session, self._open_desk(), self._language)
        return find_coming(*asked, answered=self.is_answered)

    def leave(self) -> None:
        """Close the page; the session stays open and can be resumed."""
        self._left = self._session or self._left
        self._session = None
        self._kept = None

    def show_as_of(self, date: str) -> FeedbackScreen:
        """Judge the same question under the documents of another day.

        :raises ValueError: if no answer has been given.
        """
        if self._kept is None:
            raise ValueError("no answer is open")
        self._shown_as_of = date
        return self._feedback(self._kept)

    @property
    def answered(self) -> Judged | None:
        """Return the question that has been answered, as it was judged then."""
        if self._kept is None:
            return None
        review = self._kept.review
        made, judged = self._made
        if judged is None or made != (self._kept, self._language, review.as_of):
            judged = self._feedback(self._kept, review.as_of)
        return Judged(review.seed, review.as_of, judged)

    @property
    def shown(self) -> Reported | None:
        """Return the question that is shown, and what was answered to it."""
        if self._kept is not None:
            review = self._kept.review
            asked = (review.question_id, review.seed, review.as_of)
            return Reported(*asked, self._language, review.chosen)
        if self._session is None or self._session.current is None:
            return None
        return Reported(*self._session.current, self._language, None)

    def note_hint(self) -> None:
        """Remember that the learner read how to import a rules text."""
        texts = self._open_desk().rules_texts
        if texts is not None:
            with suppress(NotKeptError):  # then the line is read once more
                texts.note_hint()

    def set_language(self, language: str) -> StudyPage | None:
        """Say the open page again in another language."""
        self._language = language
        return self.page

    def summary(self) -> str:
        """Say how this sitting went, or nothing if nothing was answered."""
        if not self._sitting:
            return ""
        right = sum(review.correct for review in self._sitting)
        said = word(self._language, "home.done", n=len(self._sitting), right=right)
        if self._session is None or not self._session.set_id:
            return said
        return (
            f"{said} {say_set(self._open_desk(), self._session.set_id, self._language)}"
        )

    def _open_answer(self) -> tuple[StudySession, _Kept]:
        if self._session is None or self._kept is None:
            raise ValueError("no answer is open")
        return self._session, self._kept

    def _take(self, session: StudySession | None) -> StudyPage | None:
        self._session, self._left = session, None
        self._kept = None
        self._hints = 0
        self._sitting = []
        self._deeds.forget()
        return self._question()

    @property
    def _questions(self) -> QuestionSource:
        return self._open_desk().questions

    def _question(self) -> QuestionScreen | None:
        if self._session is None:
            return None
        screen = question_screen(self._session, self._questions, self._language)
        if screen is None:
            return None
        screen = replace(screen, can_undo=self.can_undo)
        if self._session.current is None or not self._hints:
            return screen
        hint = self._questions.hint_of(*self._session.current, self._language)
        return with_hints(screen, hint, self._hints)

    def _feedback(self, kept: _Kept, shown: str = "") -> FeedbackScreen:
        """Judge the answer as of the day that is shown, or of another one."""
        review, language = kept.review, self._language
        asked = (review.question_id, review.seed, review.as_of)
        questions = self._questions
        posed = questions.pose(*asked, language)
        answers = questions.through_the_editions(*asked, language)
        answered = Answered(
            language=language,
            posed=posed,
            topics=topic_names(questions, posed, language),
            review=review,
            explanation=questions.explain(*asked, language),
            answers=answers,
            position=kept.position,
            total=self._session.total if self._session else kept.position,
            saved_at=self._saved_at(review),
            ordered=bool(posed.pieces),
        )
        shown = shown or self._shown_as_of
        if editions.same_stretch(answers, shown, review.as_of):
            screen = feedback_screen(answered, shown, None)
            done = self._completed(screen, answered.explanation, review.as_of)
            self._made = ((kept, language, shown), done)
            return done
        other = questions.explain_as_of(*asked, shown, language)
        screen = feedback_screen(answered, shown, other)
        return self._completed(screen, other, shown)

    def _completed(
        self, screen: FeedbackScreen, explanation: Explanation, as_of: str
    ) -> FeedbackScreen:
        if self._session is not None:
            screen = with_schedule(screen, self._session, self._language)
        texts = self._open_desk().rules_texts
        if texts is None:
            return screen
        return with_official(screen, explanation.steps, as_of, texts)

    def _saved_at(self, review: Review) -> str:
        local = review.answered_at.astimezone(self._zone)
        return word(self._language, "saved-at", time=clock_words(local))
