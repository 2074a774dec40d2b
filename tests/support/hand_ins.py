"""Answer files of the sample exam."""

from __future__ import annotations

import datetime as dt

from quizapp.training.exam.sealing.sealed_answers import HandIn, seal_answers
from tests.support.sealing import random_bytes, sample_key
from tests.support.sittings import NINE, OPENED

PAPER = OPENED[60].paper_hash


def hand_in(candidate: str = "Kim", first: str = "a", **known: object) -> HandIn:
    """Make a hand-in; `first` is the answer to the first question."""
    facts: dict[str, object] = {
        "paper_hash": PAPER,
        "number": 1,
        "handed_in_at": NINE + dt.timedelta(minutes=50),
        "by": "candidate",
        "at_seconds": 3000.0,
        "answers": ((first,), ("b", "c"), ()),
    }
    return HandIn(candidate=candidate, **(facts | known))


def answer_file(
    content: HandIn, *, sitting: int = 50, chance: int = 60, to: int = 1
) -> bytes:
    """Seal a hand-in with the key of a sitting, for the sample key of an instructor."""
    answers_to = sample_key(to).answers_key.public_key().public_bytes_raw()
    return seal_answers(content, answers_to, sample_key(sitting), random_bytes(chance))
