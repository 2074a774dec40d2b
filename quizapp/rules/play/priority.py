"""Priority: who may act, and what happens when everybody passes (CR 117)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.play.state_based import check_state
from quizapp.rules.points.control import every_seat_passes
from quizapp.rules.procedures.actions import act, legal_actions
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.stack import begin_resolving, stack_name
from quizapp.rules.procedures.triggers import place_waiting

PASS = Option(key="pass")


class Priority(Frame, frozen=True):
    """A player gets priority; those before have passed since anything was done."""

    player: Player
    passed: int = 0

    def run(self, game: Game) -> Decision | None:
        """Perform state-based actions, place triggers, then ask the player (CR 117.5)."""
        if check_state(game) or self._has_left(game) or place_waiting(game):
            return None
        options = (PASS, *legal_actions(game, self.player))
        return ask_player(
            game, DecisionKind.PRIORITY, self.player, options, _occasion(game)
        )

    def answer(self, game: Game, option: Option) -> None:
        """Pass, or act and get priority again (CR 117.3c, 117.3d)."""
        game.pop()
        if option.key != PASS.key:
            game.push(Priority(game.state.team_of(self.player)[0]))
            act(game, self.player, option)
        elif not self._is_last(game):
            following = game.state.others(self.player)[0]
            game.push(replace(self, player=following, passed=self.passed + 1))
        elif game.state.stack:
            game.push(Priority(game.state.turn.active))
            begin_resolving(game)

    def _has_left(self, game: Game) -> bool:
        """Hand priority on, if the player is no longer there (CR 800.4a, 800.4j)."""
        if not game.player(self.player).lost:
            return False
        game.pop()
        game.push(replace(self, player=game.state.others(self.player)[0]))
        return True

    def _is_last(self, game: Game) -> bool:
        """Say whether all players have passed now, each for their own seat (CR 117.4)."""
        if self.passed + 1 >= len(game.state.present):
            return True
        if game.state.stack or not game.state.controls:
            return False
        following = game.state.others(self.player)[0]
        if not _could_matter(game, following):
            return False
        by = decider(game, self.player, DecisionKind.PRIORITY.value)
        both = by == decider(game, following, DecisionKind.PRIORITY.value)
        return both and not game.ask(every_seat_passes, self.player, following, by)


def _occasion(game: Game) -> str:
    if game.state.stack:
        return stack_name(game, game.state.stack[-1])
    return game.state.turn.step


def _could_matter(game: Game, player: Player) -> bool:
    """Say whether it can matter that a player gets priority: they hold known cards."""
    return any(each.name for each in game.state.in_zone(Zone.HAND, player))
