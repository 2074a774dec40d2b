"""Why an answer is right or not, as a room told it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    Verdict,
)
from quizapp.presenters.judging.order_screen import JudgedPlace, OrderScreen, PlaceMark
from quizapp.presenters.wording import join_words, word
from quizapp.training.exam.paper import PaperOption, PaperQuestion
from quizapp.training.exam.results.releasing import ReleasedPlace, ReleasedReason
from quizapp.training.exam.sitting.sitting import Sitting


def explain(
    sitting: Sitting, standing: Standing, number: int, language: str
) -> FeedbackScreen | None:
    """Say why an answer is right or not; None where the room did not tell."""
    asked = sitting.opened.paper.questions[number - 1]
    told = next((e for e in standing.outcome.reasons or () if e.number == number), None)
    if told is None or not (told.reasons or told.places):
        return None
    chosen = sitting.course.answers[number - 1]
    screen = _screen(sitting, asked, language)
    if told.places:
        return _say_order(screen, asked, told.places)
    reasons = {each.letter: each for each in told.reasons}
    right = tuple(letter for letter in sorted(reasons) if reasons[letter].right)
    verdict = _judge(chosen, right, asked)
    return replace(
        screen,
        verdict=verdict,
        heading=_heading(verdict, right, language),
        options=tuple(
            _option(option, reasons, chosen, asked, language)
            for option in asked.options
        ),
    )


def _screen(sitting: Sitting, asked: PaperQuestion, language: str) -> FeedbackScreen:
    """Make the page without a verdict."""
    total = len(sitting.course.answers)
    return FeedbackScreen(
        language=language,
        question_id=f"{sitting.opened.paper_hash}/{asked.number}",
        position=asked.number,
        total=total,
        topics=(),
        level=0,
        select_all=asked.select_all,
        stem=asked.stem,
        question=asked.question,
        board=asked.board,
        verdict=Verdict.UNKNOWN,
        heading="",
        sentence=word(language, "attend.told.line"),
        options=(),
        steps=(),
        steps_note="",
        editions=(),
        edition_note="",
        saved_at="",
        last=asked.number == total,
    )


def _say_order(
    screen: FeedbackScreen, asked: PaperQuestion, told: tuple[ReleasedPlace, ...]
) -> FeedbackScreen:
    """Set the right order beside what was put together."""
    language = screen.language
    differs = [n for n, place in enumerate(told, 1) if place.chosen != place.letter]
    verdict, heading = Verdict.RIGHT, word(language, "attend.told.right")
    if differs:
        verdict = Verdict.WRONG
        heading = word(language, "order.wrong", place=differs[0])
    if not any(place.chosen for place in told):
        verdict = Verdict.UNKNOWN
        heading = word(language, "exam.result.open")
    texts = {option.letter: option.text for option in asked.options}
    places = tuple(
        _place(number, place, texts, language) for number, place in enumerate(told, 1)
    )
    order = OrderScreen(word(language, "order.title"), "", places)
    return replace(screen, verdict=verdict, heading=heading, order=order)


def _place(
    number: int, place: ReleasedPlace, texts: Mapping[str, str], language: str
) -> JudgedPlace:
    mark = PlaceMark.UNANSWERED
    if place.chosen:
        same = place.chosen == place.letter
        mark = PlaceMark.RIGHT if same else PlaceMark.DIFFERS
    put = said = ""
    if mark is not PlaceMark.UNANSWERED:
        said = word(language, f"order.mark.{mark.value}")
    if mark is PlaceMark.DIFFERS:
        put = word(language, "order.own", text=texts.get(place.chosen, place.chosen))
    return JudgedPlace(
        number=number,
        text=texts.get(place.letter, place.letter),
        mark=mark,
        mark_text=said,
        own=put,
        because=place.because,
    )


def _heading(verdict: Verdict, right: tuple[str, ...], language: str) -> str:
    if not right:
        return word(language, "attend.told.none")
    key = {Verdict.RIGHT: "right", Verdict.UNKNOWN: "open"}.get(verdict, "wrong")
    letters = join_words(language, tuple(each.upper() for each in right))
    return word(language, f"attend.told.{key}", letters=letters)


def _judge(
    chosen: tuple[str, ...], right: tuple[str, ...], asked: PaperQuestion
) -> Verdict:
    if not chosen:
        return Verdict.UNKNOWN
    if asked.select_all:
        if set(chosen) == set(right):
            return Verdict.RIGHT
        return Verdict.PARTLY if set(chosen) & set(right) else Verdict.WRONG
    return Verdict.RIGHT if set(chosen) <= set(right) else Verdict.WRONG


def _option(
    option: PaperOption,
    reasons: Mapping[str, ReleasedReason],
    chosen: tuple[str, ...],
    asked: PaperQuestion,
    language: str,
) -> JudgedOption:
    reason, is_chosen = reasons.get(option.letter), option.letter in chosen
    mark = OptionMark.YOUR_ERROR if is_chosen else OptionMark.LEFT_OUT
    if reason is not None and reason.right:
        missed = asked.select_all and not is_chosen
        mark = OptionMark.MISSED if missed else OptionMark.RIGHT
    return JudgedOption(
        option_id=option.letter,
        letter=option.letter.upper(),
        text=option.text,
        mark=mark,
        chosen=is_chosen,
        because="" if reason is None else reason.because,
        mark_text=word(language, f"mark.{mark.value}"),
    )
