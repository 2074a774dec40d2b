"""Priority: who may act, and what happens when everybody passes (CR 117)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.play.state_based import check_state
from quizapp.rules.procedures.actions import act, legal_actions
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.stack import begin_resolving, stack_name
from quizapp.rules.procedures.triggers import place_waiting

PASS = Option(key="pass")


class Priority(Frame, frozen=True):
    """A player gets priority; those before have passed since anything was done."""

    player: Player
    passed: int = 0

    def run(self, game: Game) -> Decision | None:
        """Perform state-based actions, place triggers, then ask the player (CR 117.5)."""
        if check_state(game) or place_waiting(game):
            return None
        options = (PASS, *legal_actions(game, self.player))
        return ask_player(
            game, DecisionKind.PRIORITY, self.player, options, _occasion(game)
        )

    def answer(self, game: Game, option: Option) -> None:
        """Pass, or act and get priority again (CR 117.3c, 117.3d)."""
        game.pop()
        if option.key != PASS.key:
            game.push(Priority(self.player))
            act(game, self.player, option)
        elif self.passed + 1 < len(game.state.players):
            game.push(replace(self, player=self._next(game), passed=self.passed + 1))
        elif game.state.stack:
            game.push(Priority(game.state.turn.active))
            begin_resolving(game)

    def _next(self, game: Game) -> Player:
        return game.state.opponents(self.player)[0]


def _occasion(game: Game) -> str:
    if game.state.stack:
        return stack_name(game, game.state.stack[-1])
    return game.state.turn.step
