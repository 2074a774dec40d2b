"""Draw and discard (CR 121, 701.9)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from quizapp.rules.cards.abilities import PositiveInt, TriggerEvent
from quizapp.rules.cards.card import Card
from quizapp.rules.game import Effect, Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Discarded, Drew
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import draw_from_library, move
from quizapp.rules.procedures.noticing import notice_draw, notice_of_player
from quizapp.rules.refusal import RefusalError


class Draw(Effect, frozen=True):
    """A player draws cards."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1
    who: Who = Who.YOU
    x: bool = False
    """As many cards as X is, instead of a number."""

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "draw"

    def perform(self, game: Game, scope: Scope) -> None:
        """Draw the cards one by one."""
        player = scope.player(self.who)
        if player is not None:
            count = scope.x if self.x else self.count
            game.push(DrawCards(player, count, game.object(scope.object_id).name))


class Discard(Effect, frozen=True):
    """A player discards cards of their choice."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1
    who: Who = Who.YOU

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "discard"

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the player choose and discard."""
        player = scope.player(self.who)
        if player is not None:
            name = game.object(scope.object_id).name
            game.push(DiscardCards(player, self.count, name))


class DiscardHand(Effect, frozen=True):
    """A player discards all cards in their hand."""

    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Have them all discarded: there is nothing to choose."""
        player = scope.player(self.who)
        if player is not None:
            for each in game.state.in_zone(Zone.HAND, player):
                _discard(game, player, each.id)


class DrawCards(Frame, frozen=True):
    """A player draws the cards that are left to draw, one at a time (CR 121.2)."""

    player: Player
    left: int
    cause: str
    declined: tuple[int, ...] = ()
    """Ids of permanents whose effects do not replace the next draw, as was chosen."""

    def run(self, game: Game) -> Decision | None:
        """Draw the next card, unless an effect replaces that; nobody decides which one.

        Such an effect is there even for an empty library (CR 614.11).
        """
        if self.left and (offer := self._offer(game)):
            source = game.object(offer[0])
            options = tuple(
                Option(key=each, refs=(source.id,)) for each in ("do", "leave out")
            )
            return ask_player(game, DecisionKind.MAY, self.player, options, source.name)
        return self._draw_next(game)

    def _offer(self, game: Game) -> tuple[int, Frame] | None:
        """Return what may be done instead, and the permanent whose effect it is."""
        offers = (
            (source.id, static.draw_instead(game, source, self.player))
            for source, static in game.statics()
            if source.id not in self.declined
        )
        return next(((by, frame) for by, frame in offers if frame is not None), None)

    def _draw_next(self, game: Game) -> Decision | None:
        library = game.player(self.player).library
        kinds = library.kinds
        if self.left == 0:
            game.pop()
        elif library.top:
            self._draw(game, library.top[0])
        elif not kinds:
            game.pop()
            game.change_player(self.player, drew_from_empty=True)
            game.note("library.empty", player=self.player)
        elif len(kinds) == 1:
            self._draw(game, kinds[0])
        elif library.sunk:
            raise RefusalError("the order at the bottom of a library is not modelled")
        else:
            return self._chance(kinds)
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Draw the card that chance gives, or have an effect replace the draw or not."""
        if option.key in ("do", "leave out"):
            self._replace(game, taken=option.key == "do")
            return
        kinds = game.player(self.player).library.kinds
        self._draw(game, kinds[int(option.key.split(":")[1])])

    def _replace(self, game: Game, taken: bool) -> None:
        """Do what was offered before the other draws go on (CR 614.11a), or pass it over."""
        offer = self._offer(game)
        assert offer is not None
        game.pop()
        if taken:
            game.push(replace(self, left=self.left - 1, declined=()), offer[1])
        else:
            game.push(replace(self, declined=(*self.declined, offer[0])))

    def _draw(self, game: Game, card: Card) -> None:
        game.pop()
        game.push(replace(self, left=self.left - 1, declined=()))
        draw_from_library(game, self.player, card)
        game.record(Drew(by=self.player))
        notice_draw(game, self.player)

    def _chance(self, kinds: tuple[Card, ...]) -> Decision:
        return Decision(
            kind=DecisionKind.DRAW,
            realm=Realm.CHANCE,
            chooser=self.player,
            decider=self.player,
            options=tuple(
                Option(key=f"draw:{position}", cards=(card.name,))
                for position, card in enumerate(kinds)
            ),
            cause=self.cause,
        )


class DiscardCards(Frame, frozen=True):
    """A player chooses cards in hand and discards them (CR 701.9b)."""

    player: Player
    count: int
    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask which cards; a player with too few discards them all."""
        hand = game.state.in_zone(Zone.HAND, self.player)
        if not hand:
            game.pop()
            return None
        found: dict[tuple[str, ...], Option] = {}
        for chosen in combinations(hand, min(self.count, len(hand))):
            names = tuple(sorted(each.name for each in chosen))
            refs = tuple(each.id for each in chosen)
            key = "discard:" + "+".join(str(ref) for ref in refs)
            found.setdefault(names, Option(key=key, refs=refs, cards=names))
        return ask_player(
            game, DecisionKind.DISCARD, self.player, tuple(found.values()), self.cause
        )

    def answer(self, game: Game, option: Option) -> None:
        """Discard them."""
        game.pop()
        for ref in option.refs:
            assert isinstance(ref, int)
            _discard(game, self.player, ref)


def _discard(game: Game, player: Player, object_id: int) -> None:
    name = game.object(object_id).name
    move(game, object_id, Zone.GRAVEYARD)
    game.record(Discarded(by=player, card=name))
    notice_of_player(game, player, TriggerEvent.OPPONENT_DISCARDS)
