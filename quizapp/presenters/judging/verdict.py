"""The verdict on one answer: a heading and one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from quizapp.bank.posed import ExplainedOption, Explanation
from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.judging.lettering import said_letters
from quizapp.presenters.wording import word


class Marked(Protocol):
    """An answer, and the key that it was marked by."""

    @property
    def chosen(self) -> tuple[str, ...]:
        """Return option ids; none for "I don't know"."""

    @property
    def key(self) -> tuple[str, ...]:
        """Return the ids of the options that were right."""

    @property
    def correct(self) -> bool:
        """Say whether it was right."""


class Sentence(Struct, frozen=True):
    """What the verdict bar says."""

    verdict: Verdict
    heading: str
    text: str
    emphasis: str = ""
    """The part of the text that names the misconception."""


def judge(
    language: str,
    review: Marked,
    explanation: Explanation,
    letters: Mapping[str, str],
) -> Sentence:
    """Say how an answer fared under the documents it was marked under."""
    options = explanation.options
    key = said_letters(language, letters, review.key)
    if not review.chosen:
        heading = word(language, "verdict.unknown", n=len(review.key), letters=key)
        return Sentence(Verdict.UNKNOWN, heading, say_why(review, options))
    if review.correct:
        heading = word(language, "verdict.right")
        return Sentence(Verdict.RIGHT, heading, say_why(review, options))
    return _not_right(language, review, options, letters)


def _not_right(
    language: str,
    review: Marked,
    options: tuple[ExplainedOption, ...],
    letters: Mapping[str, str],
) -> Sentence:
    verdict, heading = _heading(language, review, options, letters)
    mistaken = _mistaken(review, options)
    if mistaken is None:
        missed = tuple(i for i in review.key if i not in review.chosen)
        said = said_letters(language, letters, missed)
        text = word(language, "verdict.left-out", n=len(missed), letters=said)
        reasons = [o.because for o in options if o.option_id in missed]
        return Sentence(
            verdict, heading, " ".join(part for part in (text, *reasons[:1]) if part)
        )
    text, emphasis = say_as_if(language, mistaken)
    return Sentence(verdict, heading, text, emphasis)


def _heading(
    language: str,
    review: Marked,
    options: tuple[ExplainedOption, ...],
    letters: Mapping[str, str],
) -> tuple[Verdict, str]:
    if set(review.chosen) & set(review.key):
        well = sum(
            (o.option_id in review.chosen) is (o.option_id in review.key)
            for o in options
        )
        heading = word(language, "verdict.partly", n=well, total=len(options))
        return Verdict.PARTLY, heading
    key = said_letters(language, letters, review.key)
    return Verdict.WRONG, word(
        language, "verdict.wrong", n=len(review.key), letters=key
    )


def _mistaken(
    review: Marked, options: tuple[ExplainedOption, ...]
) -> ExplainedOption | None:
    """Pick the wrong chosen option to speak of: a named misconception first."""
    wrong = [
        option
        for option in options
        if option.option_id in review.chosen and option.option_id not in review.key
    ]
    named = [option for option in wrong if option.belief]
    return next(iter(named or wrong), None)


def say_as_if(language: str, option: ExplainedOption) -> tuple[str, str]:
    """Say what an answer takes for granted, and the part that names the misconception."""
    belief = option.belief.strip().rstrip(".")
    if not belief:
        return word(language, "verdict.as-if-text", text=option.text), option.text
    # French drops the i of "si" before "il" and "ils".
    elided = belief.startswith(("il ", "ils "))
    key = "verdict.as-if-il" if elided else "verdict.as-if"
    return word(language, key, belief=belief), belief


def say_why(review: Marked, options: tuple[ExplainedOption, ...]) -> str:
    """Say what makes the right option right."""
    return next((o.because for o in options if o.option_id in review.key), "")
