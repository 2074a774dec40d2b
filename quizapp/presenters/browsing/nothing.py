"""What the bank says where no question has all that was asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from quizapp.presenters.browsing.facet_rows import Chosen, Naming, label_of
from quizapp.presenters.browsing.screen import NothingFound
from quizapp.presenters.wording import word


class Condition(Struct, frozen=True):
    """One thing that was asked for."""

    facet: str
    """Empty for what was searched."""
    value: str
    label: str


class Dropped(Struct, frozen=True):
    """A condition, and how many questions there are without it."""

    condition: Condition
    count: int


def list_conditions(
    query: str, chosen: Chosen, language: str, naming: Naming
) -> Iterator[Condition]:
    """List what was searched, ticked and barred."""
    if query.strip():
        label = word(language, "bank.nothing.searched", text=query.strip())
        yield Condition("", query, label)
    for name, held in (("ticked", chosen.ticked), ("barred", chosen.barred)):
        for facet, values in held.items():
            title = word(language, f"bank.facet.{facet.value}")
            for value in sorted(values):
                label = label_of(facet, value, language, naming)
                key = f"bank.nothing.{name}"
                said = word(language, key, title=title, label=label)
                yield Condition(facet.value, value, said)


def best_to_drop(
    conditions: tuple[Condition, ...], count_without: Callable[[Condition], int]
) -> Dropped | None:
    """Find the condition without which most is found; None where none alone helps."""
    counted = [Dropped(each, count_without(each)) for each in conditions]
    best = max(counted, key=lambda each: each.count, default=None)
    return best if best is not None and best.count else None


def say_nothing(
    conditions: tuple[Condition, ...], best: Dropped | None, language: str
) -> NothingFound:
    """Say what is missing, why, and what would help."""
    line, drop = word(language, "bank.nothing.none-helps"), ""
    if best is not None:
        label = best.condition.label
        line = word(language, "bank.nothing.without", n=best.count, label=label)
        drop = word(language, "bank.nothing.drop", label=label)
    return NothingFound(
        heading=word(language, "bank.nothing"),
        conditions=tuple(each.label for each in conditions),
        line=line,
        drop=drop,
        clear=word(language, "bank.clear"),
    )
