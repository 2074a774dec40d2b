"""The pool: all cards that a search may find, and every way to choose among them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from quizapp.rules.cards.card import Card, Quality
from quizapp.rules.game import Game
from quizapp.rules.nouns.decisions import Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import HIDDEN_ZONES, Zone
from quizapp.rules.points.searching import Available
from quizapp.rules.refusal import OverBudgetError

MAXIMUM_CHOICES = 2_000


class Findable(NamedTuple):
    """A card that may be found: somewhere in a library, or one object elsewhere."""

    card: Card
    copies: int
    object_id: int = -1
    """Id of the object, or -1 for any copy in the library."""
    public: bool = False

    @property
    def word(self) -> str:
        """Name it within an option."""
        name = self.card.name or "?"
        return name if self.object_id < 0 else f"{name}#{self.object_id}"


Pool = tuple[Findable, ...]


def make_pool(
    game: Game, owner: Player, zones: tuple[Zone, ...], quality: Quality | None
) -> Pool:
    """List what fits in the zones; unnamed cards fit no stated quality."""
    found: list[Findable] = []
    for zone in zones:
        if zone is Zone.LIBRARY:
            library = game.player(owner).library
            found.extend(Findable(each, library.copies(each)) for each in library.kinds)
        else:
            public = zone not in HIDDEN_ZONES
            there = game.state.in_zone(zone, owner)
            found.extend(Findable(each.face, 1, each.id, public) for each in there)
    return tuple(each for each in found if quality is None or quality.fits(each.card))


def count_available(pool: Pool) -> Available:
    """Count the cards of a pool, and those that lie in the open."""
    return Available(
        everywhere=sum(each.copies for each in pool),
        public=sum(each.copies for each in pool if each.public),
    )


def list_options(pool: Pool, least: int, most: int) -> tuple[Option, ...]:
    """List every selection of at least and at most so many cards, copies respected.

    :raises OverBudgetError: if there are too many selections to list.
    """
    options = []
    for chosen in _choices(pool, least, most):
        options.append(_option(chosen))
        if len(options) > MAXIMUM_CHOICES:
            raise OverBudgetError("a search has too many possible outcomes to list")
    return tuple(options)


def _choices(pool: Pool, least: int, most: int) -> Iterator[tuple[Findable, ...]]:
    for size in range(least, most + 1):
        for chosen in combinations_with_replacement(pool, size):
            if all(chosen.count(each) <= each.copies for each in chosen):
                yield chosen


def _option(chosen: tuple[Findable, ...]) -> Option:
    words = "+".join(each.word for each in chosen)
    return Option(
        key=f"find:{words or 'none'}",
        refs=tuple(each.object_id for each in chosen if each.object_id >= 0),
        cards=tuple(each.card.name for each in chosen),
    )


def read_option(pool: Pool, option: Option) -> tuple[Findable, ...]:
    """Return the cards that an option of a pool speaks of."""
    if not option.cards:
        return ()
    by_word = {each.word: each for each in pool}
    words = option.key.removeprefix("find:").split("+")
    return tuple(by_word[word] for word in words)
