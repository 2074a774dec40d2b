"""Golden transcripts: a changed sentence or key shows as a changed line."""

from __future__ import annotations

import re

import pytest

from quizapp.bank.wording.speaker import LANGUAGES
from tests.support.transcripts import (
    FOLDER,
    make_transcript,
    transcript_names,
    transcript_path,
)

SELECT_ALL = ("Select all", "Toutes les réponses justes")
_PROOF = re.compile(r"^([✓✗]) [A-Z]\. .+\n +(.+\))$", re.MULTILINE)
"""The sign of an option, and the line under it, which proves it right or wrong."""


@pytest.mark.parametrize(("question_id", "language"), transcript_names())
def test_a_learner_reads_what_was_reviewed(question_id, language):
    kept = transcript_path(question_id, language).read_text("utf-8")
    assert make_transcript(question_id, language) == kept


def test_no_transcript_is_left_over():
    names = {transcript_path(*name).name for name in transcript_names()}
    assert {path.name for path in FOLDER.glob("*.txt")} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_derivation_tells_every_step_that_its_answer_rests_on(language):
    """Of what is to be ticked each option rests on one, right or wrong."""
    untold = {
        path.stem: missing
        for path in sorted(FOLDER.glob(f"*.{language}.txt"))
        if (missing := _untold_proofs(path.read_text("utf-8")))
    }

    assert untold == {}


def _untold_proofs(transcript: str) -> list[str]:
    """List the proofs of options that are none of the numbered steps."""
    options, _, steps = transcript.partition("\n 1. ")
    proofs = _PROOF.findall(options)
    if not options.splitlines()[1].startswith(SELECT_ALL):
        proofs = [each for each in proofs if each[0] == "✓"]
    return [proof for _, proof in proofs if f"{proof}\n" not in steps]
