"""Everything that the progress page tells."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from msgspec import Struct

from quizapp.bank.browsing.summary import Shelf
from quizapp.training.day_summary import DaySummary
from quizapp.training.insight.forecast import DueOn, forecast
from quizapp.training.insight.held import Held, held_misconceptions
from quizapp.training.ports import StudyStores
from quizapp.training.progress import Progress

_ANSWERS_READ = 2_000
"""The newest answers, from which misconceptions are told."""

_ANY_LANGUAGE = "en"
"""Ids are the same in every language."""


class Insights(Struct, frozen=True):
    """What the kept answers say."""

    progress: Progress
    held: tuple[Held, ...]
    forecast: tuple[DueOn, ...]
    days: tuple[DaySummary, ...]
    """Oldest first."""


class Insight:
    """Reads the stores and sums them up."""

    def __init__(
        self,
        shelf: Shelf,
        stores: StudyStores,
        get_progress: Callable[[], Progress],
        today: Callable[[], dt.date],
    ) -> None:
        self._shelf = shelf
        self._stores = stores
        self._get_progress = get_progress
        self._today = today

    def look(self) -> Insights:
        """Sum up everything as it is now."""
        stores, today = self._stores, self._today()
        offered = {
            each.question_id: each.misconceptions
            for each in self._shelf.summaries(_ANY_LANGUAGE)
        }
        newest = stores.reviews.newest(_ANSWERS_READ)
        schedule = stores.schedule
        return Insights(
            progress=self._get_progress(),
            held=held_misconceptions(newest, offered, today),
            forecast=forecast(schedule.items(), schedule.suspended(), today),
            days=tuple(stores.reviews.days()),
        )

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""
        return self._shelf.belief(misconception, language)
