"""Standing: a learner against a bank, as plain values that any thread may reckon with."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Mapping

from msgspec import Struct

from quizapp.bank.browsing.summary import Summary
from quizapp.training.insight.ratings import Ratings
from quizapp.training.scheduling.memory import retrievability
from quizapp.training.scheduling.review_item import ReviewItem


class Standing(Struct, frozen=True):
    """Everything that an estimate rests on."""

    families: tuple[Summary, ...]
    items: Mapping[str, ReviewItem]
    suspended: Collection[str]
    ratings: Ratings
    today: dt.date
    is_prepared: bool = True
    """Whether the bank knows of each family which rules it cites."""

    def is_new(self, question_id: str) -> bool:
        """Say whether a family was never answered."""
        return question_id not in self.items

    def known(self, question_id: str) -> float:
        """Estimate how likely the learner would be right on this very family today.

        What was answered is as likely as the memory model says, but after a wrong
        answer no likelier than a first try.
        """
        chance = self.ratings.chance(question_id)
        item = self.items.get(question_id)
        if item is None:
            return chance
        recall = retrievability(item, self.today)
        return recall if item.last_right else min(recall, chance)
