"""What an exam counts is said in the singular where one is counted."""

from __future__ import annotations

import pytest

from quizapp.presenters.wording import word


@pytest.mark.parametrize(
    ("language", "key", "number", "said"),
    [
        ("fr", "exam.result", 0, "0 point sur 6"),
        ("fr", "exam.result", 1, "1 point sur 6"),
        ("fr", "exam.result", 2, "2 points sur 6"),
        ("en", "exam.result", 1, "1 of 6 points"),
        ("fr", "exams.past.line", 1, "hier : 1 point sur 6"),
        ("fr", "exams.past.line", 5, "hier : 5 points sur 6"),
        ("en", "exam.hand-in.sure", 1, "Really hand in? 1 is without an answer."),
        ("en", "exam.hand-in.sure", 2, "Really hand in? 2 are without an answer."),
    ],
)
def test_points_and_open_questions_are_counted(language, key, number, said):
    text = word(language, key, n=number, points=number, most=6, date="hier")

    assert _plain(text) == said


def test_one_open_question_is_one_in_french_too():
    said = word("fr", "exam.hand-in.sure", n=1)

    assert "1 est sans réponse" in _plain(said)


def _plain(text: str) -> str:
    """Give a text with plain spaces alone."""
    return " ".join(text.split())
