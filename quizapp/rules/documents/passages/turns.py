"""Passages about the order of turns, about teams and about leaving the game."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

TURNS = (
    comprehensive("turn.extra", "extra turns", "500.7", "500.7", "500.7"),
    comprehensive("turn.skipped", "skipping a turn", "614.10", "614.10", "614.10"),
    comprehensive("untap.choice", "the untap step", "502.2", "502.2", "502.3"),
    comprehensive(
        "cleanup.again", "priority during cleanup", "514.3a", "514.3a", "514.3a"
    ),
    comprehensive(
        "control.team", "control of a player on a team", "805.8", "805.8", "805.8"
    ),
    comprehensive("team.primary", "the primary player", "805.2", "805.2", "805.2"),
    comprehensive(
        "leaving.objects", "objects of a leaving player", "800.4a", "800.4a", "800.4a"
    ),
    comprehensive(
        "leaving.control",
        "control effects of a leaving player",
        "800.4a",
        "800.4a",
        "800.4a",
    ),
    comprehensive(
        "leaving.turn", "turns of a player who has left", "", "800.4i", "800.4k"
    ),
    comprehensive(
        "trigger.active-first",
        "the active player's abilities first",
        "603.3b",
        "603.3b",
        "603.3b",
    ),
    comprehensive(
        "ability.independent",
        "an ability without its source",
        "112.7a",
        "112.7a",
        "113.7a",
    ),
)
