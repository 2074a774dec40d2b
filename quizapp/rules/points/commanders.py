"""Rule points about commanders (CR 903)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("commander_may_stay")
def commander_may_stay(owner: Player, name: str) -> Cited[bool]:
    """Say whether it is a choice that a dead commander goes to the command zone (903.9a)."""
    return cited(True, "commander.returns", owner=owner, name=name)
