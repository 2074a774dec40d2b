"""A summary of a family: what a list of questions shows, with no key in it."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from msgspec import Struct

from quizapp.bank.signing.sign_off import Endorsement


def title_from(question_id: str) -> str:
    """Say an id as words, for a family without a title."""
    return question_id.replace("-", " ").capitalize()


class Summary(Struct, frozen=True, kw_only=True):
    """One family as a list shows it."""

    question_id: str
    title: str
    """A few words to know it by."""
    question: str
    """What its first variant asks; empty where nothing is compiled yet."""
    topics: tuple[str, ...]
    """Keys, the main one first."""
    level: int
    complexity: int
    form: str
    """How it is answered."""
    variants: int
    """Ways to fill its slots."""
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    """As they are cited, for example "CR 723.5"."""
    misconceptions: tuple[str, ...]
    """Ids of those that an option comes from."""
    endorsement: Endorsement = Endorsement.SIGNED
    """Whether it was reviewed as it is now."""


@runtime_checkable
class Reviewed(Protocol):
    """Knows which families were reviewed as they are now."""

    def endorsement_of(self, question_id: str) -> Endorsement:
        """Say how a family stands with those who review it."""


@runtime_checkable
class Shelf(Protocol):
    """Lists the families of a bank, and finds words in their texts."""

    def summaries(self, language: str) -> tuple[Summary, ...]:
        """List every family, sorted by id."""

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """List the ids of families in which all these words stand."""

    def belief(self, misconception: str, language: str) -> str:
        """Say a misconception as a clause that completes "as if ..."; "" if unknown."""

    @property
    def is_prepared(self) -> bool:
        """Say whether everything was compiled from the files as they are."""

    def look_again(self) -> None:
        """Forget what was compiled: it may have been compiled anew."""
