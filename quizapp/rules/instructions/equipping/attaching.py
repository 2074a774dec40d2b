"""Attach this permanent to the target (CR 701.3, 702.6a)."""

from __future__ import annotations

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope


class Attach(Effect, frozen=True):
    """This permanent becomes attached to the target creature."""

    @property
    def word(self) -> str:
        """Name the instruction."""
        return "attach"

    def perform(self, game: Game, scope: Scope) -> None:
        """Attach it, if both are there (CR 701.3b)."""
        host = next((ref for ref in scope.targets if isinstance(ref, int)), None)
        if host is None or not game.object(scope.source).is_permanent:
            return
        if game.object(host).is_creature:
            game.change_object(scope.source, attached_to=host)
