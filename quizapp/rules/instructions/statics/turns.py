"""Static abilities that keep players from taking turns (CR 614.10)."""

from __future__ import annotations

from typing import ClassVar, Literal

from quizapp.rules.game import Game, Proposal, Static
from quizapp.rules.nouns.lasting import SkipTurn
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.points.turns import extra_turn_is_skipped
from quizapp.rules.procedures.turns.coming import ComingTurn
from quizapp.rules.refusal import RefusalError


class SkipExtraTurns(Static, frozen=True):
    """Opponents of its controller skip extra turns."""

    bare_field: ClassVar[str] = "who"

    who: Literal["opponents"] = "opponents"

    def replaces(self, game: Game, source: GameObject, event: Proposal) -> bool:
        """Replace extra turns of opponents."""
        if not isinstance(event, ComingTurn) or not event.extra:
            return False
        by = source.controller
        assert by is not None
        opponent = event.player in game.state.opponents(by)
        return game.ask(extra_turn_is_skipped, event.player, by, opponent, source.name)

    def instead(self, game: Game, source: GameObject, event: Proposal) -> None:
        """Have nothing happen instead.

        :raises RefusalError: if another effect would skip the turn too.
        """
        del source
        for each in game.state.lasting:
            if isinstance(each, SkipTurn) and each.player == event.affected:
                raise RefusalError(
                    "which of two effects skips a turn is a choice that is not modelled"
                )


class StayTapped(Static, frozen=True):
    """Its controller may choose not to untap it during their untap step (CR 502.3)."""
