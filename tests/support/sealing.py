"""Sealed papers of a small exam, with random bytes that can be foreseen."""

from __future__ import annotations

import random

from quizapp.training.exam.paper import Paper, make_paper
from quizapp.training.exam.sealing.locking import RandomBytes
from quizapp.training.exam.sealing.sealed_paper import Terms, seal_paper
from quizapp.training.exam.sealing.signing import SigningKey, make_signing_key
from quizapp.training.exam.sealing.start_code import StartCode, make_start_code
from tests.support.exam_families import blueprint, part
from tests.support.exam_papers import DAY, Keys

SECOND_IS_SELECT_ALL = {"first": "a", "second": "bc", "third": "d"}


def random_bytes(seed: int) -> RandomBytes:
    """Give a source of bytes that a seed decides."""
    return random.Random(seed).randbytes


def sample_paper(minutes: int | None = 60, form: str = "A") -> Paper:
    """Make a paper of three questions with the options a to e, the second select-all."""
    keys = Keys(**SECOND_IS_SELECT_ALL)
    posed = [keys.pose(name, 0, DAY, "en") for name in SECOND_IS_SELECT_ALL]
    made = blueprint(part("all", len(posed)), minutes=minutes, name="Sample exam")
    return make_paper(made, form, posed)


def sample_key(seed: int = 1) -> SigningKey:
    """Make a signing key."""
    return make_signing_key(random_bytes(seed))


def sample_code(seed: int = 2) -> StartCode:
    """Make a start code."""
    return make_start_code(random_bytes(seed))


def sealed(
    paper: Paper | None = None, *, terms: Terms | None = None, seed: int = 3
) -> bytes:
    """Seal a paper with the sample key and the sample code."""
    chance = random_bytes(seed)
    shown = paper or sample_paper()
    return seal_paper(shown, terms or Terms(), sample_key(), sample_code(), chance)
