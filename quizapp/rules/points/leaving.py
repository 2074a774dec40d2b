"""Rule points about players who leave the game (CR 800.4)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("owned_objects_leave")
def owned_objects_leave(owner: Player) -> Cited[bool]:
    """Say whether everything that a leaving player owns leaves as well (CR 800.4a)."""
    return cited(True, "leaving.objects", player=owner)
