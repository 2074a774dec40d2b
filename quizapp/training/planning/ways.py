"""Ways: what goes through questions in another manner than the queue of a day."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.bank.posed import QuestionSource
from quizapp.training.booth import Booth
from quizapp.training.ports import Surroundings
from quizapp.training.woodpecker.woodpecker import Woodpecker
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerStore


class Ways(NamedTuple):
    """Sets in rounds, and shows before a crowd."""

    woodpecker: Woodpecker
    booth: Booth


def open_ways(
    questions: QuestionSource, store: WoodpeckerStore, surroundings: Surroundings
) -> Ways:
    """Open both over the same questions."""
    woodpecker = Woodpecker(questions, store, surroundings)
    return Ways(woodpecker, Booth(questions, surroundings))
