"""Facets: properties to tick, each with the number of questions that have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from quizapp.training.browsing.listed import Listed


class Facet(StrEnum):
    """A property by which questions are told apart."""

    TOPIC = "topic"
    LEVEL = "level"
    COMPLEXITY = "complexity"
    STANDING = "standing"
    FORM = "form"
    TAG = "tag"
    SET = "set"
    CARD = "card"
    RULE = "rule"
    MISCONCEPTION = "misconception"


Ticked = Mapping[Facet, frozenset[str]]
"""Values that are ticked; of one facet any of them, of several facets each."""

NOTHING: Ticked = MappingProxyType({})


_VALUES: Mapping[Facet, Callable[[Listed], Sequence[str]]] = {
    Facet.TOPIC: lambda listed: listed.summary.topics,
    Facet.LEVEL: lambda listed: (str(listed.summary.level),),
    Facet.COMPLEXITY: lambda listed: (str(listed.summary.complexity),),
    Facet.STANDING: lambda listed: listed.standings,
    Facet.FORM: lambda listed: (listed.summary.form,) if listed.summary.form else (),
    Facet.TAG: lambda listed: listed.tags,
    Facet.SET: lambda listed: listed.sets,
    Facet.CARD: lambda listed: listed.summary.cards,
    Facet.RULE: lambda listed: listed.summary.rules,
    Facet.MISCONCEPTION: lambda listed: listed.summary.misconceptions,
}


class FacetCount(Struct, frozen=True):
    """A value of a facet, and how many questions it would leave."""

    value: str
    count: int


def matches(listed: Listed, ticked: Ticked, barred: Ticked = NOTHING) -> bool:
    """Say whether a question has what is ticked, and nothing of what is barred."""
    return all(_has(listed, facet, values) for facet, values in ticked.items()) and all(
        values.isdisjoint(_VALUES[facet](listed)) for facet, values in barred.items()
    )


def count_values(
    questions: Iterable[Listed], ticked: Ticked, barred: Ticked = NOTHING
) -> dict[Facet, tuple[FacetCount, ...]]:
    """Count for each value the questions that all *other* facets leave.

    So a second tick of the same facet shows what it would add, and a barred value
    what it takes away.
    """
    counts: dict[Facet, dict[str, int]] = {facet: {} for facet in Facet}
    parts = [(facet, _VALUES[facet], counts[facet]) for facet in Facet]
    is_free = not (ticked or barred)
    for listed in questions:
        failing: set[Facet] = set() if is_free else _failing(listed, ticked, barred)
        for facet, values_of, found in parts:
            left = int(not failing or failing == {facet})
            for value in dict.fromkeys(values_of(listed)):
                found[value] = found.get(value, 0) + left
    return {
        facet: tuple(FacetCount(value, found[value]) for value in sorted(found))
        for facet, found in counts.items()
    }


def _failing(listed: Listed, ticked: Ticked, barred: Ticked) -> set[Facet]:
    """List the facets by which a question would be left out."""
    lacking = {
        each for each, values in ticked.items() if not _has(listed, each, values)
    }
    return lacking | {
        each
        for each, values in barred.items()
        if not values.isdisjoint(_VALUES[each](listed))
    }


def _has(listed: Listed, facet: Facet, values: frozenset[str]) -> bool:
    return not values or not values.isdisjoint(_VALUES[facet](listed))
