"""Rule points about a card that a player is made to play (CR 305, 723.7)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("control_restricts_mana")
def control_restricts_mana(player: Player, name: str) -> Cited[bool]:
    """Say whether an effect that limits the mana of a player really does (CR 723.7)."""
    return cited(True, "control.restricted", player=player, name=name)


@rule_point("land_may_be_played")
def land_may_be_played(
    player: Player, own_turn: bool, left: bool, forced: bool
) -> Cited[bool]:
    """Say whether a player may play a land, told to do so or not (CR 305.2b, 305.3)."""
    del forced  # it does not matter; a misconception looks at it
    if not own_turn:
        return cited(False, "land.own-turn", player=player)
    now = str(left).lower()
    return cited(left, "land.play", player=player, now=now)
