"""Gain control of a permanent (CR 110.2, 613.1b)."""

from __future__ import annotations

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.procedures.happenings import change_controller


class GainControl(Effect, frozen=True):
    """A player gains control of the target permanent, for as long as it is there."""

    who: Who = Who.YOU

    def perform(self, game: Game, scope: Scope) -> None:
        """Have the permanent change sides; its age stays what it is."""
        player = scope.player(self.who)
        for target in scope.targets:
            if isinstance(target, int) and player is not None:
                change_controller(game, target, player)
