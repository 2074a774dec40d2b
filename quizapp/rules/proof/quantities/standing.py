"""Quantities about how things stand: life totals."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.quantities.quantity import Quantity


class LifeTotal(Quantity, frozen=True, kw_only=True):
    """A player's life total, which is that of the team where there is one (CR 810.9a)."""

    telling = ("each_head_is_hit", "life_is_shared", "team_life_counts")
    of: Player

    def amount(self, state: State) -> int:
        """Read it off."""
        return state.player(self.of).life
