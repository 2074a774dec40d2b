"""Move this card to another zone (CR 400.7)."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope, What
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.happenings import move


class Move(Effect, frozen=True):
    """An object goes to another zone; what it becomes is the chosen object from then on."""

    what: What
    to: Zone
    transformed: bool = False
    """It enters with its back face up (CR 712.14a)."""
    under: Literal["you", "owner"] = "you"
    """Whose control a permanent enters under."""

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "transform" if self.transformed else self.to.value

    def perform(self, game: Game, scope: Scope) -> None:
        """Move it, if it is still where the instruction expects it."""
        object_id = scope.object(self.what)
        if object_id is None or game.object(object_id).zone is Zone.CEASED:
            game.bind(chosen=None)
            return
        owner = game.object(object_id).owner
        controller = scope.you if self.under == "you" else owner
        made = move(game, object_id, self.to, controller, self.transformed)
        game.bind(chosen=made.id)
        if self.transformed:
            game.note("object.new", name=made.card.name, zone=self.to.value)
