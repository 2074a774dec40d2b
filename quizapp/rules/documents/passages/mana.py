"""Passages about mana, X, and the symbols and totals of costs."""

from __future__ import annotations

from quizapp.rules.documents.rule import comprehensive

MANA = (
    comprehensive(
        "mana.empties", "unspent mana as a step ends", "500.4", "500.4", "500.5"
    ),
    comprehensive(
        "mana.undefined", "mana of an undefined type", "106.5", "106.5", "106.5"
    ),
    comprehensive(
        "mana.could-produce",
        "mana a permanent could produce",
        "106.7",
        "106.7",
        "106.7",
    ),
    comprehensive(
        "mana.tapped-for", "tapping a permanent for mana", "106.9", "106.11", "106.12"
    ),
    comprehensive(
        "mana.tapped-trigger", "triggers on tapping for mana", "", "106.11a", "106.12a"
    ),
    comprehensive(
        "mana.tapped-replaced",
        "replacing what tapping for mana makes",
        "",
        "",
        "106.12b",
    ),
    comprehensive("x.entering", "X for a permanent that enters", "", "", "107.3m"),
    comprehensive("x.battlefield", "X outside the stack", "107.3f", "107.3f", "107.3g"),
    comprehensive(
        "cost.locked-in", "determining the total cost", "601.2e", "601.2f", "601.2f"
    ),
    comprehensive("cost.untap", "the untap symbol", "107.6", "107.6", "107.6"),
    comprehensive(
        "cost.not-theirs", "resources of another player", "117.3", "117.3", "118.3"
    ),
    comprehensive(
        "timing.as-sorcery",
        "activating only as a sorcery",
        "602.5d",
        "602.5d",
        "602.5d",
    ),
)
