"""Misconceptions about commanders."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import commanders
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("a-commander-always-returns", commanders.commander_may_stay)
def _always_returns(owner: Player, name: str) -> Cited[bool]:
    return cited(False, "commander.returns", owner=owner, name=name)


COMMANDERS = (_always_returns,)
