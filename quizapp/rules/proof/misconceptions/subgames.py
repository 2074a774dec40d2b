"""Misconceptions about subgames."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import subgames
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("control-follows-into-the-subgame", subgames.control_in_subgame)
def _follows(controls: tuple[Control, ...], name: str) -> Cited[bool]:
    newest = max(controls, key=lambda control: control.stamp)
    return cited(
        True, "subgame.separate", by=newest.by, subject=newest.subject, name=name
    )


@misconception("a-subgame-ends-the-control", subgames.control_after_subgame)
def _used_up(controls: tuple[Control, ...], name: str) -> Cited[bool]:
    newest = max(controls, key=lambda control: control.stamp)
    return cited(False, "subgame.over", by=newest.by, subject=newest.subject, name=name)


@misconception("half-is-rounded-down", subgames.life_after_subgame)
def _rounded_down(player: Player, life: int, won: bool) -> Cited[int]:
    lost = 0 if won else life // 2
    return cited(lost, "rounding", player=player, life=life, lost=lost)


SUBGAMES = (
    _follows,
    _used_up,
    _rounded_down,
)
