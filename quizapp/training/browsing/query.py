"""A query: words and conditions joined by AND, OR and NOT."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from quizapp.training.browsing.listed import Listed

FindWords = Callable[[str], Collection[str]]
"""Gives the ids of the families in whose texts these words stand."""


class Query(Struct, frozen=True):
    """Something that a listed question fulfils, or not."""

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Say whether a question fulfils it."""
        raise NotImplementedError


class Everything(Query, frozen=True):
    """Fits every question: nothing was asked for."""

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Say yes."""
        return True


class Words(Query, frozen=True):
    """The words stand in the texts, in the id, or in the learner's note."""

    words: str

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Look the words up."""
        question_id, words = listed.summary.question_id, self.words.casefold()
        if words in question_id or words in listed.note.casefold():
            return True
        return question_id in find_words(self.words)


class Condition(Query, frozen=True):
    """A property of the question, such as its topic or its level."""

    name: str
    value: str
    holds: Callable[[Listed], bool]

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Look at the question alone."""
        return self.holds(listed)


class Not(Query, frozen=True):
    """The opposite of another query."""

    query: Query

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Turn the answer round."""
        return not self.query.fits(listed, find_words)


class All(Query, frozen=True):
    """Several queries, each of which must be fulfilled."""

    queries: tuple[Query, ...]

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Ask each."""
        return all(query.fits(listed, find_words) for query in self.queries)


class AnyOf(Query, frozen=True):
    """Several queries, one of which must be fulfilled."""

    queries: tuple[Query, ...]

    def fits(self, listed: Listed, find_words: FindWords) -> bool:
        """Ask each until one is fulfilled."""
        return any(query.fits(listed, find_words) for query in self.queries)
