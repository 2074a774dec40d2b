"""Misconceptions about what teammates share in Two-Headed Giant."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.teams import sharing
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("each-head-has-its-own-life", sharing.life_is_shared)
def _own_life(player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.life", player=player, mate=mate)


@misconception("a-head-has-half-the-life", sharing.team_life_counts)
def _half_the_life(player: Player, mate: Player, life: int) -> Cited[int]:
    half = -(-life // 2)
    return cited(half, "team.life-value", player=player, mate=mate, life=half)


@misconception("a-team-is-hit-once", sharing.each_head_is_hit)
def _hit_once(name: str, player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.each", name=name, player=player, mate=mate)


@misconception("only-one-head-loses", sharing.team_loses)
def _one_loses(player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.loses", player=player, mate=mate)


@misconception("one-trigger-for-a-team", sharing.triggers_for_each_head)
def _one_trigger(name: str, player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.triggers", name=name, player=player, mate=mate)


@misconception("only-the-attacked-head-blocks", sharing.team_blocks_together)
def _own_blocks(player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.blocks", player=player, mate=mate)


@misconception("teammates-hide-their-hands", sharing.teammates_show_hands)
def _hidden_hands(viewer: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.hands", player=viewer, mate=mate)


@misconception("each-head-places-her-own", sharing.team_places_together)
def _own_order(player: Player, mate: Player) -> Cited[bool]:
    return cited(False, "team.order", player=player, mate=mate)


TEAMS = (
    _own_life,
    _half_the_life,
    _hit_once,
    _one_loses,
    _one_trigger,
    _own_blocks,
    _hidden_hands,
    _own_order,
)
"""In the order in which they come among wrong options."""
