"""The next variant of a family: another seed, and other values where there are some."""

from __future__ import annotations

import random

from quizapp.bank.posed import QuestionSource

SEEDS = 1_000_000
"""Seeds are shown to learners, so they stay short."""

_TRIES = 24
"""Draws for another filling; fewer than one in a million misses the other of two."""


def next_seed(
    questions: QuestionSource,
    question_id: str,
    last_seed: int | None,
    rng: random.Random,
) -> int:
    """Draw a seed other than the last one, with another filling where there are several."""
    seed = _draw(rng, last_seed)
    if last_seed is None:
        return seed
    filling = questions.filling_of(question_id, last_seed)
    for _ in range(_TRIES):
        if questions.filling_of(question_id, seed) != filling:
            return seed
        seed = _draw(rng, last_seed)
    return seed


def _draw(rng: random.Random, last_seed: int | None) -> int:
    seed = rng.randrange(1, SEEDS)
    while seed == last_seed:
        seed = rng.randrange(1, SEEDS)
    return seed
