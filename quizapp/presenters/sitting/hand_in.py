"""The check before handing in: every answer, what is open, and what is flagged."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.presenters.sitting.screen import AnswerRow, HandInScreen
from quizapp.presenters.wording import join_words, word
from quizapp.training.exam.crediting import Credit
from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sitting.sitting import Sitting

_THEN = " \N{RIGHTWARDS ARROW} "


def hand_in_screen(
    sitting: Sitting, language: str, *, is_sure: bool, is_mock: bool
) -> HandInScreen:
    """Show what would be handed in now."""
    course = sitting.course
    total, flags = len(course.answers), sorted(course.flags)
    unanswered = sitting.open_numbers
    limit = "exam.hand-in.line" if course.limit_seconds else "exam.hand-in.no-limit"
    blank = _listed("exam.hand-in.open", unanswered, language)
    paper = sitting.opened.paper
    if paper.asks_all and paper.select_all is Credit.RIGHT_MINUS_WRONG and blank[0]:
        which = join_words(language, tuple(map(str, unanswered)))
        said = {"n": len(unanswered), "which": which}
        blank = (word(language, "exam.hand-in.open.costs", **said), *blank[1:])
    flagged = _listed("exam.hand-in.flags", flags, language)
    sure = "exam.hand-in.sure" if unanswered else "exam.hand-in.sure.all"
    return HandInScreen(
        language=language,
        title=word(language, "exam.hand-in.page"),
        line=word(language, limit),
        rows=tuple(_row(sitting, number, language) for number in range(1, total + 1)),
        answered=str(total - len(unanswered)),
        of=word(language, "exam.hand-in.of", total=total),
        open_line=blank[0],
        open_strong=blank[1],
        first_open=blank[2],
        flag_line=flagged[0],
        flag_strong=flagged[1],
        first_flag=flagged[2],
        after=word(
            language, "exam.hand-in.after" if is_mock else "exam.hand-in.after.paper"
        ),
        asks=word(language, sure, n=len(unanswered)) if is_sure else "",
    )


def _row(sitting: Sitting, number: int, language: str) -> AnswerRow:
    course, asked = sitting.course, sitting.opened.paper.questions[number - 1]
    letters = answer_words(asked, course.answers[number - 1], language)
    spoken = word(
        language,
        "exam.row",
        n=number,
        question=asked.question,
        answer=letters or word(language, "exam.no-answer"),
    )
    return AnswerRow(
        number=number,
        question=asked.question,
        answer=letters,
        flagged=number in course.flags,
        spoken=spoken,
        is_whole=number not in sitting.open_numbers,
    )


def answer_words(asked: PaperQuestion, letters: Sequence[str], language: str) -> str:
    """Say an answer by its letters; of an order in turn, and how much of it is there."""
    if not asked.places or not letters:
        return ", ".join(letters).upper()
    said = _THEN.join(letters).upper()
    if asked.is_answered_by(letters):
        return said
    return word(
        language, "exam.order.begun", order=said, n=len(letters), total=asked.places
    )


def _listed(key: str, numbers: Sequence[int], language: str) -> tuple[str, str, int]:
    """Say which questions, which part of it is strong, and the first of them."""
    if not numbers:
        return "", "", 0
    which = join_words(language, tuple(map(str, numbers)))
    line = word(language, key, n=len(numbers), which=which)
    return line, word(language, f"{key}.strong", n=len(numbers)), numbers[0]
