"""The browser: every question of the bank with its standing, filtered as asked."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection

from msgspec import Struct

from quizapp.bank.browsing.summary import Shelf, Summary
from quizapp.training.browsing.facets import (
    NOTHING,
    Facet,
    FacetCount,
    Ticked,
    count_values,
    matches,
)
from quizapp.training.browsing.listed import Listed
from quizapp.training.browsing.parsing import parse_query
from quizapp.training.marks import MarkStore
from quizapp.training.ports import ScheduleStore
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerStore


class Found(Struct, frozen=True):
    """What a query and ticks leave of the bank."""

    questions: tuple[Listed, ...]
    total: int
    """Questions of the whole bank."""
    counts: dict[Facet, tuple[FacetCount, ...]]


class Browser:
    """Lists the questions of the bank; schedule and marks are read anew each time."""

    def __init__(
        self,
        shelf: Shelf,
        schedule: ScheduleStore,
        today: Callable[[], dt.date],
        marks: MarkStore | None = None,
        sets: WoodpeckerStore | None = None,
    ) -> None:
        self._shelf = shelf
        self._schedule = schedule
        self._today = today
        self._marks = marks
        self._sets = sets
        self._listed: dict[str, tuple[Listed, ...]] = {}

    def refresh(self) -> None:
        """Look again at schedule and marks, as after an answer."""
        self._listed.clear()

    @property
    def is_prepared(self) -> bool:
        """Say whether everything is known of every question without deriving it."""
        return self._shelf.is_prepared

    def summaries(self, language: str) -> tuple[Summary, ...]:
        """List every question with what it is about, whatever became of it."""
        return self._shelf.summaries(language)

    def all(self, language: str) -> tuple[Listed, ...]:
        """List every question with its standing."""
        return self._all(language)

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""
        return self._shelf.belief(misconception, language)

    def find(
        self, text: str, ticked: Ticked, language: str, barred: Ticked = NOTHING
    ) -> Found:
        """Find what fits a query and what is ticked, and nothing of what is barred.

        :raises QueryError: if the query cannot be understood.
        """
        query = parse_query(text)
        looked_up: dict[str, Collection[str]] = {}

        def find_words(words: str) -> Collection[str]:
            if words not in looked_up:
                looked_up[words] = frozenset(self._shelf.search(words, language))
            return looked_up[words]

        every = self._all(language)
        fitting = [each for each in every if query.fits(each, find_words)]
        return Found(
            questions=tuple(each for each in fitting if matches(each, ticked, barred)),
            total=len(every),
            counts=count_values(fitting, ticked, barred),
        )

    def _all(self, language: str) -> tuple[Listed, ...]:
        if language not in self._listed:
            items = {each.question_id: each for each in self._schedule.items()}
            suspended = frozenset(self._schedule.suspended())
            today, marks = self._today(), self._marks
            bookmarks = frozenset(() if marks is None else marks.bookmarks())
            notes = {} if marks is None else marks.notes()
            names = self._names_of_sets()
            self._listed[language] = tuple(
                Listed(
                    summary=summary,
                    item=items.get(summary.question_id),
                    suspended=summary.question_id in suspended,
                    today=today,
                    bookmarked=summary.question_id in bookmarks,
                    note=notes.get(summary.question_id, ""),
                    sets=tuple(names.get(summary.question_id, ())),
                )
                for summary in self._shelf.summaries(language)
            )
        return self._listed[language]

    def _names_of_sets(self) -> dict[str, list[str]]:
        """Give for each question the names of the sets that it is in."""
        found: dict[str, list[str]] = {}
        for kept in () if self._sets is None else self._sets.sets():
            for question_id in kept.question_ids:
                found.setdefault(question_id, []).append(kept.name)
        return found
