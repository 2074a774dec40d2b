"""Misconceptions about what a player may do at all, decided for or not."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import casting, forced_play, resolving, turns
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("lands-without-limit", forced_play.land_may_be_played)
def _without_limit(
    player: Player, own_turn: bool, left: bool, forced: bool
) -> Cited[bool]:
    del left, forced
    return cited(own_turn, "land.play", player=player, now=str(own_turn).lower())


@misconception("no-creature-is-too-new", casting.summoning_sick)
def _never_too_new(name: str, since_turn_began: bool, haste: bool) -> Cited[bool]:
    del since_turn_began, haste
    return cited(False, "summoning-sick", name=name, there="all along")


@misconception("the-draw-of-a-turn-is-a-choice", turns.turn_draw_is_optional)
def _optional_draw(player: Player, controls: tuple[Control, ...]) -> Cited[bool]:
    newest = max(controls, key=lambda control: control.stamp)
    return cited(True, "draw.turn", player=player, by=newest.by)


@misconception("replaced-cards-still-arrive", resolving.zone_change_is_replaced)
def _still_arrives(name: str, source: str, owner: Player) -> Cited[bool]:
    return cited(False, "replaced", name=name, source=source, owner=owner)


LEGALITY = (
    _without_limit,
    _never_too_new,
    _optional_draw,
    _still_arrives,
)
