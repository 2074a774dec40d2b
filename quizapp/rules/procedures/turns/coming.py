"""Turns that are about to begin, as effects that replace events see them (CR 614.10)."""

from __future__ import annotations

from quizapp.rules.game import Game, Proposal
from quizapp.rules.nouns.lasting import SkipTurn
from quizapp.rules.nouns.objects import Player


class ComingTurn(Proposal, frozen=True):
    """A player is about to take a turn; how it begins is the turn order's affair."""

    player: Player
    extra: bool

    @property
    def affected(self) -> Player:
        """Return the player whose turn it would be."""
        return self.player


def skip_next_turn(game: Game, player: Player, source: str) -> None:
    """Have a player skip the next turn that they would take (CR 614.10a)."""
    made = SkipTurn(source=source, stamp=game.stamp(), player=player)
    game.change(lasting=(*game.state.lasting, made))
