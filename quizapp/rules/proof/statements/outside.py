"""Statements about cards that come from outside the game."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import BroughtIn, ShuffledIn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.proof.statements.statement import Statement


class _ChosenOutside(Statement, frozen=True, kw_only=True):
    """A player has done something with these cards from outside the game, or with none."""

    telling = ("outside_the_game_is_closed",)
    by: Player
    cards: Literal["none"] | tuple[CardName, ...]

    def holds(self, state: State) -> bool:
        """Look for such a doing."""
        wanted = [] if self.cards == "none" else sorted(self.cards)
        return any(
            isinstance(event, BroughtIn | ShuffledIn)
            and isinstance(event, self.watches)
            and event.by == self.by
            and sorted(event.cards) == wanted
            for event in state.history
        )


class HasBroughtIn(_ChosenOutside, frozen=True, kw_only=True):
    """A player has chosen these cards from outside the game, or none."""

    watches = (BroughtIn,)


class HasShuffledIn(_ChosenOutside, frozen=True, kw_only=True):
    """A player has shuffled their library, with these cards put into it or with none."""

    watches = (ShuffledIn,)
