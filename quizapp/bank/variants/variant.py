"""A variant: everything of a question that its seed decides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import fill_slots
from quizapp.bank.keys.derived import DerivedKey, DerivedOption
from quizapp.bank.variants.drawing import (
    Slots,
    draw_choice,
    names_of,
    order_options,
)
from quizapp.bank.variants.fillings import fillings


class Variant(Struct, frozen=True):
    """One way to fill a family, with names and the order of its options."""

    question_id: str
    seed: int
    family: Family
    """With its slots filled."""
    names: tuple[tuple[str, str], ...]
    """Role and name."""

    def in_order(self, key: DerivedKey) -> tuple[DerivedOption, ...]:
        """Return the options in the order in which this variant shows them."""
        by_id = {option.id: option for option in key.options}
        return tuple(
            by_id[each] for each in order_options(self.question_id, self.seed, by_id)
        )


def draw_variant(
    question_id: str, family: Family, catalogue: Catalogue, seed: int
) -> Variant:
    """Draw a variant: equal arguments give an equal one.

    :raises RefusalError: if nothing can fill a slot, or values do not go together.
    """
    names = names_of(question_id, seed)
    chosen = draw_choice(question_id, slots_of(family, catalogue), seed)
    filled = fill_slots(family, chosen)
    return Variant(question_id, seed, filled, tuple(names.items()))


def all_fillings(family: Family, catalogue: Catalogue) -> Iterator[Family]:
    """Yield the family with its slots filled in every possible way.

    :raises RefusalError: if nothing can fill a slot, or values do not go together.
    """
    for chosen in all_choices(slots_of(family, catalogue)):
        yield fill_slots(family, chosen)


def slots_of(family: Family, catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """List what may fill each slot of a family.

    :raises RefusalError: if nothing may fill one of them.
    """
    return {
        name: fillings(name, family.vary[name], catalogue)
        for name in sorted(family.vary)
    }


def all_choices(slots: Slots) -> Iterator[dict[str, str]]:
    """Yield every way to fill slots, always in the same order."""
    names = sorted(slots)
    for chosen in product(*(slots[name] for name in names)):
        yield dict(zip(names, chosen, strict=True))


def some_fillings(family: Family, catalogue: Catalogue) -> Iterator[Family]:
    """Yield as few fillings as show each value of each slot at least once.

    :raises RefusalError: if nothing can fill a slot, or values do not go together.
    """
    names = sorted(family.vary)
    ways = [fillings(name, family.vary[name], catalogue) for name in names]
    for place in range(max(map(len, ways), default=1)):
        chosen = [way[place % len(way)] for way in ways]
        yield fill_slots(family, dict(zip(names, chosen, strict=True)))
