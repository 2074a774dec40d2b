"""A study session: one question after the other, each answer kept before the next."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quizapp.bank.posed import PosedQuestion, QuestionSource
from quizapp.training.grading import grade_answer
from quizapp.training.left_out import LeftOut, without
from quizapp.training.planning.asked_again import asked_again
from quizapp.training.planning.variants import next_seed
from quizapp.training.ports import Asked, OpenSession, SessionKind, Surroundings
from quizapp.training.review import Review
from quizapp.training.scheduling.ledger import KeptAnswer, Ledger, Timed
from quizapp.training.scheduling.memory import moves_schedule
from quizapp.training.scheduling.recall import RecallGrade

_ANY_LANGUAGE = "en"
"""Option ids are the same in every language; words are counted in this one."""


class NoOpenQuestionError(ValueError):
    """Every question of the session is answered already."""


class NothingToUndoError(ValueError):
    """No answer of this sitting can be taken back, graded or put aside."""


class StudySession:
    """Asks one question after the other and keeps what was answered."""

    def __init__(
        self,
        session: OpenSession,
        questions: QuestionSource,
        ledger: Ledger,
        surroundings: Surroundings,
    ) -> None:
        self._session = session
        self._questions = questions
        self._ledger = ledger
        self._surroundings = surroundings
        self._shown_at: float | None = None
        self._hinted = False
        self._before_last: OpenSession | None = None
        self._last: KeptAnswer | None = None
        self._left_out: list[LeftOut] = []
        self._left_out_before = 0
        """So many of them were left out before the last answer."""

    @property
    def session_id(self) -> str:
        """Name the session among all that are kept."""
        return self._session.session_id

    @property
    def kind(self) -> SessionKind:
        """Say what the session was started for."""
        return self._session.kind

    @property
    def counts(self) -> bool:
        """Say whether answers may move the schedule."""
        return self._session.counts

    @property
    def round(self) -> int:
        """Say which round through a set it is, from 1; 0 without a set."""
        return self._session.round

    @property
    def set_id(self) -> str:
        """Name the set that is gone through, or give nothing."""
        return self._session.set_id

    @property
    def as_of(self) -> str:
        """Give the ISO date whose documents the whole session is judged by."""
        return self._session.as_of

    @property
    def position(self) -> int:
        """Count the questions answered so far."""
        return self._session.position

    @property
    def total(self) -> int:
        """Count all questions of the session, those that come again among them."""
        return len(self._session.question_ids)

    @property
    def current(self) -> tuple[str, int, str] | None:
        """Give question id, seed and as-of date of the open question, if any."""
        session = self._session
        place = session.position
        if place >= len(session.question_ids):
            return None
        return session.question_ids[place], session.seeds[place], session.as_of

    @property
    def last(self) -> KeptAnswer | None:
        """Give the last answer of this sitting, as long as it can be taken back."""
        return self._last

    @property
    def ledger(self) -> Ledger:
        """Give the schedule that the session moves."""
        return self._ledger

    def start_timing(self) -> None:
        """Start to measure the answer: the open question is on the screen.

        Showing the same question again does not start anew.
        """
        if self._shown_at is None:
            self._shown_at = self._surroundings.stopwatch()

    def take_hint(self) -> None:
        """Note that the learner took a hint: the answer will not count as easy."""
        self._hinted = True

    def answer(self, chosen: Sequence[str]) -> Review:
        """Grade the answer, keep it with its schedule, and only then move on.

        :raises MalformedAnswerError: if the options cannot be chosen.
        :raises NoOpenQuestionError: if no question is left.
        :raises NotKeptError: if it cannot be kept; the question stays open.
        """
        review = self._judge(chosen)
        again = self._again(review)
        kept = self._ledger.keep(review, again)
        self._move_on(kept, again)  # only once the review is safely kept
        return review

    def grade(self, grade: RecallGrade) -> KeptAnswer:
        """Grade the last answer anew.

        :raises NothingToUndoError: if there is none in this sitting.
        :raises GradeRefusedError: if it cannot be graded like that.
        :raises NotKeptError: if it cannot be kept; the old grade stays.
        """
        self._last = self._ledger.regrade(self._get_last(), grade)
        return self._last

    def undo(self) -> None:
        """Take the last answer back; its question is open again.

        :raises NothingToUndoError: if there is none in this sitting.
        :raises NotKeptError: if it cannot be undone any more.
        """
        last = self._get_last()
        if self._before_last is not None:
            self._ledger.take_back(last)
            self._session = self._before_last
        self._last = self._before_last = None
        self._left_out_before = 0
        self._shown_at = None
        self._hinted = last.review.hinted

    def suspend(self) -> None:
        """Leave the family of the last answer out of the queue, and out of this session.

        :raises NothingToUndoError: if there is no answer in this sitting.
        :raises NotKeptError: if that cannot be kept.
        """
        self._leave_out(self._get_last().review.question_id)

    def put_aside(self) -> None:
        """Leave the family of the open question out of the queue, and go on without it.

        :raises NoOpenQuestionError: if no question is open.
        :raises NotKeptError: if that cannot be kept; the question stays open.
        """
        if self.current is None:
            raise NoOpenQuestionError("no question is open")
        self._leave_out(self.current[0])
        self._shown_at = None
        self._hinted = False

    def unsuspend(self) -> None:
        """Let the family of the last answer come back as before.

        :raises NothingToUndoError: if there is no answer in this sitting.
        :raises NotKeptError: if that cannot be kept.
        """
        question_id = self._get_last().review.question_id
        if self._left_out and self._left_out[-1].question_id == question_id:
            self.let_back()
        else:
            self._ledger.unsuspend(question_id)

    def let_back(self) -> None:
        """Undo the last leaving out: the family is where it was, here and in the queue.

        Answers that were given since then are taken back before.

        :raises NothingToUndoError: if none was left out since the answer before the last.
        :raises NotKeptError: if that cannot be kept.
        """
        if not self._left_out:
            raise NothingToUndoError("nothing was left out")
        left_out = self._left_out[-1]
        lets_back = "" if left_out.was_out_before else left_out.question_id
        self._ledger.restore_places(left_out.session, lets_back=lets_back)
        self._session, self._before_last, self._last = left_out[2:]
        self._left_out.pop()
        self._shown_at = None

    def _leave_out(self, question_id: str) -> None:
        """Leave a family out, here too: none of its questions is open any more."""
        was_out = question_id in self._ledger.suspended
        before = (self._session, self._before_last, self._last)
        self._ledger.suspend(question_id, drops_from=self.session_id)
        self._left_out.append(LeftOut(question_id, was_out, *before))
        place, last = self.position, self._last
        self._session = without(question_id, self._session, place)
        if self._before_last is not None:
            self._before_last = without(question_id, self._before_last, place)
        if last is not None and last.review.question_id == question_id:
            self._last = replace(last, again=0)

    def _get_last(self) -> KeptAnswer:
        if self._last is None:
            raise NothingToUndoError("no answer was given in this sitting")
        return self._last

    def _judge(self, chosen: Sequence[str]) -> Review:
        current = self.current
        if current is None:
            raise NoOpenQuestionError("no question is open")
        question_id, seed, as_of = current
        question = self._questions.pose(question_id, seed, as_of, _ANY_LANGUAGE)
        key = self._questions.answer_key(question_id, seed, as_of)
        marked = grade_answer(question, key, chosen)
        timed = Timed(self._duration_ms(), count_words(question), question.complexity)
        moment = self._surroundings.now()
        day, before = self._ledger.day_of(moment), self._ledger.items.get(question_id)
        return Review(
            session_id=self.session_id,
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            engine=key.engine,
            chosen=marked.chosen,
            key=key.right,
            correct=marked.correct,
            misconception=marked.misconception,
            duration_ms=timed.duration_ms,
            answered_at=moment,
            day=day,
            grade=self._ledger.propose(
                correct=marked.correct, hinted=self._hinted, asked=timed
            ),
            moved=self.counts and moves_schedule(before, day),
            first_try=self.counts and before is None,
            hinted=self._hinted,
            complexity=timed.complexity,
            words=timed.words,
        )

    def _again(self, review: Review) -> tuple[Asked, ...]:
        found = list(asked_again(self._session, correct=review.correct))
        if not found:
            return ()
        rng = self._surroundings.rng
        if len(found) > 1:
            rng.shuffle(found)
        return tuple(Asked(each, self._new_seed(each, review)) for each in found)

    def _new_seed(self, question_id: str, review: Review) -> int:
        last: int | None = review.seed
        if question_id != review.question_id:
            item = self._ledger.items.get(question_id)
            last = item.last_seed if item else None
        return next_seed(self._questions, question_id, last, self._surroundings.rng)

    def _move_on(self, kept: KeptAnswer, again: Sequence[Asked]) -> None:
        session = self._session
        changed: dict[str, object] = {"position": session.position + 1}
        if not kept.review.correct:
            changed["mistakes"] = (*session.mistakes, session.position)
        if again:
            changed["question_ids"] = session.question_ids + tuple(e[0] for e in again)
            changed["seeds"] = session.seeds + tuple(e[1] for e in again)
        self._before_last, self._last = session, kept
        # Only the last answer can be taken back, so what came before the one before
        # it stays as it is.
        self._left_out = self._left_out[self._left_out_before :]
        self._left_out_before = len(self._left_out)
        self._session = replace(session, **changed)
        self._shown_at = None
        self._hinted = False

    def _duration_ms(self) -> int:
        if self._shown_at is None:
            return 0
        return max(0, round((self._surroundings.stopwatch() - self._shown_at) * 1000))


def count_words(question: PosedQuestion) -> int:
    """Count the words to read: the story, what is asked, and the options."""
    options = [option.text for option in question.options]
    return len(" ".join((*question.stem, question.question, *options)).split())
