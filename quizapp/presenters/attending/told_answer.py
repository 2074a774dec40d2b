"""Why an answer is right or not, as a room told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.posed import ExplainedOption, Explanation
from quizapp.presenters.attending.plain_answer import plain_screen, show_plain
from quizapp.presenters.attending.standing import Standing
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.feedback_screen import (
    FeedbackScreen,
    JudgedOption,
    OptionMark,
    TraceStep,
    Verdict,
)
from quizapp.presenters.judging.order_screen import JudgedPlace, OrderScreen, PlaceMark
from quizapp.presenters.judging.verdict import Sentence, judge
from quizapp.presenters.wording import join_words, word
from quizapp.training.exam.paper import PaperOption, PaperQuestion
from quizapp.training.exam.results.releasing import ReleasedPlace, ReleasedReason
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.room.outcome import ReasonsTold


class _Answer(Struct, frozen=True):
    """What was chosen and what is right, by letters."""

    chosen: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def correct(self) -> bool:
        """Say whether it is the whole key; of several that became right one will do."""
        return bool(self.chosen) and set(self.chosen) == set(self.key)


def explain(
    sitting: Sitting, standing: Standing, number: int, language: str
) -> FeedbackScreen | None:
    """Show a question and its answer, and why it is right or not as far as that is told.

    None where the room lets nobody look back at the question.
    """
    outcome = standing.outcome
    told = next((e for e in outcome.reasons or () if e.number == number), None)
    if told is not None and (told.reasons or told.places):
        return _explain(sitting, told, language)
    mark = next((e for e in outcome.marks or () if e.number == number), None)
    if mark is None and standing.discussed != number:
        return None
    return show_plain(sitting, number, mark, language)


def _explain(sitting: Sitting, told: ReasonsTold, language: str) -> FeedbackScreen:
    asked = sitting.opened.paper.questions[told.number - 1]
    chosen = sitting.course.answers[told.number - 1]
    screen = _with_steps(plain_screen(sitting, told.number, language), told, sitting)
    if told.places:
        return _say_order(screen, asked, told.places)
    reasons = {each.letter: each for each in told.reasons}
    right = tuple(letter for letter in sorted(reasons) if reasons[letter].right)
    if not asked.select_all and set(chosen) & set(right):
        right = chosen  # of several that have become right, any will do
    answer = _Answer(chosen, right)
    # Reasons are in the language of the paper, so what leads to one is, too.
    said = _judge(asked, told.reasons, answer, sitting.opened.paper.language)
    verdict = _judge(asked, told.reasons, answer, language)
    return replace(
        screen,
        verdict=verdict.verdict,
        heading=_heading(verdict, right, language),
        sentence=said.text,
        emphasis=said.emphasis,
        options=tuple(
            _option(each, reasons, chosen, screen, said.text) for each in asked.options
        ),
    )


def _with_steps(
    screen: FeedbackScreen, told: ReasonsTold, sitting: Sitting
) -> FeedbackScreen:
    steps = tuple(
        TraceStep(each.text, each.cite, each.verified, object_ids=each.object_ids)
        for each in told.steps
    )
    date = date_words(sitting.opened.paper.as_of, screen.language)
    note = word(screen.language, "steps.note", n=len(steps), date=date)
    return replace(screen, steps=steps, steps_note=note if steps else "")


def _judge(
    asked: PaperQuestion,
    reasons: Sequence[ReleasedReason],
    answer: _Answer,
    language: str,
) -> Sentence:
    texts = {each.letter: each.text for each in asked.options}
    options = tuple(
        ExplainedOption(
            option_id=each.letter,
            text=texts.get(each.letter, ""),
            correct=each.letter in answer.key,
            misconception="",
            belief=each.belief,
            because=each.because,
        )
        for each in reasons
    )
    letters = {letter: letter.upper() for letter in texts}
    explained = Explanation(options, (), 0, ())
    return judge(language, answer, explained, letters)


def _heading(sentence: Sentence, right: tuple[str, ...], language: str) -> str:
    if not right:
        return word(language, "attend.told.none")
    if sentence.verdict is Verdict.RIGHT:
        return word(language, "attend.told.right")
    if sentence.verdict is Verdict.UNKNOWN:
        letters = join_words(language, tuple(each.upper() for each in right))
        return word(language, "attend.told.open", letters=letters)
    return sentence.heading


def _option(
    option: PaperOption,
    reasons: Mapping[str, ReleasedReason],
    chosen: tuple[str, ...],
    screen: FeedbackScreen,
    said: str,
) -> JudgedOption:
    reason, is_chosen = reasons.get(option.letter), option.letter in chosen
    mark = OptionMark.YOUR_ERROR if is_chosen else OptionMark.LEFT_OUT
    if reason is not None and reason.right:
        missed = screen.select_all and not is_chosen
        mark = OptionMark.MISSED if missed else OptionMark.RIGHT
    because = "" if reason is None or reason.because == said else reason.because
    return JudgedOption(
        option_id=option.letter,
        letter=option.letter.upper(),
        text=option.text,
        mark=mark,
        chosen=is_chosen,
        because=because,
        mark_text=word(screen.language, f"mark.{mark.value}"),
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
    return replace(screen, verdict=verdict, heading=heading, sentence="", order=order)


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
