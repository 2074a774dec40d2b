"""A question looked back at with one's own answer, where its key is not told."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.presenters.attending.points import points_words
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    Verdict,
)
from quizapp.presenters.judging.order_screen import JudgedPlace, OrderScreen, PlaceMark
from quizapp.presenters.wording import word
from quizapp.training.exam.paper import PaperQuestion
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.outcome import MarkTold


def plain_screen(sitting: Sitting, number: int, language: str) -> FeedbackScreen:
    """Show a question with its board, without a word about the answer."""
    asked = sitting.opened.paper.questions[number - 1]
    total = len(sitting.course.answers)
    return FeedbackScreen(
        language=language,
        question_id=f"{sitting.opened.paper_hash}/{number}",
        position=number,
        total=total,
        topics=(),
        level=0,
        select_all=asked.select_all,
        stem=asked.stem,
        question=asked.question,
        board=asked.board,
        verdict=Verdict.UNKNOWN,
        heading="",
        sentence="",
        options=(),
        steps=(),
        steps_note="",
        editions=(),
        edition_note="",
        saved_at="",
        last=number == total,
    )


def show_plain(
    sitting: Sitting, number: int, mark: MarkTold | None, language: str
) -> FeedbackScreen:
    """Show a question, what was answered, and the points where they are told."""
    asked = sitting.opened.paper.questions[number - 1]
    chosen = sitting.course.answers[number - 1]
    screen = plain_screen(sitting, number, language)
    verdict, heading = _judge(mark, chosen, language)
    screen = replace(
        screen,
        verdict=verdict,
        heading=heading,
        sentence=word(language, "attend.told.no-key"),
    )
    if asked.places:
        return replace(screen, order=_own_order(asked, chosen, language))
    return replace(
        screen,
        options=tuple(
            _option(letter, text, letter in chosen, language)
            for letter, text in _texts(asked).items()
        ),
    )


def _judge(
    mark: MarkTold | None, chosen: tuple[str, ...], language: str
) -> tuple[Verdict, str]:
    if not chosen:
        return Verdict.UNKNOWN, word(language, "exam.result.open")
    if mark is None:
        return Verdict.UNKNOWN, word(language, "attend.told.discussed")
    points = points_words(mark.points, language)
    said = word(language, "attend.mark", points=points, n=int(mark.points))
    if mark.points >= 1:
        return Verdict.RIGHT, word(language, "attend.told.right")
    if mark.points > 0:
        return Verdict.PARTLY, word(language, "attend.told.partly", points=said)
    return Verdict.WRONG, word(language, "exam.result.wrong")


def _option(letter: str, text: str, is_chosen: bool, language: str) -> JudgedOption:
    mark = OptionMark.GIVEN if is_chosen else OptionMark.UNTOLD
    return JudgedOption(
        option_id=letter,
        letter=letter.upper(),
        text=text,
        mark=mark,
        chosen=is_chosen,
        because="",
        mark_text=word(language, "mark.given") if is_chosen else "",
    )


def _own_order(
    asked: PaperQuestion, chosen: tuple[str, ...], language: str
) -> OrderScreen:
    texts = _texts(asked)
    places = tuple(
        JudgedPlace(number, texts.get(letter, letter), PlaceMark.UNANSWERED, "")
        for number, letter in enumerate(chosen, 1)
    )
    return OrderScreen(word(language, "order.places"), "", places)


def _texts(asked: PaperQuestion) -> dict[str, str]:
    return {each.letter: each.text for each in asked.options}
