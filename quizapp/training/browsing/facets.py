"""Facets: properties to tick, each with the number of questions that have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from quizapp.training.browsing.listed import Listed, Standing


class Facet(StrEnum):
    """A property by which questions are told apart."""

    TOPIC = "topic"
    LEVEL = "level"
    COMPLEXITY = "complexity"
    STANDING = "standing"
    FORM = "form"
    TAG = "tag"
    CARD = "card"
    MISCONCEPTION = "misconception"


Ticked = Mapping[Facet, frozenset[str]]
"""Values that are ticked; of one facet any of them, of several facets each."""


def _standings(listed: Listed) -> tuple[str, ...]:
    return tuple(each.value for each in Standing if listed.has(each))


_VALUES: Mapping[Facet, Callable[[Listed], Sequence[str]]] = {
    Facet.TOPIC: lambda listed: listed.summary.topics,
    Facet.LEVEL: lambda listed: (str(listed.summary.level),),
    Facet.COMPLEXITY: lambda listed: (str(listed.summary.complexity),),
    Facet.STANDING: _standings,
    Facet.FORM: lambda listed: (listed.summary.form,) if listed.summary.form else (),
    Facet.TAG: lambda listed: listed.tags,
    Facet.CARD: lambda listed: listed.summary.cards,
    Facet.MISCONCEPTION: lambda listed: listed.summary.misconceptions,
}


class FacetCount(Struct, frozen=True):
    """A value of a facet, and how many questions it would leave."""

    value: str
    count: int


def matches(listed: Listed, ticked: Ticked) -> bool:
    """Say whether a question has what is ticked."""
    return all(_has(listed, facet, values) for facet, values in ticked.items())


def count_values(
    questions: Iterable[Listed], ticked: Ticked
) -> dict[Facet, tuple[FacetCount, ...]]:
    """Count for each value the questions that all *other* facets leave.

    So a second tick of the same facet shows what it would add.
    """
    found = tuple(questions)
    return {facet: _count(found, facet, ticked) for facet in Facet}


def _count(
    questions: tuple[Listed, ...], facet: Facet, ticked: Ticked
) -> tuple[FacetCount, ...]:
    others = {each: values for each, values in ticked.items() if each is not facet}
    counts: Counter[str] = Counter()
    for listed in questions:
        values = set(_VALUES[facet](listed))
        left = matches(listed, others)
        counts.update({value: int(left) for value in values})
    return tuple(FacetCount(value, counts[value]) for value in sorted(counts))


def _has(listed: Listed, facet: Facet, values: frozenset[str]) -> bool:
    return not values or not values.isdisjoint(_VALUES[facet](listed))
