"""Scry: look at the top of a library and put cards on its bottom (CR 701.22)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import Card
from quizapp.rules.game import Effect, Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.library import Library
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.refusal import RefusalError


class Scry(Effect, frozen=True):
    """You look at the top cards of your library and put some of them on its bottom."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "scry"

    def perform(self, game: Game, scope: Scope) -> None:
        """Look at them, if there are any."""
        name = game.object(scope.object_id).name
        if len(game.player(scope.you).library):
            game.push(LookAtTopCards(scope.you, self.count, name))


class LookAtTopCards(Frame, frozen=True):
    """A player looks at the top cards of their library, and then arranges them."""

    player: Player
    count: int
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Let chance say which card comes next, until all of them are known."""
        library = game.player(self.player).library
        if len(library.top) >= min(self.count, len(library)):
            game.pop()
            game.push(Arrange(self.player, self.count, self.cause))
            return None
        refuse_sunk(library)
        options = tuple(
            Option(key=f"look:{card.name or '?'}", cards=(card.name,))
            for card in library.loose
        )
        return Decision(
            kind=DecisionKind.DRAW,
            realm=Realm.CHANCE,
            chooser=self.player,
            decider=self.player,
            options=options,
            cause=self.cause,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Remember which card it is."""
        library = game.player(self.player).library
        card = next(each for each in library.loose if each.name == option.cards[0])
        game.change_player(self.player, library=library.with_next_known(card))

    def shows(self, game: Game, sight: Sight) -> Player | None:
        """Show the player the top of the library."""
        del game
        return _shown(self.player, sight)


class Arrange(Frame, frozen=True):
    """A player who scries says which cards stay on top, in which order."""

    player: Player
    count: int
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask which cards stay; the others go to the bottom."""
        top = game.player(self.player).library.top[: self.count]
        options = tuple(
            Option(
                key="top:" + ("+".join(card.name or "?" for card in kept) or "none"),
                cards=tuple(card.name for card in kept),
            )
            for kept in _arrangements(top)
        )
        return ask_player(game, DecisionKind.SCRY, self.player, options, self.cause)

    def answer(self, game: Game, option: Option) -> None:
        """Put the cards where they go."""
        game.pop()
        library = game.player(self.player).library
        looked = library.top[: self.count]
        kept = next(
            each
            for each in _arrangements(looked)
            if tuple(card.name for card in each) == option.cards
        )
        game.change_player(self.player, library=library.rearranged(len(looked), kept))

    def shows(self, game: Game, sight: Sight) -> Player | None:
        """Show the player the top of the library."""
        del game
        return _shown(self.player, sight)


def refuse_sunk(library: Library) -> None:
    """Refuse to say which card lies next where some were put on the bottom.

    :raises RefusalError: if the library holds such cards.
    """
    if library.sunk:
        raise RefusalError("the order at the bottom of a library is not modelled")


def _shown(player: Player, sight: Sight) -> Player | None:
    mine = sight.what is Seen.LIBRARY_TOP and sight.of == player
    return player if mine else None


def _arrangements(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield every way in which some of the cards stay on top, each once."""
    ways = (
        kept for size in range(len(cards) + 1) for kept in permutations(cards, size)
    )
    yield from dict.fromkeys(ways)
