"""Golden transcripts: a changed sentence or key shows as a changed line."""

from __future__ import annotations

import pytest

from tests.support.transcripts import (
    FOLDER,
    make_transcript,
    transcript_names,
    transcript_path,
)


@pytest.mark.parametrize(("question_id", "language"), transcript_names())
def test_a_learner_reads_what_was_reviewed(question_id, language):
    kept = transcript_path(question_id, language).read_text("utf-8")
    assert make_transcript(question_id, language) == kept


def test_no_transcript_is_left_over():
    names = {transcript_path(*name).name for name in transcript_names()}
    assert {path.name for path in FOLDER.glob("*.txt")} == names
