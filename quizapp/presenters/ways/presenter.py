"""The presenter of the study page: which questions, how many, and whether they count."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.ways.scopes import Scope, ids_by_scope
from quizapp.presenters.ways.screen import ScopeRow, WaysScreen
from quizapp.presenters.ways.set_rows import set_row
from quizapp.presenters.wording import word
from quizapp.training.browsing.browser import Browser
from quizapp.training.planning.study_plan import FailedPlan, PracticePlan, StudyPlan
from quizapp.training.woodpecker.woodpecker import Woodpecker

ALL = "all"
LENGTHS = ("10", "20", "50", ALL)
"""How many questions a session may ask."""


class WaysPresenter:
    """Remembers what was chosen."""

    def __init__(self, open_desk: OpenDesk, *, language: str) -> None:
        self._open_desk = open_desk
        self._language = language
        self._scope = Scope.ALL
        self._length = LENGTHS[1]
        self._counts = True
        self._found: tuple[str, ...] | None = None
        self._found_by = ""
        self._fault = ""
        self._asking = ""

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def open(self) -> WaysScreen:
        """Show the page with everything as it is now."""
        self._browser.refresh()
        self._fault = self._asking = ""
        return self.screen()

    def take_found(self, question_ids: Sequence[str], query: str) -> WaysScreen:
        """Choose what was found in the bank."""
        self._found, self._found_by = tuple(question_ids), query.strip()
        self._scope = Scope.FILTER
        return self.open()

    def choose_scope(self, key: str) -> WaysScreen:
        """Choose which questions."""
        self._scope = Scope(key)
        return self.screen()

    def choose_length(self, key: str) -> WaysScreen:
        """Choose how many of them."""
        self._length = key
        return self.screen()

    def choose_counting(self, counts: bool) -> WaysScreen:
        """Choose whether answers count for the schedule."""
        self._counts = counts
        return self.screen()

    def make_set(self, name: str) -> WaysScreen:
        """Make a set of the chosen questions, to be gone through in rounds.

        :raises NotKeptError: if it cannot be kept.
        """
        chosen = self.question_ids
        self._fault = ""
        if not chosen:
            self._fault = word(self._language, "ways.set.no-question")
        elif not name.strip():
            self._fault = word(self._language, "ways.set.no-name")
        else:
            self._woodpecker.make(name, chosen)
        return self.screen()

    def forget_set(self, set_id: str) -> WaysScreen:
        """Ask whether a set is to be taken away; asked again, take it away.

        :raises NotKeptError: if that cannot be done.
        """
        if self._asking == set_id:
            self._woodpecker.forget(set_id)
            self._asking = ""
        else:
            self._asking = set_id
        return self.screen()

    @property
    def question_ids(self) -> tuple[str, ...]:
        """Give the questions that are chosen, all of them."""
        return self._ids().get(self._scope, ())

    def plan(self) -> StudyPlan | None:
        """Plan a session as it was chosen; None without a question."""
        chosen = self.question_ids
        if not chosen:
            return None
        length = None if self._length == ALL else int(self._length)
        if self._scope is Scope.FAILED and self._counts:
            return FailedPlan(length)
        return PracticePlan(chosen, length, self._counts)

    def plan_round(self, set_id: str) -> StudyPlan | None:
        """Plan the next round through a set, or what is left of it."""
        return self._woodpecker.plan(set_id)

    def screen(self) -> WaysScreen:
        """Return the page."""
        language, ids = self._language, self._ids()
        if self._scope not in ids:
            self._scope = Scope.ALL
        chosen = len(ids[self._scope])
        asked = chosen if self._length == ALL else min(chosen, int(self._length))
        counting = "counts" if self._counts else "counts-not"
        return WaysScreen(
            language=language,
            scopes=tuple(
                ScopeRow(
                    each.value, self._name(each), len(ids[each]), each is self._scope
                )
                for each in ids
            ),
            length=self._length,
            counts=self._counts,
            counts_line=word(language, f"ways.{counting}.line"),
            start=word(language, "ways.start", n=asked) if asked else "",
            set_name=self._set_name(),
            fault=self._fault,
            has_booth=self._open_desk().booth is not None,
            sets=tuple(
                set_row(each, language, asking=each.kept.set_id == self._asking)
                for each in reversed(self._woodpecker.progress())
            ),
        )

    def _ids(self) -> dict[Scope, tuple[str, ...]]:
        return ids_by_scope(self._browser.all(self._language), self._found)

    def _name(self, scope: Scope) -> str:
        if scope is Scope.FILTER and self._found_by:
            return word(self._language, "ways.scope.found", query=self._found_by)
        return word(self._language, f"ways.scope.{scope.value}")

    def _set_name(self) -> str:
        today: dt.date = self._open_desk().study.day()
        day = date_words(today.isoformat(), self._language)
        name = self._found_by if self._scope is Scope.FILTER else ""
        return f"{name or self._name(self._scope)}, {day}"

    @property
    def _browser(self) -> Browser:
        browser = self._open_desk().browser
        if browser is None:
            raise ValueError("there is nothing to choose from")
        return browser

    @property
    def _woodpecker(self) -> Woodpecker:
        woodpecker = self._open_desk().woodpecker
        if woodpecker is None:
            raise ValueError("there is no place for sets")
        return woodpecker
