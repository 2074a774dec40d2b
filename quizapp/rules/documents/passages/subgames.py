"""Passages about subgames (CR 729)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule, comprehensive

SUBGAMES = (
    Rule(
        "subgame.separate",
        Document.CR,
        "subgame and main game",
        section="subgames",
        suffix=".1b",
    ),
    Rule(
        "subgame.over",
        Document.CR,
        "the end of a subgame",
        section="subgames",
        suffix=".5",
    ),
    comprehensive("rounding", "rounding up or down", "107.1a", "107.1a", "107.1a"),
)
