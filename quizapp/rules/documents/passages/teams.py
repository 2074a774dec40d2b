"""Passages about teams that share life, turns and the end of the game."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

TEAMS = (
    comprehensive("team.life", "the life total of a team", "810.9", "810.9", "810.9"),
    comprehensive(
        "team.life-value",
        "the life total of a teammate",
        "810.9a",
        "810.9a",
        "810.9a",
    ),
    comprehensive(
        "team.each", "what happens to each teammate", "810.9", "810.9", "810.9"
    ),
    comprehensive("team.loses", "losing as a team", "810.8a", "810.8a", "810.8a"),
    comprehensive("team.no-life", "a team without life", "810.8c", "810.8c", "810.8c"),
    comprehensive("team.order", "triggers of a team", "805.7", "805.7", "805.7"),
    comprehensive("team.hands", "hands of teammates", "810.5", "810.5", "810.5"),
    comprehensive(
        "team.triggers", "triggers in the upkeep of a team", "", "", "805.4d"
    ),
    comprehensive("team.blocks", "blocks of a team", "810.7d", "810.7d", "805.10d"),
)
