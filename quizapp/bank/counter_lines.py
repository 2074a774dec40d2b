"""Counter-lines: for each option the step of the derivation that proves it right or wrong."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.rulebook import Step


class ToldStep(Struct, frozen=True):
    """One step of a derivation, with the rule point that it came from."""

    number: int
    point: str
    """Key of the rule point; empty for what no point says."""
    text: str
    cite: str


class CounterLine(Struct, frozen=True):
    """What the derivation says to one option."""

    text: str
    correct: bool
    step: int
    """Number of the step; 0 if the derivation does not tell it, as nobody doubts it."""
    because: str
    misconception: str
    """Id or empty."""
    belief: str
    """One sentence that completes "as if ...", or empty."""


class CounterLines(Struct, frozen=True):
    """A derivation, and what it says to every option."""

    stem: tuple[str, ...]
    question: str
    steps: tuple[ToldStep, ...]
    options: tuple[CounterLine, ...]
    turns_on: tuple[str, ...]
    """Keys of the rule points on which the answer, or each claim, turns."""
    states: int


def explain_counter_lines(
    bank: QuestionBank, question_id: str, seed: int, as_of: str, language: str
) -> CounterLines:
    """Explain a variant to its author.

    :raises RefusalError: if the engine cannot answer, or the question is not fair.
    """
    key = bank.derive(question_id, seed, as_of)
    posed = bank.pose(question_id, seed, as_of, language)
    told = bank.explain(question_id, seed, as_of, language)
    steps = tuple(
        ToldStep(number, step.point, said.text, said.cite)
        for number, (step, said) in enumerate(
            zip(key.steps, told.steps, strict=True), start=1
        )
    )
    proofs = {option.id: option.because for option in key.options}
    options = tuple(
        CounterLine(
            text=option.text,
            correct=option.correct,
            step=_number_of(proofs[option.option_id], key.steps),
            because=option.because,
            misconception=option.misconception,
            belief=option.belief,
        )
        for option in told.options
    )
    return CounterLines(
        stem=posed.stem,
        question=posed.question,
        steps=steps,
        options=options,
        turns_on=tuple(_turning_points(key)),
        states=key.states,
    )


def _turning_points(key: DerivedKey) -> Iterator[str]:
    """Yield the rule points that the options turn on, each once."""
    of_claims = key.family.ask.select_all
    options = key.options if of_claims else key.options[:1]
    points = (option.because.point for option in options)
    yield from dict.fromkeys(point for point in points if point)


def _number_of(proof: Step, steps: tuple[Step, ...]) -> int:
    return steps.index(proof) + 1 if proof in steps else 0
