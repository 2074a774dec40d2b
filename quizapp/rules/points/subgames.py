"""Rule points about subgames (CR 729)."""

from __future__ import annotations

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("control_in_subgame")
def control_in_subgame(controls: tuple[Control, ...], name: str) -> Cited[bool]:
    """Say whether control of a player in the main game works in a subgame (CR 729.1b)."""
    newest = max(controls, key=lambda control: control.stamp)
    return cited(
        False, "subgame.separate", by=newest.by, subject=newest.subject, name=name
    )


@rule_point("control_after_subgame")
def control_after_subgame(controls: tuple[Control, ...], name: str) -> Cited[bool]:
    """Say whether control of a player works again once a subgame is over (CR 729.5)."""
    newest = max(controls, key=lambda control: control.stamp)
    return cited(True, "subgame.over", by=newest.by, subject=newest.subject, name=name)


@rule_point("life_after_subgame")
def life_after_subgame(player: Player, life: int, won: bool) -> Cited[int]:
    """Say how much life a subgame costs: half of it, rounded up, without a win (CR 107.1a)."""
    lost = 0 if won else -(-life // 2)
    return cited(lost, "rounding", player=player, life=life, lost=lost)
