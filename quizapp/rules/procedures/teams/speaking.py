"""Speaking for a team: who has the last word about what teammates choose together."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.turns import who_speaks_for_team


def who_speaks(game: Game, player: Player, counts: tuple[int, ...] = ()) -> Player:
    """Return who has the last word on a player's team, or the player alone (CR 805.2).

    The counts say how many creatures each of them controls, where that could be thought
    to matter.
    """
    team = game.state.team_of(player)
    if len(team) < 2:
        return player
    return game.ask(who_speaks_for_team, team, counts or tuple(0 for _ in team))
