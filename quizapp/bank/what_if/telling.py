"""Telling what would be: an alternative in words."""

from __future__ import annotations

from quizapp.bank.dated import say_right_answer
from quizapp.bank.keys.derive import Findings
from quizapp.bank.posed import OtherFact
from quizapp.bank.what_if.shown import Alternative
from quizapp.bank.wording.answer_words import say_answers
from quizapp.bank.wording.fact_words import say_what_if
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.refusal import RefusalError


def tell_alternative(alternative: Alternative, speaker: Speaker) -> OtherFact:
    """Say what is otherwise, and what is right then."""
    then = alternative.then
    return OtherFact(
        fact=say_what_if(alternative.fact, speaker),
        covered=then is not None,
        changes=alternative.changes,
        right=alternative.right,
        text="" if then is None else _say_answer(then, speaker),
        why_not=alternative.why,
    )


def _say_answer(then: Findings, speaker: Speaker) -> str:
    """Say the true answer, with its reason where there is one to name."""
    try:
        return say_right_answer(then, speaker)
    except RefusalError:  # nothing that it rests on has a citation
        return say_answers(then.family.ask, then.answers, speaker)
