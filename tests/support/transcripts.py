"""Transcripts: what a learner reads of every family; `python -m` writes them anew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from click.testing import CliRunner

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.cli.main import main

FOLDER = Path(__file__).parents[1] / "golden" / "questions"


@cache
def _bank() -> QuestionBank:
    """Return one bank for all transcripts: what it has derived it keeps."""
    return QuestionBank()


def transcript_names() -> list[tuple[str, str]]:
    """List question id and language of every transcript."""
    ids = _bank().question_ids()
    return [(question_id, language) for question_id in ids for language in LANGUAGES]


def transcript_path(question_id: str, language: str) -> Path:
    """Return where a transcript is kept."""
    return FOLDER / f"{question_id}.{language}.txt"


def make_transcript(question_id: str, language: str) -> str:
    """Tell one variant of a family as `quizapp key` does."""
    found = CliRunner().invoke(
        main, ["key", question_id, "--lang", language], obj=_bank()
    )
    assert found.exit_code == 0, found.output
    return found.output


def write_transcripts() -> None:
    """Write every transcript anew, for a reviewer to read the difference.

    Nothing is changed unless all of them can be made.
    """
    made = {
        transcript_path(*name): make_transcript(*name) for name in transcript_names()
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old not in made:
            old.unlink()
    for path, text in made.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write_transcripts()
