"""If and may: instructions that are followed only in some cases (CR 608.2d, 608.2h)."""

from __future__ import annotations

from typing import ClassVar

from quizapp.rules.cards.abilities import Instruction, PositiveInt
from quizapp.rules.game import Effect, Game, ScopedFrame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope, Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.resolving import condition_is_checked
from quizapp.rules.procedures.deciding import ask_player
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


class May(Effect, frozen=True):
    """A player may have something done, as they choose when this is reached."""

    bare_field: ClassVar[str] = "do"

    do: tuple[Instruction, ...]
    who: Who = Who.YOU

    @property
    def is_optional(self) -> bool:
        """Say that it may be left out."""
        return True

    def perform(self, game: Game, scope: Scope) -> None:
        """Have it chosen."""
        player = scope.player(self.who)
        if player is not None:
            game.push(ChooseWhether(scope, self.do, player))


class ChooseWhether(ScopedFrame, frozen=True):
    """A player chooses whether to follow instructions (CR 608.2d)."""

    do: tuple[Instruction, ...]
    player: Player

    def run(self, game: Game) -> Decision | None:
        """Ask."""
        options = (Option(key="do"), Option(key="leave out"))
        name = game.object(self.scope.object_id).name
        return ask_player(game, DecisionKind.MAY, self.player, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Follow them, or go on."""
        game.pop()
        if option.key == "do":
            game.push(Perform(self.scope, self.do, chosen=True))
