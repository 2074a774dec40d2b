"""Trying: an answer to the preview is judged like a learner's, and nobody keeps it."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.workbench.examining import Told
from quizapp.presenters.judging.lettering import letters_of
from quizapp.presenters.judging.order import OrderJudging
from quizapp.presenters.judging.verdict import Sentence, judge
from quizapp.presenters.workbench.screen import Tried


class _Marked(Struct, frozen=True):
    """One answer, marked."""

    chosen: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def correct(self) -> bool:
        """Say whether it was right."""
        return set(self.chosen) == set(self.key)


def judge_tried(told: Told, chosen: tuple[str, ...]) -> Tried:
    """Say how an answer fared; without any option it is "I don't know"."""
    options = told.explanation.options
    key = tuple(each.option_id for each in options if each.correct)
    marked = _Marked(chosen, key)
    said = _judge(told, marked)
    return Tried(told.language, said.verdict, said.heading, said.text, said.emphasis)


def _judge(told: Told, marked: _Marked) -> Sentence:
    language, explanation, posed = told.language, told.explanation, told.posed
    if posed.pieces:
        return OrderJudging(language, marked, explanation, posed.pieces).sentence()
    return judge(language, marked, explanation, letters_of(posed))
