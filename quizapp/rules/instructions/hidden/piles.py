"""Draw from a pile: cards exiled face down stand in for a library (CR 614.11)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, Static
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.happenings import move
from quizapp.rules.procedures.seeing.face_down import exiled_with


class DrawFromPile(Static, frozen=True):
    """Instead of drawing a card you may take the top card of the pile exiled with this."""

    def draw_instead(
        self, game: Game, source: GameObject, player: Player
    ) -> Frame | None:
        """Offer it to its controller while there is a card in the pile."""
        there = source.controller == player and exiled_with(game, source.id)
        return TakeFromPile(player, source.id) if there else None


class TakeFromPile(Frame, frozen=True):
    """A player takes the top card of a shuffled pile: which one it is nobody decides."""

    player: Player
    source: int

    def run(self, game: Game) -> Decision | None:
        """Take it, or have chance say which of several cards it is."""
        pile = {each.card.name: each for each in exiled_with(game, self.source)}
        if len(pile) == 1:
            self._take(game, next(iter(pile.values())).id)
            return None
        return Decision(
            kind=DecisionKind.DRAW,
            realm=Realm.CHANCE,
            chooser=self.player,
            decider=self.player,
            options=tuple(
                Option(key=f"take:{each.id}", refs=(each.id,), cards=(name,))
                for name, each in pile.items()
            ),
            cause=game.object(self.source).name,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Take the card that chance gives."""
        (taken,) = option.refs
        assert isinstance(taken, int)
        self._take(game, taken)

    def _take(self, game: Game, object_id: int) -> None:
        game.pop()
        move(game, object_id, Zone.HAND)
