"""Mana pools: unspent mana of each player, and when it is lost (CR 106.4, 500.5)."""

from __future__ import annotations

from collections import Counter

from quizapp.rules.cards.mana import Mana
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.mana import mana_empties


def add_to_pool(game: Game, player: Player, mana: tuple[Mana, ...]) -> None:
    """Add mana to a player's pool."""
    pool = tuple(sorted((*game.player(player).pool, *mana)))
    game.change_player(player, pool=pool)


def take_from_pool(game: Game, player: Player, mana: tuple[Mana, ...]) -> None:
    """Remove mana from a player's pool, where it is."""
    left = Counter(game.player(player).pool) - Counter(mana)
    game.change_player(player, pool=tuple(sorted(left.elements())))


def empty_pools(game: Game) -> None:
    """Have unspent mana be lost as a step ends (CR 500.5)."""
    for each in game.state.players:
        if not each.pool:
            continue
        step = game.state.turn.step
        if game.ask(mana_empties, each.player, len(each.pool), step):
            game.change_player(each.player, pool=())
