"""Seeing: who may look at what in a game in progress, for tests of the rules."""

from __future__ import annotations

from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.procedures.seeing.looking import sees
from tests.support.playing import Play


def viewers(play: Play, what: str, of: str = "A", card: str = "") -> list[str]:
    """List the players who may look at something at this moment."""
    game = Game(play.state, play.rulebook, play.engine.assumptions)
    sight = Sight(what=Seen(what), of=Player(of), card=card)
    return [each for each in game.state.roles if sees(game, each, sight)]
