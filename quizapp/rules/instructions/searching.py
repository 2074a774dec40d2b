"""Search a library and put what is found somewhere; shuffle (CR 701.23, 701.24)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import ClassVar, Literal

from msgspec import field

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import Card, Quality
from quizapp.rules.game import Effect, Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import Searched
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.searching import (
    controlled_player_searches,
    search_minimum,
    search_shuffles,
    whose_library,
)
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.happenings import take_from_library


class Search(Effect, frozen=True, kw_only=True):
    """A player searches their library for cards."""

    zone: Literal["library"] = "library"
    quality: Quality | None = field(default=None, name="for")
    """What the cards must be; left out for a search that states no quality."""
    count: PositiveInt = 1
    put: Zone = Zone.HAND
    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the player search."""
        player = scope.player(self.who)
        if player is not None:
            name = game.object(scope.object_id).name
            game.push(FindCards(player=player, search=self, cause=name))


class Shuffle(Effect, frozen=True):
    """A player shuffles their library, whatever was found."""

    bare_field: ClassVar[str] = "zone"

    zone: Literal["library"] = "library"
    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Shuffle: libraries have no order here, so nothing is left to do."""
        player = scope.player(self.who)
        if player is not None:
            game.ask(search_shuffles, player, 0)


class FindCards(Frame, frozen=True, kw_only=True):
    """A player finds cards in their library, or fails to."""

    player: Player
    search: Search
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask what is found, with "nothing" among the options where it is legal."""
        by = decider(game, self.player, DecisionKind.SEARCH.value)
        if by != self.player and not game.ask(
            controlled_player_searches, self.player, by
        ):
            self._finish(game, self.player, ())
            return None
        owner = game.ask(whose_library, self.player, by)
        library = game.player(owner).library
        kinds = self._kinds(library)
        available = sum(_copies(library, card) for card in kinds)
        least = game.ask(
            search_minimum,
            self.search.quality,
            self.search.count,
            available,
            self.player,
        )
        options = tuple(
            Option(
                key="find:" + ("+".join(card.name or "?" for card in found) or "none"),
                cards=tuple(card.name for card in found),
            )
            for found in _choices(library, kinds, least, self.search.count)
        )
        return ask_player(game, DecisionKind.SEARCH, self.player, options, self.cause)

    def answer(self, game: Game, option: Option) -> None:
        """Put the cards where the instruction says."""
        by = decider(game, self.player, DecisionKind.SEARCH.value)
        owner = game.ask(whose_library, self.player, by)
        kinds = self._kinds(game.player(owner).library)
        by_name = {card.name: card for card in kinds}
        self._finish(game, owner, tuple(by_name[name] for name in option.cards))

    def _kinds(self, library: Library) -> tuple[Card, ...]:
        """List the cards that fit; unnamed cards fit no stated quality."""
        quality = self.search.quality
        if quality is None:
            return library.kinds
        return tuple(card for card in library.kinds if quality.fits(card))

    def _finish(self, game: Game, owner: Player, found: tuple[Card, ...]) -> None:
        game.pop()
        for card in found:
            take_from_library(game, owner, card, self.search.put)
        names = tuple(card.name for card in found)
        game.record(Searched(by=self.player, found=names, library_of=owner))


def _copies(library: Library, card: Card) -> int:
    return dict(library.named).get(card, library.others)


def _choices(
    library: Library, kinds: tuple[Card, ...], least: int, most: int
) -> Iterator[tuple[Card, ...]]:
    """Yield every selection of at least and at most so many cards, copies respected."""
    for size in range(least, most + 1):
        for chosen in combinations_with_replacement(kinds, size):
            if all(chosen.count(card) <= _copies(library, card) for card in chosen):
                yield chosen
