"""Drawing seeds: variants of one family for several forms, no two alike if possible."""

from __future__ import annotations

import random
from typing import Protocol

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.planning.variants import SEEDS

_TRIES_EACH = 40
"""Draws for each filling there is: fewer than one in 10^17 is missed after so many."""


class Fillings(Protocol):
    """Names what a seed puts into the slots of a family; a bank can."""

    def filling_of(self, question_id: str, seed: int) -> str:
        """Name the filling; equal fillings have equal names."""


class Drawn(Struct, frozen=True):
    """Seeds of one family, and how many fillings they show."""

    seeds: tuple[int, ...]
    fillings: int


class SeedDrawer:
    """Draws seeds for an exam; equal seeds of the exam draw equal ones."""

    def __init__(self, exam_seed: int, fillings: Fillings) -> None:
        self._exam_seed = exam_seed
        self._fillings = fillings

    def draw(self, family: Summary, count: int) -> Drawn:
        """Draw seeds with as many fillings as there are, each as often as the others."""
        rng = random.Random(f"exam/{self._exam_seed}/{family.question_id}")
        by_filling = self._look_around(family, count, rng)
        names = list(by_filling)
        seeds: list[int] = []
        for number in range(count):
            waiting = by_filling[names[number % len(names)]]
            seeds.append(waiting.pop(0) if waiting else self._other(seeds, rng))
        return Drawn(tuple(seeds), min(count, len(names)))

    def _look_around(
        self, family: Summary, count: int, rng: random.Random
    ) -> dict[str, list[int]]:
        """Collect seeds by filling, until there are enough of as many as are wanted or exist."""
        wanted = min(count, family.variants or count)
        each = -(-count // wanted)
        found: dict[str, list[int]] = {}
        seen: set[int] = set()
        for _ in range(_TRIES_EACH * max(count, family.variants)):
            seed = rng.randrange(1, SEEDS)
            if seed in seen:
                continue
            seen.add(seed)
            name = self._fillings.filling_of(family.question_id, seed)
            found.setdefault(name, []).append(seed)
            if len(found) >= wanted and min(map(len, found.values())) >= each:
                break
        return found

    def _other(self, taken: list[int], rng: random.Random) -> int:
        seed = rng.randrange(1, SEEDS)
        while seed in taken:
            seed = rng.randrange(1, SEEDS)
        return seed
