"""Why an answer is right or not, as a room told it."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    Verdict,
)
from quizapp.presenters.wording import join_words, word
from quizapp.training.exam.paper import PaperOption, PaperQuestion
from quizapp.training.exam.releasing import ReleasedReason
from quizapp.training.exam.sitting.sitting import Sitting


def explain(
    sitting: Sitting, standing: Standing, number: int, language: str
) -> FeedbackScreen | None:
    """Say why an answer is right or not; None where the room did not tell."""
    asked = sitting.opened.paper.questions[number - 1]
    told = {each.number: each.reasons for each in standing.outcome.reasons or ()}
    reasons = {each.letter: each for each in told.get(number, ())}
    if not reasons:
        return None
    chosen = sitting.course.answers[number - 1]
    right = tuple(letter for letter in sorted(reasons) if reasons[letter].right)
    verdict = _judge(chosen, right, asked)
    return FeedbackScreen(
        language=language,
        question_id=f"{sitting.opened.paper_hash}/{number}",
        position=number,
        total=len(sitting.course.answers),
        topics=(),
        level=0,
        select_all=asked.select_all,
        stem=asked.stem,
        question=asked.question,
        board=asked.board,
        verdict=verdict,
        heading=_heading(verdict, right, language),
        sentence=word(language, "attend.told.line"),
        options=tuple(
            _option(option, reasons, chosen, asked, language)
            for option in asked.options
        ),
        steps=(),
        steps_note="",
        editions=(),
        edition_note="",
        saved_at="",
        last=number == len(sitting.course.answers),
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
