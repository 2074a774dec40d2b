"""The presenter of other facts: which may be turned, and what is right then."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future
from typing import Protocol

from quizapp.bank.board_view import BoardView
from quizapp.bank.posed import Explanation, OtherFact
from quizapp.presenters.feedback_screen import FeedbackScreen, JudgedOption, OptionMark
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.what_if.answered import Answered
from quizapp.presenters.what_if.screen import FactRow, Outcome, WhatIfScreen
from quizapp.presenters.wording import join_words, word

_RIGHT = (OptionMark.RIGHT, OptionMark.MISSED)


class OtherFacts(Protocol):
    """Works out what would be, elsewhere, so that nobody waits for it."""

    def prepare(self, question_id: str, seed: int, as_of: str) -> None:
        """Work out ahead what will be asked about a variant; nothing comes of it yet."""

    def what_if(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Future[tuple[OtherFact, ...]]:
        """Ask which facts of a variant may be otherwise."""

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str, place: int
    ) -> Future[Explanation]:
        """Ask for the derivation with one of these facts, counted from 0."""


class WhatIfPresenter:
    """Asks for other facts, and shows what has come so far."""

    def __init__(self, facts: OtherFacts) -> None:
        self._facts = facts
        self._answered: Answered | None = None
        self._found: Future[tuple[OtherFact, ...]] | None = None
        self._turned: int | None = None
        self._explained: Future[Explanation] | None = None

    def prepare(self, question_id: str, seed: int, as_of: str) -> None:
        """Have a question worked out while it is being read."""
        self._facts.prepare(question_id, seed, as_of)

    def open(self, answered: Answered) -> None:
        """Turn to the question that has just been answered; `ask` asks about it."""
        if answered == self._answered:
            return
        self.close()
        self._answered = answered

    def ask(self) -> None:
        """Ask for the facts of the question, unless that was done."""
        if self._answered is not None and self._found is None:
            self._found = self._facts.what_if(*self._asked(self._answered))

    def close(self) -> None:
        """Forget the question; what is still being worked out is not waited for."""
        self._answered = self._found = self._explained = self._turned = None

    @property
    def is_waiting(self) -> bool:
        """Say whether something has not come yet that was asked for, or will be."""
        if self._answered is not None and self._found is None:
            return True
        asked = (self._found, self._explained)
        return any(each is not None and not each.done() for each in asked)

    def turn(self, place: int) -> None:
        """Turn one fact on and every other one off, or turn it off again."""
        facts = self._come()
        if not 0 <= place < len(facts) or self._answered is None:
            return
        self._explained = None
        self._turned = None if place == self._turned else place
        if self._turned is not None and facts[place].covered:
            asked = self._asked(self._answered)
            self._explained = self._facts.explain(*asked, place)

    def screen(self) -> WhatIfScreen | None:
        """Return the panel; None where there is nothing to turn."""
        answered = self._answered
        if answered is None:
            return None
        language = answered.screen.language
        facts = self._come()
        waiting = self._found is None or not self._found.done()
        if waiting:
            return first_screen(language)
        if not facts:
            return None
        strong, result = self._result(answered.screen, facts)
        return WhatIfScreen(
            language=language,
            title=word(language, "what-if.title"),
            about=word(language, "what-if.about"),
            rows=tuple(
                self._row(answered.screen, place, each)
                for place, each in enumerate(facts)
            ),
            result=result,
            emphasis=strong,
            board=self._board(),
        )

    def _asked(self, answered: Answered) -> tuple[str, int, str, str]:
        screen = answered.screen
        return (screen.question_id, answered.seed, answered.as_of, screen.language)

    def _come(self) -> tuple[OtherFact, ...]:
        """Return the facts that have come; none if the process ended instead."""
        found = self._found
        if found is None or not found.done() or found.exception() is not None:
            return ()
        return found.result()

    def _derivation(self) -> Explanation | None:
        explained = self._explained
        if explained is None or not explained.done():
            return None
        return None if explained.exception() is not None else explained.result()

    def _board(self) -> BoardView | None:
        explained = self._derivation()
        return None if explained is None else explained.board

    def _row(self, screen: FeedbackScreen, place: int, fact: OtherFact) -> FactRow:
        outcome = _outcome(fact)
        if screen.order is not None and fact.covered:
            key = f"what-if.order.{outcome.value}"
            said = word(screen.language, key)
            return FactRow(fact.fact, outcome, said, place == self._turned)
        before = _letters(screen, _right_now(screen.options))
        after = _letters(screen, fact.right)
        if not fact.right:
            after = word(screen.language, "what-if.none")
        said = word(
            screen.language, f"what-if.{outcome.value}", before=before, after=after
        )
        return FactRow(fact.fact, outcome, said, place == self._turned)

    def _result(
        self, screen: FeedbackScreen, facts: tuple[OtherFact, ...]
    ) -> tuple[str, str]:
        """Return the words of the key with the turned fact, and the whole sentence."""
        if self._turned is None or self._turned >= len(facts):
            return "", ""
        fact, language = facts[self._turned], screen.language
        if not fact.covered:
            strong = word(language, "what-if.refused")
            return strong, " ".join((strong, _why_not(fact, language))).rstrip()
        strong = _said_right(screen, fact)
        parts = (strong, fact.text, self._difference(screen))
        return strong, " ".join(part for part in parts if part)

    def _difference(self, screen: FeedbackScreen) -> str:
        """Say which step of the derivation differs first."""
        explained = self._derivation()
        if explained is None:
            return ""
        known = {step.text for step in screen.steps}
        for number, step in enumerate(explained.steps, 1):
            if step.text not in known:
                return word(
                    screen.language,
                    "what-if.step",
                    number=number,
                    text=step.text,
                    cite=step.cite,
                )
        return ""


def first_screen(language: str) -> WhatIfScreen:
    """Return the panel before any fact has come; it is the same for all questions."""
    title, about = word(language, "what-if.title"), word(language, "what-if.waiting")
    return WhatIfScreen(language, title, about, rows=())


def _why_not(fact: OtherFact, language: str) -> str:
    """Say in a sentence what the engine lacks, where it says so."""
    said = retell(language, fact.why_not)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _said_right(screen: FeedbackScreen, fact: OtherFact) -> str:
    """Say what is right with a fact; orders have no letters that the learner saw."""
    language = screen.language
    if screen.order is not None:
        key = "what-if.order.right" if fact.changes else "what-if.order.right-still"
        return word(language, key)
    letters = _letters(screen, fact.right)
    key = "what-if.right" if letters else "what-if.right-none"
    return word(language, key, n=len(fact.right), letters=letters)


def _outcome(fact: OtherFact) -> Outcome:
    if not fact.covered:
        return Outcome.NOT_COVERED
    return Outcome.CHANGES if fact.changes else Outcome.STAYS


def _right_now(options: Iterable[JudgedOption]) -> tuple[str, ...]:
    return tuple(option.option_id for option in options if option.mark in _RIGHT)


def _letters(screen: FeedbackScreen, option_ids: Iterable[str]) -> str:
    letters = {option.option_id: option.letter for option in screen.options}
    return join_words(
        screen.language, tuple(sorted(letters[each] for each in option_ids))
    )
