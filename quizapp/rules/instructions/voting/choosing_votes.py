"""You choose how each player votes this turn (CR 101.1, 701.38a)."""

from __future__ import annotations

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.lasting import MovedChoice
from quizapp.rules.nouns.scope import Scope


class ChooseVotes(Effect, frozen=True):
    """You choose how each player votes this turn."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Create the effect: it is the newest one from now on."""
        made = MovedChoice(
            source=game.object(scope.object_id).name,
            stamp=game.stamp(),
            until_end_of_turn=game.state.turn.number,
            player=scope.you,
            chooses=(DecisionKind.VOTE.value,),
        )
        game.change(lasting=(*game.state.lasting, made))
