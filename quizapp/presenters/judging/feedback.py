"""Builds the feedback page from an answer that is kept and an explanation."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.posed import (
    DatedAnswer,
    ExplainedOption,
    ExplainedStep,
    Explanation,
    PosedQuestion,
)
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    TraceStep,
    Verdict,
)
from quizapp.presenters.judging import editions
from quizapp.presenters.judging.lettering import letters_of, said_letters
from quizapp.presenters.judging.order import OrderJudging
from quizapp.presenters.judging.verdict import Sentence, judge
from quizapp.presenters.wording import word
from quizapp.training.review import Review


class Answered(Struct, frozen=True):
    """An answered question with all that its page says, in one language."""

    language: str
    posed: PosedQuestion
    topics: tuple[str, ...]
    """Names in the reader's language."""
    review: Review
    explanation: Explanation
    """Under the documents that the answer was marked under."""
    answers: tuple[DatedAnswer, ...]
    position: int
    total: int
    saved_at: str
    ordered: bool = False
    """Whether the answer was put together from pieces instead of chosen."""

    def order_by(self, explanation: Explanation) -> OrderJudging | None:
        """Judge an order that was put together by an explanation; None without one."""
        if not self.ordered:
            return None
        pieces = self.posed.pieces
        return OrderJudging(self.language, self.review, explanation, pieces)


def feedback_screen(
    answered: Answered, shown: str, other: Explanation | None
) -> FeedbackScreen:
    """Build the page; `other` explains the edition of `shown` if it is another one."""
    explanation = other or answered.explanation
    sentence = _judge(answered, shown, other)
    steps = _steps(explanation, answered.explanation if other else None)
    posed, order = answered.posed, answered.order_by(explanation)
    return FeedbackScreen(
        language=answered.language,
        question_id=posed.question_id,
        position=answered.position,
        total=answered.total,
        topics=answered.topics,
        level=posed.level,
        select_all=posed.select_all,
        stem=posed.stem,
        question=posed.question,
        board=explanation.board or posed.board,
        asked_board=posed.board,
        verdict=sentence.verdict,
        heading=sentence.heading,
        sentence=sentence.text,
        options=_options(answered, explanation, shown if other else ""),
        steps=steps,
        steps_note=_steps_note(answered, explanation),
        editions=editions.edition_answers(
            answered.posed, answered.answers, shown, answered.language
        ),
        edition_note=_edition_note(answered, shown, other),
        saved_at=answered.saved_at,
        last=answered.position >= answered.total,
        emphasis=sentence.emphasis,
        steps_differ=_steps_differ(answered.language, steps),
        order=order.screen(letters_of(posed)) if order else None,
    )


def _judge(answered: Answered, shown: str, other: Explanation | None) -> Sentence:
    language, letters = answered.language, letters_of(answered.posed)
    if other is None:
        order = answered.order_by(answered.explanation)
        if order is not None:
            return order.sentence()
        return judge(language, answered.review, answered.explanation, letters)
    right = tuple(o.option_id for o in other.options if o.correct)
    date = date_words(editions.start_of(answered.answers, shown), language)
    if right:
        then = said_letters(language, letters, right)
        heading = word(language, "verdict.under", n=len(right), date=date, letters=then)
    else:
        heading = word(language, "verdict.under-none", date=date)
    text = word(
        language,
        "verdict.under.line",
        n=len(answered.review.key),
        date=date_words(answered.review.as_of, language),
        letters=said_letters(language, letters, answered.review.key),
    )
    if not right:
        then = editions.answer_on(answered.answers, shown).text
        text = f"{word(language, 'verdict.then', text=then)} {text}"
    return Sentence(Verdict.OTHER_EDITION, heading, text)


def _options(
    answered: Answered, explanation: Explanation, other_date: str
) -> tuple[JudgedOption, ...]:
    letters = letters_of(answered.posed)
    explained = {option.option_id: option for option in explanation.options}
    return tuple(
        _judged(
            answered, explained[option.option_id], letters[option.option_id], other_date
        )
        for option in answered.posed.options
    )


def _judged(
    answered: Answered, option: ExplainedOption, letter: str, other_date: str
) -> JudgedOption:
    chosen = option.option_id in answered.review.chosen
    mark = _mark(answered, option, chosen, elsewhere=bool(other_date))
    belief = option.belief if chosen and not option.correct else ""
    return JudgedOption(
        option_id=option.option_id,
        letter=letter,
        text=option.text,
        mark=mark,
        chosen=chosen,
        because="" if _is_said_already(answered, option) else option.because,
        misconception=belief,
        mark_text=_mark_text(answered, mark, other_date),
    )


def _is_said_already(answered: Answered, option: ExplainedOption) -> bool:
    """Say whether the verdict, or the right option itself, gives the reason already."""
    if not option.correct or answered.posed.select_all:
        return False
    sentence = option.because.rpartition(" (")[0]
    return answered.review.correct or sentence in option.text


def _mark(
    answered: Answered, option: ExplainedOption, chosen: bool, *, elsewhere: bool
) -> OptionMark:
    if option.correct:
        missed = answered.posed.select_all and not chosen and not elsewhere
        return OptionMark.MISSED if missed else OptionMark.RIGHT
    if elsewhere and option.option_id in answered.review.key:
        return OptionMark.RIGHT_ELSEWHERE
    return OptionMark.YOUR_ERROR if chosen else OptionMark.LEFT_OUT


def _mark_text(answered: Answered, mark: OptionMark, other_date: str) -> str:
    year = ""
    if mark is OptionMark.RIGHT:
        year = other_date[:4]
    elif mark is OptionMark.RIGHT_ELSEWHERE:
        marked = answered.review.as_of
        year = "" if editions.is_today(answered.answers, marked) else marked[:4]
    if year:
        return word(answered.language, "mark.right-then", year=year)
    return word(answered.language, f"mark.{mark.value}")


def _steps(
    explanation: Explanation, compared: Explanation | None
) -> tuple[TraceStep, ...]:
    known = {(s.rule, s.text) for s in compared.steps} if compared else None
    return tuple(
        TraceStep(
            text=step.text,
            citation=_citation(step),
            verified=step.verified,
            object_ids=step.object_ids,
            differs=known is not None and (step.rule, step.text) not in known,
        )
        for step in explanation.steps
    )


def _citation(step: ExplainedStep) -> str:
    """Cite the rule of a step; the page says by itself that a number is not verified."""
    named, _, _ = step.cite.partition(" (")
    return step.cite if step.verified else named


def _steps_note(answered: Answered, explanation: Explanation) -> str:
    newest = max(
        (date for _, date in explanation.editions), default=answered.posed.as_of
    )
    return word(
        answered.language,
        "steps.note",
        n=len(explanation.steps),
        date=date_words(newest, answered.language),
    )


def _steps_differ(language: str, steps: tuple[TraceStep, ...]) -> str:
    count = sum(step.differs for step in steps)
    return word(language, "steps.differ", n=count) if count else ""


def _edition_note(answered: Answered, shown: str, other: Explanation | None) -> str:
    language, answers = answered.language, answered.answers
    if len(answers) < 2:
        return word(language, "editions.same")
    if other is not None:
        since = date_words(editions.start_of(answers, shown), language)
        return word(language, "editions.shown", date=since)
    until = editions.right_until(answers, answered.review)
    if until:
        chosen = said_letters(
            language, letters_of(answered.posed), answered.review.chosen
        )
        date = date_words(until, language)
        return word(language, "editions.yours-was-right", letters=chosen, date=date)
    return word(language, "editions.changes", n=len(answers) - 1)
