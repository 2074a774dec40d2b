"""If: follow instructions only where a condition holds (CR 608.2h)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Instruction, PositiveInt
from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.resolving import condition_is_checked
from quizapp.rules.procedures.performing import Perform


class If(Effect, frozen=True, kw_only=True):
    """If your graveyard holds enough cards when this is reached, do more."""

    graveyard_at_least: PositiveInt
    then: tuple[Instruction, ...]

    def perform(self, game: Game, scope: Scope) -> None:
        """Count the graveyard now, after the instructions before this one."""
        count = len(game.state.in_zone(Zone.GRAVEYARD, scope.you))
        name = game.object(scope.object_id).name
        if game.ask(condition_is_checked, name, count, self.graveyard_at_least):
            game.push(Perform(scope, self.then))
