"""Fillings: the values that a slot may take, as a file would write them."""

from __future__ import annotations

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Slot
from quizapp.bank.variants.card_classes import cards_of
from quizapp.rules.refusal import RefusalError


def fillings(name: str, slot: Slot, catalogue: Catalogue) -> tuple[str, ...]:
    """List what may fill a slot.

    :raises RefusalError: if nothing may.
    """
    found = slot.listed
    if slot.card_class is not None:
        found = cards_of(slot.card_class, catalogue)
    if not found:
        raise RefusalError(f"no card of the catalogue can fill the slot ${name}")
    return found
