"""Counter a spell (CR 701.6)."""

from __future__ import annotations

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.happenings import move


class Counter(Effect, frozen=True):
    """The target spell is countered."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Put the spell into its owner's graveyard; it does not resolve."""
        for target in scope.targets:
            if isinstance(target, int) and game.object(target).zone is Zone.STACK:
                move(game, target, Zone.GRAVEYARD)
