"""Everything that the progress page tells."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable

from msgspec import Struct

from quizapp.bank.browsing.summary import Shelf
from quizapp.training.day_summary import DaySummary, RecallBin
from quizapp.training.insight.exams import Exams
from quizapp.training.insight.forecast import DueOn, forecast
from quizapp.training.insight.held import Held, held_misconceptions
from quizapp.training.insight.mastery import Mastery, master_sections, master_topics
from quizapp.training.insight.ratings import FirstTry, RatingBook
from quizapp.training.insight.remembered import Remembered, compare, compare_all
from quizapp.training.insight.standing import Standing
from quizapp.training.ports import StudyStores
from quizapp.training.scheduling.review_item import ReviewItem

_ANSWERS_READ = 2_000
"""The newest answers, from which misconceptions are told."""

_ANY_LANGUAGE = "en"
"""Ids are the same in every language."""


class Insights(Struct, frozen=True):
    """What the kept answers say."""

    topics: tuple[Mastery, ...]
    sections: tuple[Mastery, ...]
    held: tuple[Held, ...]
    forecast: tuple[DueOn, ...]
    days: tuple[DaySummary, ...]
    """All days ever, oldest first."""
    remembered: tuple[Remembered, ...]
    """By what was expected, the least first."""
    remembered_all: Remembered | None
    standing: Standing


class Insight:
    """Reads the stores and sums them up."""

    def __init__(
        self,
        shelf: Shelf,
        stores: StudyStores,
        today: Callable[[], dt.date],
        exams: Exams | None = None,
    ) -> None:
        self._shelf = shelf
        self._stores = stores
        self._today = today
        self._book = RatingBook()
        self.exams = exams

    def look(self, days: int | None = None) -> Insights:
        """Sum up everything as it is now, or what the last days brought.

        Misconceptions, what comes back, the calendar and the ratings do not depend on
        the number of days.
        """
        stores, today = self._stores, self._today()
        since = dt.date.min if days is None else today - dt.timedelta(days=days - 1)
        items, suspended = stores.schedule.items(), stores.schedule.suspended()
        standing = self._standing(items, suspended, today)
        tries = [each for each in _first_tries(items) if each.day >= since]
        bins: tuple[RecallBin, ...] = tuple(stores.reviews.recalls(since))
        offered = {e.question_id: e.misconceptions for e in standing.families}
        return Insights(
            topics=master_topics(standing.families, tries),
            sections=master_sections(standing.families, tries),
            held=held_misconceptions(
                stores.reviews.shown(_ANSWERS_READ), offered, today
            ),
            forecast=forecast(items, suspended, today),
            days=tuple(stores.reviews.days()),
            remembered=compare(bins),
            remembered_all=compare_all(bins),
            standing=standing,
        )

    def titles(self, language: str) -> dict[str, str]:
        """Name every family in a few words, by id."""
        return {e.question_id: e.title for e in self._shelf.summaries(language)}

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""
        return self._shelf.belief(misconception, language)

    def _standing(
        self, items: Iterable[ReviewItem], suspended: Iterable[str], today: dt.date
    ) -> Standing:
        families = self._shelf.summaries(_ANY_LANGUAGE)
        return Standing(
            families=tuple(families),
            items={item.question_id: item for item in items},
            suspended=frozenset(suspended),
            ratings=self._book.rate(families, _first_tries(items), today),
            today=today,
            is_prepared=self._shelf.is_prepared,
        )


def _first_tries(items: Iterable[ReviewItem]) -> list[FirstTry]:
    return [FirstTry(i.question_id, i.first_on, i.first_right) for i in items]
