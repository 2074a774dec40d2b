"""Libraries: cards whose order nobody knows, so that nothing here is ever random."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.card import UNKNOWN_CARD, Card


class Library(Struct, frozen=True, cache_hash=True):
    """A shuffled library: how many cards of each name it holds, and how many unnamed ones."""

    named: tuple[tuple[Card, int], ...] = ()
    others: int = 0
    """Cards that the scenario does not name."""

    def __len__(self) -> int:
        """Return the number of cards."""
        return self.others + sum(count for _, count in self.named)

    @property
    def kinds(self) -> tuple[Card, ...]:
        """Return each card that may be found or drawn, the unnamed one last."""
        unknown = (UNKNOWN_CARD,) if self.others else ()
        return tuple(card for card, _ in self.named) + unknown

    def without(self, card: Card) -> Library:
        """Return the library with one copy of a card fewer.

        :raises ValueError: if no such card is in it.
        """
        if card not in self.kinds:
            raise ValueError(f"{card.name!r} is not in the library")
        if card is UNKNOWN_CARD or card == UNKNOWN_CARD:
            return Library(self.named, self.others - 1)
        fewer = tuple((kind, count - (kind == card)) for kind, count in self.named)
        return Library(tuple(pair for pair in fewer if pair[1]), self.others)
