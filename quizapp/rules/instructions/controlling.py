"""Control another player (CR 723)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone


class During(StrEnum):
    """How long one player controls another."""

    NEXT_TURN = "next_turn"
    THIS_RESOLUTION = "this_resolution"
    """Until this spell or ability finishes resolving."""
    RESOLUTION_OF_CHOSEN = "resolution_of_chosen"
    """While the spell that this one had cast resolves."""


class ControlPlayer(Effect, frozen=True):
    """You control a player."""

    who: Who
    during: During

    def perform(self, game: Game, scope: Scope) -> None:
        """Create the effect: it is the newest one from now on (CR 723.1a)."""
        subject = scope.player(self.who)
        if subject is None:
            return
        bound = self._bound_to(game, scope)
        if self.during is During.RESOLUTION_OF_CHOSEN and bound < 0:
            return
        waits = self.during is During.NEXT_TURN
        made = Control(
            subject=subject,
            by=scope.you,
            stamp=game.stamp(),
            source=game.object(scope.object_id).name,
            span=ControlSpan.NEXT_TURN if waits else ControlSpan.RESOLUTION,
            of=bound,
        )
        game.change(controls=(*game.state.controls, made))

    def _bound_to(self, game: Game, scope: Scope) -> int:
        """Return the object to whose resolution the control is bound, or -1."""
        if self.during is During.THIS_RESOLUTION:
            return scope.object_id
        if self.during is During.NEXT_TURN or scope.chosen is None:
            return -1
        played = game.object(scope.chosen)
        return played.id if played.zone is Zone.STACK else -1


class ControlEachOther(Effect, frozen=True):
    """Two target players each control the other during the other's next turn."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Create both effects, unless one of the players has left (CR 800.4b)."""
        players = [each for each in scope.targets if each in game.state.present]
        if len(players) < 2:
            return
        first, second = (Player(str(each)) for each in players)
        source = game.object(scope.object_id).name
        made = tuple(
            Control(
                subject=subject,
                by=by,
                stamp=game.stamp(),
                source=source,
                span=ControlSpan.NEXT_TURN,
            )
            for by, subject in ((first, second), (second, first))
        )
        game.change(controls=(*game.state.controls, *made))
