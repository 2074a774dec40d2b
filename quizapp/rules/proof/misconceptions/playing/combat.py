"""Misconceptions about combat."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points.combat import choices, division
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("control-beats-a-moved-choice", choices.moved_combat_choice)
def _not_moved(player: Player, by: Player, source: str, what: str) -> Cited[Player]:
    del by
    return cited(player, "combat.moved-choice", player=player, source=source, what=what)


@misconception("chooser-of-attackers-chooses-all", choices.attacked_choice)
def _chooses_all(active: Player, by: Player, source: str) -> Cited[Player]:
    return cited(by, "combat.attacked", active=active, by=by, source=source)


@misconception("controller-always-divides", choices.banding_divides)
def _always_divides(
    usual: Player, other: Player, name: str, side: str
) -> Cited[Player]:
    del side
    return cited(usual, "combat.banding", usual=usual, other=other, name=name)


@misconception("blockers-are-dealt-damage-in-order", division.lethal_order_needed)
def _in_order(name: str, blockers: int) -> Cited[bool]:
    return cited(True, "combat.division", name=name, count=blockers, ordered="true")


@misconception("blockers-have-no-order", division.lethal_order_needed)
def _no_order(name: str, blockers: int) -> Cited[bool]:
    return cited(False, "combat.division", name=name, count=blockers, ordered="false")


COMBAT = (
    _not_moved,
    _chooses_all,
    _always_divides,
    _in_order,
    _no_order,
)
