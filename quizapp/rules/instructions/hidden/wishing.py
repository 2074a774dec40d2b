"""Bring cards in from outside the game (CR 400.11b, 701.48)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Literal

from msgspec import field

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import Card, Quality
from quizapp.rules.game import Effect, Frame, Game
from quizapp.rules.instructions.drawing import DiscardCards, DrawCards
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import BroughtIn, ShuffledIn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import put_from_outside
from quizapp.rules.procedures.seeing.looking import is_closed_outside

_LESSON = Quality(any_subtype=("Lesson",))


class BringIn(Effect, frozen=True, kw_only=True):
    """You may choose up to so many cards that you own from outside the game."""

    quality: Quality | None = field(default=None, name="for")
    count: PositiveInt = 1
    to: Literal["hand", "library"] = "hand"
    """Into the library means that they are shuffled into it."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the cards chosen."""
        name = game.object(scope.object_id).name
        game.push(ChooseOutside(scope.you, self, name))


class ChooseOutside(Frame, frozen=True):
    """A player chooses cards from outside the game, or none."""

    player: Player
    bring: BringIn
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask which cards; with the outside closed there is nothing to choose from."""
        options = tuple(
            Option(
                key="bring:" + ("+".join(card.name for card in chosen) or "none"),
                cards=tuple(card.name for card in chosen),
            )
            for chosen in self._choices(game)
        )
        return ask_player(game, DecisionKind.CHOOSE, self.player, options, self.cause)

    def _choices(self, game: Game) -> Iterator[tuple[Card, ...]]:
        yield ()
        if is_closed_outside(game, self.player):
            return
        named = dict(game.player(self.player).outside.named)
        fits = [card for card in named if self._fits(card)]
        for size in range(1, self.bring.count + 1):
            for chosen in combinations_with_replacement(fits, size):
                if all(chosen.count(card) <= named[card] for card in chosen):
                    yield chosen

    def _fits(self, card: Card) -> bool:
        return self.bring.quality is None or self.bring.quality.fits(card)

    def answer(self, game: Game, option: Option) -> None:
        """Bring them in; the library is shuffled even if there are none (CR 701.24d)."""
        game.pop()
        for name in option.cards:
            outside = game.player(self.player).outside
            card = next(each for each in outside.kinds if each.name == name)
            put_from_outside(game, self.player, card, Zone(self.bring.to))
        game.record(BroughtIn(by=self.player, cards=option.cards))
        if self.bring.to == "library":
            library = game.player(self.player).library
            game.change_player(self.player, library=library.shuffled())
            game.record(ShuffledIn(by=self.player, cards=option.cards))
            game.note("shuffle.set", by=self.player)


class Learn(Effect, frozen=True):
    """You may discard a card to draw one, or else bring in a Lesson card (CR 701.48a)."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Ask for the discard first."""
        name = game.object(scope.object_id).name
        game.push(LearnOrNot(scope.you, name))


class LearnOrNot(Frame, frozen=True):
    """A player who learns discards a card or does not."""

    player: Player
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask whether a card is discarded."""
        options = [Option(key="keep")]
        if game.state.in_zone(Zone.HAND, self.player):
            options.insert(0, Option(key="discard"))
        return ask_player(
            game, DecisionKind.MAY, self.player, tuple(options), self.cause
        )

    def answer(self, game: Game, option: Option) -> None:
        """Discard and draw, or choose a Lesson card."""
        game.pop()
        if option.key == "keep":
            lesson = BringIn(quality=_LESSON)
            game.push(ChooseOutside(self.player, lesson, self.cause))
        else:
            game.push(DrawCards(self.player, 1, self.cause))
            game.push(DiscardCards(self.player, 1, self.cause))
