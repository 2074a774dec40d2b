"""A variant: everything of a question that its seed decides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family, Slot
from quizapp.bank.family.loading import fill_slots
from quizapp.bank.keys.derived import DerivedKey, DerivedOption
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.variants.names import draw_names
from quizapp.rules.refusal import RefusalError


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
        options = sorted(key.options, key=lambda option: option.id)
        random.Random(f"order/{self.question_id}/{self.seed}").shuffle(options)
        return tuple(options)


def draw_variant(
    question_id: str, family: Family, catalogue: Catalogue, seed: int
) -> Variant:
    """Draw a variant: equal arguments give an equal one.

    :raises RefusalError: if nothing can fill a slot.
    """
    place = f"{question_id}/{seed}"
    names = draw_names(random.Random(f"names/{place}"))
    chosen = {
        name: random.Random(f"{name}/{place}").choice(fillings(name, slot, catalogue))
        for name, slot in sorted(family.vary.items())
    }
    filled = fill_slots(family, chosen)
    return Variant(question_id, seed, filled, tuple(names.items()))


def fillings(name: str, slot: Slot, catalogue: Catalogue) -> tuple[str, ...]:
    """List what may fill a slot.

    :raises RefusalError: if nothing may.
    """
    found: tuple[str, ...] = slot.cards
    if slot.card_class is not None:
        found = cards_of(slot.card_class, catalogue)
    if not found:
        raise RefusalError(f"no card of the catalogue can fill the slot ${name}")
    return found


def all_fillings(family: Family, catalogue: Catalogue) -> Iterator[Family]:
    """Yield the family with its slots filled in every possible way."""
    names = sorted(family.vary)
    ways = [fillings(name, family.vary[name], catalogue) for name in names]
    for chosen in product(*ways):
        yield fill_slots(family, dict(zip(names, chosen, strict=True)))
