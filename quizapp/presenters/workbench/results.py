"""Results: each option with its proof, the derivation, and what was proven besides."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from quizapp.bank.counter_lines import CounterLine
from quizapp.bank.workbench.examining import Told
from quizapp.bank.workbench.whole_check import Progress
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.wording import join_words, word
from quizapp.presenters.workbench.screen import ProofRow, ResultRow, StepRow


def result_rows(told: Told, language: str) -> tuple[ResultRow, ...]:
    """List the options of a variant with what the derivation says to each."""
    return tuple(
        _result(letter, option, language)
        for letter, option in zip(ascii_uppercase, told.lines.options, strict=False)
    )


def _result(letter: str, option: CounterLine, language: str) -> ResultRow:
    verdict = "workbench.right" if option.correct else "workbench.refuted"
    step = ""
    if option.step:
        step = word(language, "workbench.step", number=option.step)
    return ResultRow(
        letter=letter,
        text=option.text,
        right=option.correct,
        verdict=word(language, verdict),
        because=option.because,
        step=step,
        belief=_belief(option.belief, language),
    )


def _belief(belief: str, language: str) -> str:
    said = belief.strip().rstrip(".")
    if not said:
        return ""
    # French drops the i of "si" before "il" and "ils".
    elided = said.startswith(("il ", "ils "))
    key = "workbench.belief-il" if elided else "workbench.belief"
    return word(language, key, belief=said)


def step_rows(told: Told) -> tuple[StepRow, ...]:
    """List the steps of the derivation."""
    steps = told.lines.steps
    return tuple(StepRow(each.number, each.text, each.cite) for each in steps)


def outcome_of(told: Told | None, language: str) -> tuple[str, str]:
    """Say how many options are right, with the tone of that."""
    if told is None:
        return word(language, "workbench.nothing-derived"), "caution"
    right = sum(option.correct for option in told.lines.options)
    return word(language, "workbench.right-answers", n=right), "right"


def proof_rows(
    told: Told, progress: Progress | None, language: str
) -> tuple[ProofRow, ...]:
    """List what was proven, or that it is still being worked out."""
    rows = (*_of_variants(progress, language), *_of_dates(told, language))
    return tuple(rows)


def _of_variants(progress: Progress | None, language: str) -> Iterator[ProofRow]:
    waiting = ProofRow("text2", word(language, "workbench.proof.waiting"))
    checked = None if progress is None else progress.checked
    if progress is None or checked is None:
        yield waiting
        return
    if checked.faults:
        yield ProofRow("wrong", word(language, "workbench.proof.some"))
        return
    said = word(language, "workbench.proof.variants", n=checked.variants)
    states = word(language, "workbench.proof.variants.detail", states=checked.states)
    yield ProofRow("right", said, states)
    if progress.proof is None:
        yield waiting
        return
    key = "shaken" if progress.proof.faults else "open"
    tone = "caution" if progress.proof.faults else "right"
    worlds = progress.proof.worlds
    detail = word(language, "workbench.proof.open.detail", n=worlds)
    yield ProofRow(tone, word(language, f"workbench.proof.{key}"), detail)


def _of_dates(told: Told, language: str) -> Iterator[ProofRow]:
    if len(told.dated) < 2:
        yield ProofRow("right", word(language, "workbench.proof.same-key"))
        return
    days = tuple(date_words(each.since, language) for each in told.dated[1:])
    said = join_words(language, days)
    yield ProofRow(
        "info",
        word(language, "workbench.proof.dated", n=len(days), days=said),
        word(language, "workbench.proof.dated.detail"),
    )
