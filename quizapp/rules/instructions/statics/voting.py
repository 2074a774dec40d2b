"""Static abilities that change votes (CR 701.38d)."""

from __future__ import annotations

from quizapp.rules.game import Game, Static
from quizapp.rules.nouns.objects import GameObject, Player


class ExtraVote(Static, frozen=True):
    """While voting, you get an additional vote."""

    def extra_votes(self, game: Game, source: GameObject, player: Player) -> int:
        """Give its controller one more."""
        del game
        return int(source.controller == player)
