"""Dated answers: the same options, judged under the documents of other days."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedKey, DerivedOption
from quizapp.bank.ordering.differing import step_against_order
from quizapp.bank.posed import DatedAnswer
from quizapp.bank.wording.answer_words import say_answers, say_claim
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.documents.edition import EDITIONS, Document, EditionDate
from quizapp.rules.proof.aspects.aspect import YES
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step


class Judged(NamedTuple):
    """Whether an option is right under the documents of a day, and why."""

    correct: bool
    because: Step
    as_of: EditionDate


def judge(option: DerivedOption, then: Findings) -> Judged:
    """Judge an option by what the engine finds out for a day."""
    correct = holds(option, then)
    aspect = max(option.claim, 0)
    because = then.deciding_step(aspect)
    if not correct and not option.misconception:
        because = step_against_order(option, then) or because
    for deviation in then.deviations:
        if deviation.belief.id == option.misconception and not correct:
            because = then.reasoning.truth_against(deviation, aspect)
    return Judged(correct, because, then.rulebook.as_of)


def holds(option: DerivedOption, then: Findings) -> bool:
    """Say whether an option is right: its answer, and its reason if it names one."""
    ask = then.family.ask
    if ask.select_all:
        return then.answers[option.claim] == YES
    if option.answers != then.answers:
        return False
    if not ask.with_reasons:
        return True
    if option.misconception:
        return then.agrees_with(option.misconception)
    return option.reason is None or option.reason.rule == _reason(then).rule


def _reason(then: Findings) -> Step:
    return then.deciding_step(0)


FindOut = Callable[[EditionDate], Findings]
"""Finds out about a filled family on a day; raises a RefusalError if it cannot."""


def dated_answers(
    key: DerivedKey, find_out_on: FindOut, speaker: Speaker
) -> tuple[DatedAnswer, ...]:
    """List the answers through the editions, oldest first; equal neighbours are joined.

    A stretch of time for which the engine cannot answer is left out.
    """
    found: list[DatedAnswer] = []
    for day in _days(key, find_out_on):
        try:
            answer = _dated(key, find_out_on(day), speaker)
        except RefusalError:
            continue
        if not found or _says(found[-1]) != _says(answer):
            found.append(answer)
    return tuple(found)


def _says(answer: DatedAnswer) -> tuple[tuple[str, ...], str]:
    return answer.right, answer.text


def _dated(key: DerivedKey, then: Findings, speaker: Speaker) -> DatedAnswer:
    return DatedAnswer(
        since=str(then.rulebook.as_of),
        right=tuple(option.id for option in key.options if holds(option, then)),
        text=say_right_answer(then, speaker),
    )


def say_right_answer(then: Findings, speaker: Speaker) -> str:
    """Say what is right on a day, whether or not it is among the options."""
    ask = then.family.ask
    if ask.select_all:
        holding = zip(ask.claims, then.answers, strict=True)
        return " ".join(say_claim(each, speaker) for each, yes in holding if yes == YES)
    answer = say_answers(ask, then.answers, speaker)
    return (
        f"{answer} {say_step(_reason(then), speaker)}" if ask.with_reasons else answer
    )


def _days(key: DerivedKey, find_out_on: FindOut) -> Iterator[EditionDate]:
    """Yield the days on which the answer might have changed, oldest first.

    Where no document was asked about or cited, that is the day of the key alone.
    """
    documents = {Document(name) for name, _ in key.editions}
    firsts = (EDITIONS[document][0] for document in documents)
    start = max(firsts, default=key.as_of)
    days = {start}
    queue = [key.as_of, start]
    seen: set[EditionDate] = set()
    while queue:
        day = queue.pop()
        if day in seen:
            continue
        seen.add(day)
        try:
            points = {point for point, _ in find_out_on(day).world.asked}
        except RefusalError:
            continue
        changes = {
            change for point in points for change in point.changes if change > start
        }
        queue.extend(changes - seen)
        days |= changes
    yield from sorted(days)
