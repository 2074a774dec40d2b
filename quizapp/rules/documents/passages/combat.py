"""Passages about combat."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

COMBAT = (
    comprehensive("combat.moved-choice", "cards over rules", "101.1", "101.1", "101.1"),
    comprehensive(
        "combat.attackers", "choosing attackers", "508.1a", "508.1a", "508.1a"
    ),
    comprehensive(
        "combat.attacked", "choosing what is attacked", "508.1b", "508.1b", "508.1b"
    ),
    comprehensive("combat.blockers", "choosing blockers", "509.1a", "509.1a", "509.1a"),
    comprehensive(
        "combat.division", "dividing combat damage", "510.1c", "510.1c", "510.1c"
    ),
    comprehensive(
        "combat.banding", "banding and damage", "702.19j", "702.21j", "702.22j"
    ),
    comprehensive(
        "combat.banding-attacker",
        "banding and a blocker’s damage",
        "702.19k",
        "702.21k",
        "702.22k",
    ),
    comprehensive("draw.turn", "drawing in the draw step", "504.1", "504.1", "504.1"),
    comprehensive("replaced", "a replaced event", "614.6", "614.6", "614.6"),
)
