"""The presenter of results: the score, by topic, and why each answer is right or not."""

from __future__ import annotations

import datetime as dt
from concurrent.futures import Future

from quizapp.presenters.asking.question import topic_names
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.judging.feedback import Answered, feedback_screen
from quizapp.presenters.sitting.port import ExamPort
from quizapp.presenters.sitting.screen import ResultRow, ResultScreen, TopicResult
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import per_cent, word
from quizapp.training.exam.blueprint import points_to_pass
from quizapp.training.exam.mock.marking import MarkedAnswer, MockMarks
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade


class ResultPresenter:
    """Has a mock exam marked and counted, then tells all of it."""

    def __init__(self, port: ExamPort, open_desk: OpenDesk, *, language: str) -> None:
        self._port = port
        self._open_desk = open_desk
        self._language = language
        self._sitting: Sitting | None = None
        self._marking: Future[MockMarks] | None = None
        self._marks: MockMarks | None = None

    def set_language(self, language: str) -> None:
        """Say the results in another language."""
        self._language = language

    def take(self, sitting: Sitting) -> ResultScreen:
        """Begin to mark an exam that was handed in."""
        self._sitting, self._marks = sitting, None
        self._marking = self._port.mark(sitting)
        return self.screen()

    @property
    def is_waiting(self) -> bool:
        """Say whether it is still being marked."""
        return self._marking is not None

    @property
    def is_open(self) -> bool:
        """Say whether there is a result to be shown."""
        return self._sitting is not None

    def look(self) -> bool:
        """Take the marks once they are there, and let them count.

        :raises LookupError: if what marks the exam is lost.
        :raises NotKeptError: if the answers cannot be counted now.
        """
        if self._marking is None or not self._marking.done():
            return False
        marking, self._marking = self._marking, None
        marks = marking.result()
        if self._sitting is not None:
            self._port.count(self._sitting, marks)
        self._marks = marks
        return True

    def close(self) -> None:
        """Forget the result; it stays in the list of past exams."""
        self._sitting = self._marks = self._marking = None

    def screen(self) -> ResultScreen:
        """Return the page.

        :raises ValueError: if there is no exam.
        """
        if self._sitting is None:
            raise ValueError("no exam was handed in")
        title = self._sitting.opened.paper.exam
        if self._marks is None:
            return _waiting(title, self._language)
        return self._result(title, self._marks)

    def explain(self, number: int) -> FeedbackScreen:
        """Say why the answer to a question is right or not."""
        marks, language = self._marks, self._language
        if marks is None or self._sitting is None:
            raise ValueError("no exam was marked")
        questions = self._open_desk().questions
        answer = marks.answers[number - 1]
        asked = (answer.item.question_id, answer.item.seed, marks.as_of)
        posed = questions.pose(*asked, language)
        answered = Answered(
            language=language,
            posed=posed,
            topics=topic_names(questions, posed, language),
            review=_review(answer, self._sitting, marks.as_of),
            explanation=questions.explain(*asked, language),
            answers=questions.through_the_editions(*asked, language),
            position=number,
            total=len(marks.answers),
            saved_at="",
        )
        return feedback_screen(answered, marks.as_of, None)

    def _result(self, title: str, marks: MockMarks) -> ResultScreen:
        language = self._language
        share, points = float(marks.points / marks.most), int(marks.points)
        percent = per_cent(language, share)
        line = word(language, "exam.result.line", percent=percent)
        if marks.pass_percent is not None:
            needed = points_to_pass(marks.pass_percent, marks.most)
            said = {"percent": percent, "needed": needed, "most": marks.most}
            line = word(language, "exam.result.mark", **said)
        verdict = {True: "passed", False: "failed", None: "unmarked"}[marks.passed]
        pass_share = None if marks.pass_percent is None else marks.pass_percent / 100
        return ResultScreen(
            language=language,
            title=title,
            heading=word(
                language, "exam.result", n=points, points=points, most=marks.most
            ),
            line=line,
            passed=marks.passed,
            verdict=word(language, f"exam.result.{verdict}"),
            share=share,
            pass_share=pass_share,
            topics=self._topics(marks),
            rows=tuple(self._row(each) for each in marks.answers),
            kept=word(language, "exam.result.counted"),
        )

    def _topics(self, marks: MockMarks) -> tuple[TopicResult, ...]:
        questions, language = self._open_desk().questions, self._language
        return tuple(
            TopicResult(
                questions.topic_name(each.topic, language), int(each.points), each.most
            )
            for each in marks.topics
        )

    def _row(self, answer: MarkedAnswer) -> ResultRow:
        assert self._sitting is not None
        asked = self._sitting.opened.paper.questions[answer.number - 1]
        key = "wrong" if answer.chosen else "open"
        key = "right" if answer.is_right else key
        mark = word(self._language, f"exam.result.{key}")
        return ResultRow(
            answer.number,
            asked.question,
            answer.is_right,
            bool(answer.chosen),
            mark,
        )


def _waiting(title: str, language: str) -> ResultScreen:
    return ResultScreen(
        language=language,
        title=title,
        heading=word(language, "exam.marking"),
        line=word(language, "exam.marking.line"),
        passed=None,
        verdict="",
        share=0.0,
        pass_share=None,
        topics=(),
        rows=(),
        kept="",
        waiting=True,
    )


def _review(answer: MarkedAnswer, sitting: Sitting, as_of: str) -> Review:
    handed_in: dt.datetime = sitting.entries[-1].at.moment.wall
    return Review(
        session_id="",
        question_id=answer.item.question_id,
        seed=answer.item.seed,
        as_of=as_of,
        engine=answer.engine,
        chosen=answer.chosen,
        key=answer.right,
        correct=answer.is_right,
        misconception=answer.misconception,
        duration_ms=0,
        answered_at=handed_in,
        day=handed_in.date(),
        grade=RecallGrade.GOOD if answer.is_right else RecallGrade.AGAIN,
    )
