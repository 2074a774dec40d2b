"""Rule points about who is asked for a choice of combat (CR 508, 702.22)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("moved_combat_choice")
def moved_combat_choice(
    player: Player, by: Player, source: str, what: str
) -> Cited[Player]:
    """Say whom the game asks when an effect gives a choice of combat to another (CR 101.1).

    Player control comes after that: it concerns only choices the player would have made.
    """
    return cited(
        by, "combat.moved-choice", player=player, by=by, source=source, what=what
    )


@rule_point("attacked_choice")
def attacked_choice(active: Player, by: Player, source: str) -> Cited[Player]:
    """Say whom the game asks what a creature attacks, though another chose the creature.

    Choosing attackers is one thing and choosing what they attack another (CR 508.1b).
    """
    return cited(active, "combat.attacked", active=active, by=by, source=source)


@rule_point("banding_divides")
def banding_divides(
    usual: Player, other: Player, name: str, side: str
) -> Cited[Player]:
    """Say who divides the damage of a creature that fights one with banding.

    If such a creature blocks it, the defending player does (CR 702.22j); if it blocks
    such a creature, the active player does (702.22k).
    """
    rule = "combat.banding" if side == "attacks" else "combat.banding-attacker"
    return cited(other, rule, usual=usual, other=other, name=name)
