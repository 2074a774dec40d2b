"""Rule points about what teammates share in Two-Headed Giant (CR 805, 810)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("life_is_shared")
def life_is_shared(player: Player, mate: Player) -> Cited[bool]:
    """Say whether what happens to a player's life happens to the team's total (CR 810.9)."""
    return cited(True, "team.life", player=player, mate=mate)


@rule_point("team_life_counts")
def team_life_counts(player: Player, mate: Player, life: int) -> Cited[int]:
    """Say what a player's life total is to a cost or an effect (CR 810.9a)."""
    return cited(life, "team.life-value", player=player, mate=mate, life=life)


@rule_point("each_head_is_hit")
def each_head_is_hit(name: str, player: Player, mate: Player) -> Cited[bool]:
    """Say whether damage to each player is dealt to each head of a team (CR 810.9)."""
    return cited(True, "team.each", name=name, player=player, mate=mate)


@rule_point("team_loses")
def team_loses(player: Player, mate: Player) -> Cited[bool]:
    """Say whether a player who loses the game takes the teammate along (CR 810.8a)."""
    return cited(True, "team.loses", player=player, mate=mate)


@rule_point("triggers_for_each_head")
def triggers_for_each_head(name: str, player: Player, mate: Player) -> Cited[bool]:
    """Say whether "each player's upkeep" is meant for each head of a team (CR 805.4d)."""
    return cited(True, "team.triggers", name=name, player=player, mate=mate)


@rule_point("team_blocks_together")
def team_blocks_together(player: Player, mate: Player) -> Cited[bool]:
    """Say whether a player may block what attacks the teammate (CR 805.10d)."""
    return cited(True, "team.blocks", player=player, mate=mate)


@rule_point("teammates_show_hands")
def teammates_show_hands(viewer: Player, mate: Player) -> Cited[bool]:
    """Say whether a player may look at the teammate's hand (CR 810.5)."""
    return cited(True, "team.hands", player=viewer, mate=mate)


@rule_point("team_places_together")
def team_places_together(player: Player, mate: Player) -> Cited[bool]:
    """Say whether teammates place triggered abilities in one order of theirs (CR 805.7)."""
    return cited(True, "team.order", player=player, mate=mate)
