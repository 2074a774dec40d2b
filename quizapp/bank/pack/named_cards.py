"""Named cards: which files of the catalogue a family depends on."""

from __future__ import annotations

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import LoadedFamily
from quizapp.bank.family.texts import texts_in
from quizapp.bank.pack.sources import hash_family
from quizapp.bank.variants.drawing import Slots


def content_hash(loaded: LoadedFamily, slots: Slots, catalogue: Catalogue) -> str:
    """Return the hash of all that a family is compiled from."""
    hashes = hashed_cards(loaded, slots, catalogue)
    return hash_family(loaded.id, loaded.content_hash, hashes.items())


def hashed_cards(
    loaded: LoadedFamily, slots: Slots, catalogue: Catalogue
) -> dict[str, str]:
    """Return the hashes of the files of all cards that a family depends on, by name."""
    cards = named_cards(loaded, slots, catalogue)
    return {name: catalogue.content_hash(name) for name in cards}


def named_cards(
    loaded: LoadedFamily, slots: Slots, catalogue: Catalogue
) -> tuple[str, ...]:
    """List the cards that a family names or may name, and those that these name."""
    fronts = {
        card.back.name: card.name for card in catalogue.cards if card.back is not None
    }
    found: set[str] = set()
    queue = list(texts_in((loaded.family, tuple(slots.values()))))
    while queue:
        text = queue.pop()
        name = fronts.get(text, text)
        if name in catalogue and name not in found:
            found.add(name)
            queue.extend(texts_in(catalogue.card(name)))
    return tuple(sorted(found))
