"""Rule points about casting and activating (CR 601, 602, 606, 608.2g)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("must_play_if_able")
def must_play_if_able(player: Player, name: str, able: bool) -> Cited[bool]:
    """Say whether a player told to play a card during a resolution does so (CR 608.2g)."""
    return cited(able, "cast.while-resolving", player=player, name=name)


@rule_point("priority_during_resolution")
def priority_during_resolution(name: str) -> Cited[bool]:
    """Say whether anybody gets priority while an object resolves (CR 608.2g, 117.3b)."""
    return cited(False, "cast.while-resolving", name=name)


@rule_point("summoning_sick")
def summoning_sick(name: str, since_turn_began: bool, haste: bool) -> Cited[bool]:
    """Say whether a creature is too new for a cost with the tap symbol (CR 302.6).

    One with haste never is (CR 702.10b, 702.10c).
    """
    if haste and not since_turn_began:
        return cited(False, "haste", name=name)
    there = "all along" if since_turn_began else "new"
    return cited(not since_turn_began, "summoning-sick", name=name, there=there)
