"""The answer through the editions: stretches of time with one answer each."""

from __future__ import annotations

import datetime as dt
from itertools import pairwise

from quizapp.bank.posed import DatedAnswer, PosedQuestion
from quizapp.presenters.calendar_words import short_date_words
from quizapp.presenters.feedback_screen import EditionAnswer
from quizapp.presenters.judging.lettering import letters_of
from quizapp.presenters.wording import word
from quizapp.training.review import Review


def answer_on(answers: tuple[DatedAnswer, ...], date: str) -> DatedAnswer:
    """Return the answer in force on a day; before the first, the first."""
    in_force = [answer for answer in answers if answer.since <= date]
    return in_force[-1] if in_force else answers[0]


def start_of(answers: tuple[DatedAnswer, ...], date: str) -> str:
    """Return the day on which the stretch with a date begins."""
    return answer_on(answers, date).since


def is_today(answers: tuple[DatedAnswer, ...], date: str) -> bool:
    """Say whether a day lies in the stretch that lasts until today."""
    return answer_on(answers, date) is answers[-1]


def same_stretch(answers: tuple[DatedAnswer, ...], one: str, other: str) -> bool:
    """Say whether the same answer stands on two days because nothing lies between."""
    return len(answers) < 2 or start_of(answers, one) == start_of(answers, other)


def edition_answers(
    posed: PosedQuestion, answers: tuple[DatedAnswer, ...], shown: str, language: str
) -> tuple[EditionAnswer, ...]:
    """List the stretches for the page; nothing if the answer never changed."""
    if len(answers) < 2:
        return ()
    letters = letters_of(posed)
    current = start_of(answers, shown)
    return tuple(
        EditionAnswer(
            as_of=answer.since,
            label=_label(answer.since, answer is answers[-1], language),
            letter=", ".join(sorted(letters[i] for i in answer.right)) or "\N{EN DASH}",
            text=answer.text,
            current=answer.since == current,
            today=answer is answers[-1],
        )
        for answer in answers
    )


def _label(since: str, today: bool, language: str) -> str:
    return (
        word(language, "editions.today") if today else short_date_words(since, language)
    )


def right_until(answers: tuple[DatedAnswer, ...], review: Review) -> str:
    """Return the last day on which what was chosen was right, or nothing."""
    if review.correct or not review.chosen:
        return ""
    chosen = set(review.chosen)
    until = ""
    for answer, following in pairwise(answers):
        if set(answer.right) == chosen and answer.since <= review.as_of:
            changed = dt.date.fromisoformat(following.since)
            until = (changed - dt.timedelta(days=1)).isoformat()
    return until
