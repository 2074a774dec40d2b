"""Properties to tick or to bar, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from quizapp.presenters.browsing.alphabet import alphabetical
from quizapp.presenters.browsing.screen import FacetGroup, FacetValue
from quizapp.presenters.wording import word
from quizapp.training.browsing.facets import Facet, FacetCount, Ticked
from quizapp.training.browsing.listed import Standing

_SHOWN = (
    Facet.TOPIC,
    Facet.LEVEL,
    Facet.COMPLEXITY,
    Facet.STANDING,
    Facet.TAG,
    Facet.SET,
    Facet.FORM,
    Facet.CARD,
    Facet.RULE,
    Facet.MISCONCEPTION,
)
_MANY = frozenset({Facet.CARD, Facet.RULE, Facet.MISCONCEPTION})
"""Of these only the values of the most questions are shown, and what is chosen."""
_MOST = 12
_NAMED = frozenset({Facet.TOPIC, Facet.MISCONCEPTION})
_IN_ORDER = tuple(standing.value for standing in Standing)


class Naming(NamedTuple):
    """Says what only the bank can name."""

    topic: Callable[[str], str]
    belief: Callable[[str], str]
    """A misconception as a clause that completes "as if ..."."""


class Chosen(NamedTuple):
    """What is ticked, and what is barred."""

    ticked: Ticked
    barred: Ticked

    def holds(self, facet: Facet, value: str) -> bool:
        """Say whether a value is either."""
        return any(value in each.get(facet, frozenset()) for each in self)


def facet_groups(
    counts: Mapping[Facet, tuple[FacetCount, ...]],
    chosen: Chosen,
    language: str,
    naming: Naming,
) -> tuple[FacetGroup, ...]:
    """Say the properties; of cards, rules and misconceptions the most frequent."""
    return tuple(
        FacetGroup(
            facet=facet.value,
            title=word(language, f"bank.facet.{facet.value}"),
            values=_in_order(
                facet,
                tuple(
                    _value(facet, each, chosen, language, naming)
                    for each in _shown(facet, counts.get(facet, ()), chosen)
                ),
            ),
        )
        for facet in _SHOWN
    )


def _in_order(facet: Facet, values: tuple[FacetValue, ...]) -> tuple[FacetValue, ...]:
    """Sort what has names of the reader's language; the others have their own order."""
    if facet not in _NAMED:
        return values
    return tuple(sorted(values, key=lambda each: alphabetical(each.label)))


def _value(
    facet: Facet, each: FacetCount, chosen: Chosen, language: str, naming: Naming
) -> FacetValue:
    label = label_of(facet, each.value, language, naming)
    barred = each.value in chosen.barred.get(facet, frozenset())
    key = "bank.value.barred" if barred else "bank.value"
    return FacetValue(
        value=each.value,
        label=label,
        count=each.count,
        ticked=each.value in chosen.ticked.get(facet, frozenset()),
        barred=barred,
        spoken=word(language, key, label=label, n=each.count),
    )


def _shown(
    facet: Facet, counts: tuple[FacetCount, ...], chosen: Chosen
) -> list[FacetCount]:
    if facet is Facet.STANDING:
        return sorted(counts, key=lambda each: _IN_ORDER.index(each.value))
    if facet not in _MANY:
        return list(counts)
    most = sorted(
        counts, key=lambda each: (not chosen.holds(facet, each.value), -each.count)
    )
    return sorted(most[:_MOST], key=lambda each: each.value)


def label_of(facet: Facet, value: str, language: str, naming: Naming) -> str:
    """Say a property in words."""
    if facet is Facet.TOPIC:
        return naming.topic(value)
    if facet is Facet.LEVEL:
        return word(language, "bank.level", level=value)
    if facet in (Facet.CARD, Facet.RULE, Facet.SET):
        return value
    if facet is Facet.MISCONCEPTION:
        return naming.belief(value) or value
    if facet is Facet.TAG:
        return f"#{value}"
    return word(language, f"bank.{facet.value}.{value}")
