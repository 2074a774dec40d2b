"""A joined shelf: the questions of several banks, listed and searched as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from quizapp.bank.browsing.summary import Reviewed, Shelf, Summary
from quizapp.bank.joined import JoinedQuestions
from quizapp.bank.posed import QuestionSource
from quizapp.bank.signing.sign_off import Endorsement


class ListedSource(QuestionSource, Shelf, Protocol):
    """A source whose families can be listed."""


class JoinedShelf(JoinedQuestions):
    """The bank of the program and those that were added, each able to list itself."""

    def __init__(self, first: ListedSource, added: Sequence[ListedSource]) -> None:
        super().__init__(first, added)
        self._shelves: tuple[ListedSource, ...] = (first, *added)

    def take_shelves(self, added: Sequence[ListedSource]) -> None:
        """Ask and list other added banks from now on."""
        self.take_added(added)
        self._shelves = (self._shelves[0], *added)

    def summaries(self, language: str) -> tuple[Summary, ...]:
        """List every family, sorted by id."""
        found = (
            summary
            for shelf in self._shelves
            for summary in shelf.summaries(language)
            if self.is_from(summary.question_id, shelf)
        )
        return tuple(sorted(found, key=lambda summary: summary.question_id))

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """List the ids of families in which all these words stand, bank by bank."""
        return tuple(self._search(words, language))

    def _search(self, words: str, language: str) -> Iterator[str]:
        for shelf in self._shelves:
            for question_id in shelf.search(words, language):
                if self.is_from(question_id, shelf):
                    yield question_id

    def endorsement_of(self, question_id: str) -> Endorsement:
        """Say how a family stands with those who review it."""
        shelf = next(s for s in self._shelves if self.is_from(question_id, s))
        if not isinstance(shelf, Reviewed):
            return Endorsement.UNREVIEWED
        return shelf.endorsement_of(question_id)

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""
        return self._shelves[0].belief(misconception, language)

    @property
    def is_prepared(self) -> bool:
        """Say whether everything was compiled from the files as they are."""
        return all(shelf.is_prepared for shelf in self._shelves)

    def look_again(self) -> None:
        """Forget what was compiled: it may have been compiled anew."""
        for shelf in self._shelves:
            shelf.look_again()
