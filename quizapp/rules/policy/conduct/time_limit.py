"""The time limit: how many turns are still played once time is called (MTR 2.4)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.game import Game
from quizapp.rules.rulebook import Cited, cited, rule_point

TURNS = 5
TURNS_OF_TEAMS = 3


@rule_point("turns_after_time", Document.MTR)
def turns_after_time(shared_turns: bool, granted: int) -> Cited[int]:
    """Say how many turns follow the one in which time was called, extra turns included.

    A judge may have granted more, as for Slow Play.
    """
    turns = (TURNS_OF_TEAMS if shared_turns else TURNS) + granted
    return cited(turns, "mtr.end-of-match", turns=turns)


def call_time(game: Game, granted: int = 0) -> None:
    """Have the time limit run out during the turn in progress."""
    shared = any(each.team for each in game.state.players)
    turns = game.ask(turns_after_time, shared, granted)
    game.change(last_turn=game.state.turn.number + turns)
