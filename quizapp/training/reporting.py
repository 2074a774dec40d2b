"""Reports of problems: all that is needed to look at a question again, for a file."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec import Struct

from quizapp.bank.posed import Explanation, PosedQuestion, QuestionSource
from quizapp.training.ports import Clock


class ReportedOption(Struct, frozen=True):
    """One option with what the engine says of it."""

    option_id: str
    text: str
    right: bool
    because: str
    misconception: str
    chosen: bool


class ReportedStep(Struct, frozen=True):
    """One step of the derivation."""

    text: str
    rule: str
    cited: str


class ProblemReport(Struct, frozen=True):
    """One question with its key and its derivation, and what the learner says of it."""

    note: str
    question_id: str
    seed: int
    as_of: str
    language: str
    engine: str
    written_at: dt.datetime
    answered: bool
    stem: tuple[str, ...]
    question: str
    options: tuple[ReportedOption, ...]
    key: tuple[str, ...]
    steps: tuple[ReportedStep, ...]
    board: tuple[str, ...]
    """The board in words, one statement a line."""
    filling: str
    """What the seed puts into the slots of the family."""
    family: tuple[str, ...]
    """The lines of the family's file."""
    chosen: tuple[str, ...] = ()
    """Ids of what was answered; an order may be none of the options."""


class Reported(NamedTuple):
    """The question that a report is about."""

    question_id: str
    seed: int
    as_of: str
    language: str
    chosen: tuple[str, ...] | None
    """None before an answer was given."""


class ReportStore(Protocol):
    """Keeps reports where the learner finds them; sends nothing."""

    def write(self, report: ProblemReport) -> Path:
        """Write a report into a new file, and say where.

        :raises NotKeptError: if it cannot be written.
        """


class Reports:
    """Gathers what a report needs, and has it written."""

    def __init__(
        self, questions: QuestionSource, store: ReportStore, now: Clock
    ) -> None:
        self._questions = questions
        self._store = store
        self._now = now

    def report(self, reported: Reported, note: str) -> Path:
        """Write a report on a question, and say where.

        :raises NotKeptError: if it cannot be written.
        """
        return self._store.write(self._gather(reported, note))

    def _gather(self, reported: Reported, note: str) -> ProblemReport:
        questions = self._questions
        question_id, seed, as_of, language, chosen = reported
        posed = questions.pose(question_id, seed, as_of, language)
        key = questions.answer_key(question_id, seed, as_of)
        explained = questions.explain(question_id, seed, as_of, language)
        return ProblemReport(
            note=note.strip(),
            question_id=question_id,
            seed=seed,
            as_of=as_of,
            language=language,
            engine=key.engine,
            written_at=self._now(),
            answered=chosen is not None,
            stem=posed.stem,
            question=posed.question,
            options=_options(posed, explained, chosen or ()),
            key=key.right,
            steps=tuple(
                ReportedStep(step.text, step.rule, step.cite)
                for step in explained.steps
            ),
            board=posed.board.lines,
            filling=questions.filling_of(question_id, seed),
            family=tuple(questions.source_of(question_id).splitlines()),
            chosen=chosen or (),
        )


def _options(
    posed: PosedQuestion, explained: Explanation, chosen: tuple[str, ...]
) -> tuple[ReportedOption, ...]:
    said = {option.option_id: option for option in explained.options}
    return tuple(
        ReportedOption(
            option_id=option.option_id,
            text=option.text,
            right=said[option.option_id].correct,
            because=said[option.option_id].because,
            misconception=said[option.option_id].misconception,
            chosen=option.option_id in chosen,
        )
        for option in posed.options
    )
