"""Told questions: samples with fixed words, and variants of the real bank."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from quizapp.bank.question_bank import QuestionBank
from quizapp.interchange.exports.csv_table import write_csv
from quizapp.interchange.exports.gift import write_gift
from quizapp.interchange.exports.moodle import write_moodle
from quizapp.presenters.exporting.paper import Paper, make_key, make_paper
from quizapp.presenters.exporting.told_question import (
    ToldOption,
    ToldQuestion,
    tell_question,
)
from tests.support.sample_questions import ONE, SEVERAL, TODAY, SampleQuestions

GOLDEN = Path(__file__).parents[1] / "golden" / "exports"

LANGUAGES = ("en", "fr")


def _told(paper: Paper) -> str:
    """Tell a paper as text: a line for each paragraph, with its mark and its kind."""
    lines = [paper.title, paper.stamp]
    for block in paper.blocks:
        lines.append("" if block.begins else "-")
        lines += [f"{each.kind.name:9}{each.mark:5}{each.text}" for each in block.texts]
    return "\n".join((*lines, paper.page_words(1, 2), ""))


WRITERS = {
    "csv": write_csv,
    "gift": write_gift,
    "key": lambda questions: _told(make_key(questions)),
    "moodle": write_moodle,
    "paper": lambda questions: _told(make_paper(questions)),
}


@cache
def sample(question_id: str = ONE, language: str = "en", seed: int = 7) -> ToldQuestion:
    """Tell a question with fixed words."""
    return tell_question(SampleQuestions(), question_id, seed, TODAY, language)


@cache
def real(topic: str, language: str, count: int = 3) -> tuple[ToldQuestion, ...]:
    """Tell some families of the bank, from the folder of a topic."""
    bank = QuestionBank()
    ids = [path.stem for path in bank.paths if path.parent.name == topic]
    day = bank.newest_date()
    return tuple(tell_question(bank, each, 1, day, language) for each in ids[:count])


def with_text(text: str, *, select_all: bool = False) -> ToldQuestion:
    """Tell a question that says the same text wherever it says anything."""
    told = sample(SEVERAL if select_all else ONE)
    options = tuple(
        ToldOption(each.letter, each.option_id, text, each.right, text, text, text)
        for each in told.options
    )
    return replace(
        told, stem=(text,), question=text, note=text, options=options, steps=()
    )


def golden_path(form: str, language: str) -> Path:
    """Return where the golden file of a format is kept."""
    return GOLDEN / f"samples.{language}.{form}"


def write_samples(form: str, language: str) -> str:
    """Write both samples in a format."""
    return WRITERS[form]([sample(ONE, language), sample(SEVERAL, language)])


def write_goldens() -> None:
    """Write every golden file anew, for a reviewer to read the difference."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for form in WRITERS:
        for language in LANGUAGES:
            path = golden_path(form, language)
            path.write_text(write_samples(form, language), "utf-8", newline="")


if __name__ == "__main__":
    write_goldens()
