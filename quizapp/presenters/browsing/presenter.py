"""The presenter of the question bank: searching, ticking, selecting."""

from __future__ import annotations

from quizapp.bank.posed import QuestionSource
from quizapp.presenters.browsing.facet_rows import Chosen, Naming, facet_groups
from quizapp.presenters.browsing.rows import preview_of, question_row
from quizapp.presenters.browsing.screen import BankScreen, Preview
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word
from quizapp.training.browsing.browser import Browser, Found
from quizapp.training.browsing.facets import Facet
from quizapp.training.browsing.parsing import QueryError

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
        rows = tuple(
            question_row(each, language, self._name_topic) for each in found.questions
        )
        ids = self.found_ids
        selected = ids.index(self._selected) if self._selected in ids else None
        return BankScreen(
            language=language,
            query=self._query,
            fault=self._fault,
            count=word(language, "bank.count", n=len(rows), total=found.total),
            rows=rows,
            facets=facet_groups(
                found.counts, Chosen(self._ticked, self._barred), language, self._naming
            ),
            selected=selected,
            preview=None if selected is None else self._preview(),
            practise=word(language, "bank.practise", n=len(rows)) if rows else "",
            has_ways=self._open_desk().woodpecker is not None,
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
        return self._browser.find(query, self._ticked, self._language, self._barred)

    def _current(self) -> Found:
        if self._found is None:
            try:
                self._found = self._look()
            except QueryError:
                self._found = self._search_for("")
        return self._found

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
