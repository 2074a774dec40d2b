"""Libraries: cards whose order nobody knows, so that nothing here is ever random."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from quizapp.rules.cards.card import UNKNOWN_CARD, Card


class Library(Struct, frozen=True, gc=False, cache_hash=True):
    """A shuffled library: how many cards of each name it holds, and how many unnamed ones."""

    named: tuple[tuple[Card, int], ...] = ()
    others: int = 0
    """Cards that the scenario does not name."""
    top: tuple[Card, ...] = ()
    """Cards whose place is known, the topmost first; all others lie below them."""
    sunk: bool = False
    """Some of the other cards were put on the bottom, in an order that is not kept."""

    def __len__(self) -> int:
        """Return the number of cards."""
        return len(self.top) + self.others + sum(count for _, count in self.named)

    @property
    def kinds(self) -> tuple[Card, ...]:
        """Return each card that may be found or drawn, the unnamed one last."""
        unknown = (UNKNOWN_CARD,) if self.others else ()
        named = tuple(card for card, _ in self.named)
        if self.top:
            return tuple(dict.fromkeys((*self.top, *named, *unknown)))
        return named + unknown

    @property
    def loose(self) -> tuple[Card, ...]:
        """Return each card among those whose place is not known."""
        return replace(self, top=()).kinds

    def copies(self, card: Card) -> int:
        """Return how many copies of a card are in it."""
        lower = self.others if card == UNKNOWN_CARD else dict(self.named).get(card, 0)
        return lower + self.top.count(card)

    def without(self, card: Card) -> Library:
        """Return the library with one copy of a card fewer.

        :raises ValueError: if no such card is in it.
        """
        if card not in self.kinds:
            raise ValueError(f"{card.name!r} is not in the library")
        if self.copies(card) == self.top.count(card):
            place = self.top.index(card)
            return replace(self, top=self.top[:place] + self.top[place + 1 :])
        if card is UNKNOWN_CARD or card == UNKNOWN_CARD:
            return replace(self, others=self.others - 1)
        fewer = tuple((kind, count - (kind == card)) for kind, count in self.named)
        return replace(self, named=tuple(pair for pair in fewer if pair[1]))

    def without_top(self) -> Library:
        """Return the library without its topmost card, whose place is known."""
        return replace(self, top=self.top[1:])

    def with_on_top(self, card: Card) -> Library:
        """Return the library with a card of it lying on top."""
        rest = self.without(card)
        return replace(rest, top=(card, *rest.top))

    def with_next_known(self, card: Card) -> Library:
        """Return the library with a card lying directly below those that are known."""
        rest = self.without(card)
        return replace(rest, top=(*rest.top, card))

    def rearranged(self, count: int, kept: tuple[Card, ...]) -> Library:
        """Return the library with only some of its top cards still on top."""
        sinking = list(self.top[:count])
        for card in kept:
            sinking.remove(card)
        changed = replace(self, top=kept + self.top[count:])
        for card in sinking:
            changed = replace(changed.with_card(card), sunk=True)
        return changed

    def shuffled(self) -> Library:
        """Return the library in an order that nobody knows."""
        loose = replace(self, top=(), sunk=False)
        for card in self.top:
            loose = loose.with_card(card)
        return loose

    def with_card(self, card: Card) -> Library:
        """Return the library with one copy of a card more."""
        if card == UNKNOWN_CARD:
            return replace(self, others=self.others + 1)
        copies = dict(self.named)
        copies[card] = copies.get(card, 0) + 1
        return replace(self, named=tuple(copies.items()))
