"""Passages about a card that a player is made to play."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

FORCED_PLAY = (
    comprehensive(
        "land.own-turn", "no land in another player’s turn", "305.3", "305.3", "305.3"
    ),
)
