"""Words for the teams on the board."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.objects import Player

_LIFE = mark("{team} share {life} life.")
_ACTIVE = mark("{team} share {life} life and are the active team.")

ALL_TEMPLATES = (_LIFE, _ACTIVE)


def say_team(heads: Sequence[Player], speaker: Speaker) -> str:
    """Name a team by its players, the primary player first."""
    return say_all([str(speaker.word(head)) for head in heads], speaker)


def tell_team(team: str, life: int, active: bool, speaker: Speaker) -> str:
    """Tell what life a team shares, and whether it is active."""
    return speaker.say(_ACTIVE if active else _LIFE, team=team, life=life)
