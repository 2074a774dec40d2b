"""Putting: a card that was found goes where the search says, unless that is replaced."""

from __future__ import annotations

from quizapp.rules.cards.card import Card
from quizapp.rules.game import Game, Proposal, replace
from quizapp.rules.instructions.finding.window import Searching
from quizapp.rules.nouns.lasting import MayPlay
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.exiling import SearchWindow
from quizapp.rules.procedures.happenings import move, take_from_library
from quizapp.rules.procedures.seeing.face_down import hide_after_looking


class PutFound(Proposal, frozen=True, kw_only=True):
    """A card that a player has found is about to be put somewhere."""

    player: Player
    """Who found it."""
    owner: Player
    card: Card
    object_id: int
    """Id of the object, or -1 for a copy in the library."""
    to: Zone
    """The library means that it stays there for now."""
    controller: Player
    tapped: bool = False
    face_down_with: int = -1
    """Id of the permanent whose ability exiles it face down; -1: it stays face up."""
    window: SearchWindow
    permits: Player | None = None
    """Who may play it, if it is exiled instead."""
    permitted_by: int = -1
    """Id of the permanent whose effect gives that right."""

    @property
    def affected(self) -> Player:
        """Return the player who has found it: they choose among effects (CR 616.1)."""
        return self.player

    def happen(self, game: Game) -> None:
        """Put it there; what was not exiled instead is what the search has found."""
        made = self._put(game)
        if self.permits is not None and made is not None:
            self._permit(game, made, self.permits)
            return
        searching = game.state.agenda[-1]
        assert isinstance(searching, Searching)
        game.bind(found=(*searching.scope.found, self.card))
        if made is not None:
            game.bind(chosen=made.id)

    def _put(self, game: Game) -> GameObject | None:
        if self.object_id >= 0:
            return move(game, self.object_id, self.to, self.controller)
        if self.to is Zone.LIBRARY:
            return None
        made = take_from_library(game, self.owner, self.card, self.to)
        if made.is_permanent:
            game.change_object(made.id, controller=self.controller, tapped=self.tapped)
        if self.face_down_with >= 0:
            hide_after_looking(game, made.id, self.face_down_with, self.player)
        return game.object(made.id)

    def _permit(self, game: Game, exiled: GameObject, player: Player) -> None:
        made = MayPlay(
            source=game.object(self.permitted_by).name,
            stamp=game.stamp(),
            player=player,
            card=exiled.id,
            given_by=self.permitted_by,
            any_colour=True,
        )
        game.change(lasting=(*game.state.lasting, made))

    def exiled_for(self, player: Player, by: int) -> PutFound:
        """Return the event in which it is exiled and a player may play it."""
        changed: PutFound = replace(
            self,
            to=Zone.EXILE,
            permits=player,
            permitted_by=by,
            face_down_with=-1,
        )
        return changed
