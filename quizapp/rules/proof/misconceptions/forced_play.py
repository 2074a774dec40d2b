"""Misconceptions about a card that a player is made to play."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import forced_play
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("any-mana-pays-for-the-forced-card", forced_play.control_restricts_mana)
def _any_mana(player: Player, name: str) -> Cited[bool]:
    return cited(False, "control.restricted", player=player, name=name)


@misconception("a-forced-land-is-always-played", forced_play.land_may_be_played)
def _always_played(
    player: Player, own_turn: bool, left: bool, forced: bool
) -> Cited[bool]:
    may = forced or (own_turn and left)
    return cited(may, "land.play", player=player, now=str(may).lower())


FORCED_PLAY = (
    _any_mana,
    _always_played,
)
