"""The rulebook: rule points, the editions they changed in, and misconceptions about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from msgspec import Struct

from quizapp.rules.documents.edition import (
    NEWEST,
    Document,
    EditionDate,
    edition_in_force,
    parse_edition_date,
)
from quizapp.rules.refusal import RefusalError

P = ParamSpec("P")
T = TypeVar("T")

Says = tuple[tuple[str, str | int], ...]
"""What the words about a step need: names and values."""


class Cited(NamedTuple, Generic[T]):
    """An answer of the rules together with the rule that gives it."""

    value: T
    rule: str
    """Key of the rule in the index."""
    says: Says = ()


def cited(value: T, rule: str, **says: str | int) -> Cited[T]:
    """Give an answer with its rule and what the words about it need."""
    return Cited(value, rule, tuple(says.items()))


class RulePoint(Generic[P, T]):
    """A place where the rules say something that could have been otherwise.

    It is a pure function that returns its answer with a citation. An edition of the
    document may replace the function, and so may a misconception.
    """

    def __init__(
        self, key: str, document: Document, function: Callable[P, Cited[T]]
    ) -> None:
        self.key = key
        self.document = document
        self._versions: list[tuple[EditionDate | None, Callable[P, Cited[T]]]] = [
            (None, function)
        ]

    def since(
        self, day: str
    ) -> Callable[[Callable[P, Cited[T]]], Callable[P, Cited[T]]]:
        """Register what the document says from an edition on; days must ascend."""

        def register(function: Callable[P, Cited[T]]) -> Callable[P, Cited[T]]:
            self._versions.append((parse_edition_date(day), function))
            return function

        return register

    @property
    def changes(self) -> tuple[EditionDate, ...]:
        """List the editions in which it changed."""
        return tuple(day for day, _ in self._versions if day is not None)

    def function_on(self, as_of: EditionDate) -> Callable[P, Cited[T]]:
        """Return the function in force on a day.

        :raises RefusalError: if the day is before the first known edition.
        """
        edition = edition_in_force(self.document, as_of)
        for day, function in reversed(self._versions):
            if day is None or day <= edition:
                return function
        raise AssertionError(self.key)  # pragma: no cover - the first has no day

    def __repr__(self) -> str:
        """Name the point."""
        return f"<rule point {self.key}>"


def rule_point(
    key: str, document: Document = Document.CR
) -> Callable[[Callable[P, Cited[T]]], RulePoint[P, T]]:
    """Make a rule point of the function below."""

    def make(function: Callable[P, Cited[T]]) -> RulePoint[P, T]:
        return RulePoint(key, document, function)

    return make


class Misconception(NamedTuple):
    """A rule point as people wrongly believe it to be."""

    id: str
    point: RulePoint[Any, Any]
    function: Callable[..., Cited[Any]]


def misconception(
    id_: str, point: RulePoint[P, T]
) -> Callable[[Callable[P, Cited[T]]], Misconception]:
    """Make a misconception about a rule point of the function below."""

    def make(function: Callable[P, Cited[T]]) -> Misconception:
        return Misconception(id_, point, function)

    return make


class Step(Struct, frozen=True, gc=False):
    """One step of a derivation: a rule, and what it said here."""

    point: str
    rule: str
    says: Says = ()


class Consulted(NamedTuple):
    """All that was learnt from a rulebook: what follows from it follows from this."""

    functions: tuple[tuple[RulePoint[Any, Any], Callable[..., Cited[Any]]], ...]
    """What the rules said at each point that was asked."""
    days: tuple[tuple[EditionDate, bool], ...]
    """Days, and whether the documents were older."""


class Rulebook:
    """What the rules say on a day, with or without misconceptions laid over them."""

    def __init__(
        self, as_of: EditionDate = NEWEST, beliefs: Iterable[Misconception] = ()
    ) -> None:
        self.as_of = as_of
        self.beliefs = tuple(beliefs)
        self._functions: dict[RulePoint[Any, Any], Callable[..., Cited[Any]]] = {
            each.point: each.function for each in self.beliefs
        }
        self._asked: dict[RulePoint[Any, Any], Callable[..., Cited[Any]]] = {}
        self._days: dict[EditionDate, bool] = {}

    @classmethod
    def as_of_day(cls, day: str) -> Rulebook:
        """Return the rulebook of a day given as an ISO date."""
        return cls(parse_edition_date(day))

    def believing(self, belief: Misconception) -> Rulebook:
        """Return this rulebook with one misconception laid over it."""
        return Rulebook(self.as_of, (*self.beliefs, belief))

    def function(self, point: RulePoint[P, T]) -> Callable[P, Cited[T]]:
        """Return what the rules say at a point.

        :raises RefusalError: if the day is before the first known edition.
        """
        found = self._asked[point] = self._say(point)
        return found

    def is_before(self, day: EditionDate) -> bool:
        """Say whether the documents are older than a day: the engine asks only so."""
        found = self._days[day] = self.as_of < day
        return found

    @property
    def consulted(self) -> Consulted:
        """Return all that was learnt from it so far."""
        return Consulted(tuple(self._asked.items()), tuple(self._days.items()))

    def agrees_with(self, consulted: Consulted) -> bool:
        """Say whether it says the same wherever another rulebook was consulted."""
        try:
            return all(self._say(p) is said for p, said in consulted.functions) and all(
                (self.as_of < day) is older for day, older in consulted.days
            )
        except RefusalError:
            return False

    def follow(self, consulted: Consulted) -> None:
        """Count as consulted what another rulebook was that it agrees with."""
        self._asked.update(consulted.functions)
        self._days.update(consulted.days)

    def _say(self, point: RulePoint[P, T]) -> Callable[P, Cited[T]]:
        found = self._functions.get(point)
        if found is None:
            found = self._functions[point] = point.function_on(self.as_of)
        return found
