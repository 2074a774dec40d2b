"""The presenter of the question bank: searching, ticking, selecting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from quizapp.bank.posed import QuestionSource
from quizapp.presenters.browsing.alphabet import alphabetical
from quizapp.presenters.browsing.facet_rows import Chosen, Naming, facet_groups
from quizapp.presenters.browsing.nothing import (
    Condition,
    Dropped,
    best_to_drop,
    list_conditions,
    say_nothing,
)
from quizapp.presenters.browsing.rows import preview_of, question_row
from quizapp.presenters.browsing.screen import BankScreen, NothingFound, Preview
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.training.browsing.browser import Browser, Found
from quizapp.training.browsing.facets import Facet, FacetCount
from quizapp.training.browsing.parsing import QueryError

Ticks = dict[Facet, frozenset[str]]

_PREVIEWED = 1
"""Seed of the variant that is shown."""


class BankPresenter:
    """Remembers what was searched, ticked and selected."""

    def __init__(
        self, open_desk: OpenDesk, *, language: str, can_export: bool = False
    ) -> None:
        self._can_export = can_export
        self._open_desk = open_desk
        self._language = language
        self._query = ""
        self._fault = ""
        self._ticked: dict[Facet, frozenset[str]] = {}
        self._barred: dict[Facet, frozenset[str]] = {}
        self._selected = ""
        self._found: Found | None = None

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language
        self._found = None

    def open(self) -> BankScreen:
        """Show the page with the schedule as it is now."""
        self._browser.refresh()
        self._found = None
        return self.screen()

    def search(self, text: str) -> BankScreen:
        """Search; while a query cannot be understood, what was found before stays."""
        self._query = text
        return self._find()

    def tick(self, facet: str, value: str) -> BankScreen:
        """Tick a property, or take the tick away."""
        kind = Facet(facet)
        if value in self._barred.get(kind, frozenset()):
            self._barred[kind] -= {value}
        else:
            self._ticked[kind] = self._ticked.get(kind, frozenset()) ^ {value}
        return self._find()

    def bar(self, facet: str, value: str) -> BankScreen:
        """Leave out what has a property, or let it in again."""
        kind = Facet(facet)
        self._ticked[kind] = self._ticked.get(kind, frozenset()) - {value}
        self._barred[kind] = self._barred.get(kind, frozenset()) ^ {value}
        return self._find()

    def clear(self) -> BankScreen:
        """Forget search and ticks."""
        self._query = ""
        self._forget_ticks()
        return self._find()

    def drop(self) -> BankScreen:
        """Drop the condition without which most is found."""
        best = self._best_to_drop(tuple(self._conditions()))
        if best is None:
            return self.clear()
        self._query, self._ticked, self._barred = self._without(best.condition)
        return self._find()

    def _conditions(self) -> Iterator[Condition]:
        chosen = Chosen(self._ticked, self._barred)
        return list_conditions(self._query, chosen, self._language, self._naming)

    def _best_to_drop(self, conditions: tuple[Condition, ...]) -> Dropped | None:
        return best_to_drop(conditions, self._count_without)

    def _count_without(self, condition: Condition) -> int:
        query, ticked, barred = self._without(condition)
        try:
            found = self._browser.find(query, ticked, self._language, barred)
        except QueryError:
            return 0
        return len(found.questions)

    def _without(self, condition: Condition) -> tuple[str, Ticks, Ticks]:
        if not condition.facet:
            return "", dict(self._ticked), dict(self._barred)
        kind, value = Facet(condition.facet), {condition.value}
        ticked = {
            key: held - value for key, held in self._ticked.items() if key == kind
        }
        barred = {
            key: held - value for key, held in self._barred.items() if key == kind
        }
        return self._query, {**self._ticked, **ticked}, {**self._barred, **barred}

    def _nothing(self) -> NothingFound | None:
        conditions = tuple(self._conditions())
        if not conditions or self._fault:
            return None
        return say_nothing(conditions, self._best_to_drop(conditions), self._language)

    def _forget_ticks(self) -> None:
        self._ticked.clear()
        self._barred.clear()

    def look_up(self, query: str, question_id: str = "") -> BankScreen:
        """Forget ticks, and show what a search finds, or one question among all."""
        self._forget_ticks()
        self._query, self._selected = query, question_id
        return self._find()

    def select(self, place: int) -> BankScreen:
        """Look into the question of a row."""
        questions = self._current().questions
        if 0 <= place < len(questions):
            self._selected = questions[place].summary.question_id
        return self.screen()

    @property
    def query(self) -> str:
        """Give what was searched for."""
        return self._query

    @property
    def found_ids(self) -> tuple[str, ...]:
        """Give the ids of all that was found."""
        return tuple(each.summary.question_id for each in self._current().questions)

    @property
    def selected_id(self) -> str:
        """Give the id of the question that is looked into, or an empty one."""
        return self._selected if self._selected in self.found_ids else ""

    def screen(self) -> BankScreen:
        """Return the page."""
        found, language = self._current(), self._language
        name_topic = cache(self._name_topic)
        rows = tuple(
            question_row(each, language, name_topic) for each in found.questions
        )
        ids = self.found_ids
        selected = ids.index(self._selected) if self._selected in ids else None
        return BankScreen(
            language=language,
            query=self._query,
            fault=self._fault,
            count=_said_count(language, len(rows), found.total),
            rows=rows,
            facets=facet_groups(
                self._counts(),
                Chosen(self._ticked, self._barred),
                language,
                self._naming,
            ),
            selected=selected,
            preview=None if selected is None else self._preview(),
            practise=word(language, "bank.practise", n=len(rows)) if rows else "",
            has_ways=self._open_desk().woodpecker is not None,
            nothing=None if rows else self._nothing(),
            can_export=self._can_export,
        )

    def _find(self) -> BankScreen:
        try:
            self._found = self._look()
            self._fault = ""
        except QueryError as error:
            self._current()
            key = f"bank.fault.{error.fault.value}"
            self._fault = word(self._language, key, text=error.text)
        return self.screen()

    def _look(self) -> Found:
        return self._search_for(self._query)

    def _search_for(self, query: str) -> Found:
        found = self._browser.find(query, self._ticked, self._language, self._barred)
        in_order = sorted(
            found.questions, key=lambda each: alphabetical(each.summary.title)
        )
        return replace(found, questions=tuple(in_order))

    def _current(self) -> Found:
        if self._found is None:
            try:
                self._found = self._look()
            except QueryError:
                self._found = self._search_for("")
        return self._found

    def _counts(self) -> Mapping[Facet, tuple[FacetCount, ...]]:
        """Count what was found; of nothing all values, so that none goes away."""
        found = self._current().counts
        if any(found.values()):
            return found
        return {
            facet: tuple(FacetCount(each.value, 0) for each in counts)
            for facet, counts in self._search_for("").counts.items()
        }

    def _preview(self) -> Preview:
        questions = self._questions
        day = questions.newest_date()
        posed = questions.pose(self._selected, _PREVIEWED, day, self._language)
        return preview_of(posed, self._name_topic)

    @property
    def _naming(self) -> Naming:
        return Naming(
            self._name_topic, lambda each: self._browser.belief(each, self._language)
        )

    def _name_topic(self, topic: str) -> str:
        return self._questions.topic_name(topic, self._language)

    @property
    def _questions(self) -> QuestionSource:
        return self._open_desk().questions

    @property
    def _browser(self) -> Browser:
        browser = self._open_desk().browser
        if browser is None:
            raise ValueError("there is nothing to browse in")
        return browser


def _said_count(language: str, found: int, total: int) -> str:
    key = "bank.count.all" if found == total else "bank.count"
    return word(language, key, n=found, total=total)
