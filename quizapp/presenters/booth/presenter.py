"""The presenter of booth mode: question, reveal, count, result."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.presenters.asking.question import posed_screen, topic_names
from quizapp.presenters.booth.screen import BoothScreen
from quizapp.presenters.feedback_screen import FeedbackScreen
from quizapp.presenters.judging.feedback import Answered, feedback_screen
from quizapp.presenters.question_screen import QuestionScreen
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.training.booth import Show
from quizapp.training.review import Review


class BoothPresenter:
    """Leads through a show; remembers what is revealed."""

    def __init__(self, open_desk: OpenDesk, *, language: str) -> None:
        self._open_desk = open_desk
        self._language = language
        self._show: Show | None = None
        self._revealed: Review | None = None
        self._is_over = False

    @property
    def is_open(self) -> bool:
        """Say whether a show is on."""
        return self._show is not None

    @property
    def has_result(self) -> bool:
        """Say whether anything was revealed so far."""
        return self._show is not None and self._show.score.shown > 0

    def open(self, question_ids: tuple[str, ...]) -> BoothScreen:
        """Begin a show.

        :raises NothingToStudyError: if there is no question.
        """
        booth = self._open_desk().booth
        if booth is None:
            raise ValueError("there is no booth")
        self._show = booth.open(question_ids)
        self._revealed, self._is_over = None, False
        return self.screen()

    def reveal(self, chosen: tuple[str, ...]) -> BoothScreen:
        """Show the answer, and whether what was chosen is right."""
        self._revealed = self._open_show().reveal(chosen)
        return self.screen()

    def go_on(self, right: bool | None) -> BoothScreen:
        """Count the answer as right, wrong or not at all, and show the next question."""
        if self._revealed is not None:
            self._revealed = None
            self._open_show().go_on(right)
        return self.screen()

    def end(self) -> BoothScreen:
        """Show how it went."""
        self._is_over = True
        return self.screen()

    def resume(self) -> BoothScreen:
        """Go on after the result was shown."""
        self._is_over = False
        return self.screen()

    def close(self) -> None:
        """Forget the show."""
        self._show = self._revealed = None

    def set_language(self, language: str) -> BoothScreen | None:
        """Say the page in another language; None without a show."""
        self._language = language
        return None if self._show is None else self.screen()

    def screen(self) -> BoothScreen:
        """Return what is shown now.

        :raises ValueError: if no show is on.
        """
        show, language, review = self._open_show(), self._language, self._revealed
        score = show.score
        said = {
            "right": word(language, "booth.count.right", n=score.right),
            "wrong": word(language, "booth.count.wrong", n=score.wrong),
            "rest": word(language, "booth.count.rest", n=score.uncounted),
        }
        line = word(language, "booth.result.line", **said) if self._is_over else ""
        verdict = review.correct if review is not None and review.chosen else None
        return BoothScreen(
            language=language,
            score=word(language, "booth.score", **said),
            question=self._question(show),
            revealed=None if review is None else self._answer(review),
            verdict=verdict,
            result=word(language, "booth.result", n=score.shown) if line else "",
            result_line=line,
            share_right=score.right / max(1, score.right + score.wrong),
        )

    def _open_show(self) -> Show:
        if self._show is None:
            raise ValueError("no show is on")
        return self._show

    def _question(self, show: Show) -> QuestionScreen:
        questions = self._open_desk().questions
        posed = questions.pose(*show.current, self._language)
        screen = posed_screen(posed, questions, self._language)
        # A place of its own for every question, so that nothing stays chosen.
        return replace(screen, position=show.score.shown + 1, more_hints=False)

    def _answer(self, review: Review) -> FeedbackScreen:
        questions, language = self._open_desk().questions, self._language
        asked = (review.question_id, review.seed, review.as_of)
        posed = questions.pose(*asked, language)
        answered = Answered(
            language=language,
            posed=posed,
            topics=topic_names(questions, posed, language),
            review=review,
            explanation=questions.explain(*asked, language),
            answers=questions.through_the_editions(*asked, language),
            position=1,
            total=1,
            saved_at="",
        )
        return feedback_screen(answered, review.as_of, None)
