"""You choose which creatures attack or block this turn (CR 101.1, 508.1a, 509.1a)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.lasting import MovedChoice
from quizapp.rules.nouns.scope import Scope


class CombatChoice(StrEnum):
    """A choice of combat that may be moved to another player."""

    ATTACKERS = DecisionKind.ATTACKERS.value
    """Which creatures attack, though not what each of them attacks."""
    BLOCKERS = DecisionKind.BLOCKERS.value
    """Which creatures block, and how."""


class ChooseInCombat(Effect, frozen=True):
    """You make certain choices of combat this turn, whoever would make them otherwise."""

    bare_field: ClassVar[str] = "choices"

    choices: tuple[CombatChoice, ...]

    def perform(self, game: Game, scope: Scope) -> None:
        """Create the effect: it is the newest one from now on."""
        made = MovedChoice(
            source=game.object(scope.object_id).name,
            stamp=game.stamp(),
            until_end_of_turn=game.state.turn.number,
            player=scope.you,
            chooses=tuple(each.value for each in self.choices),
        )
        game.change(lasting=(*game.state.lasting, made))
