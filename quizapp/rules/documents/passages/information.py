"""Passages about hidden information, cards outside the game and split cards."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule, comprehensive

INFORMATION = (
    comprehensive("see.hand", "looking at a hand", "402.3", "402.3", "402.3"),
    comprehensive("see.library", "looking at a library", "401.2", "401.2", "401.2"),
    Rule(
        "see.face-down",
        Document.CR,
        "looking at face-down permanents",
        section="face down",
        suffix=".5",
    ),
    comprehensive("see.exile", "cards exiled face down", "406.3", "406.3", "406.3"),
    comprehensive(
        "exile.remembered", "a lasting right to look", "406.3", "406.3", "406.3"
    ),
    comprehensive("exile.piles", "piles in exile", "406.4", "406.4", "406.4"),
    comprehensive(
        "see.outside", "cards outside the game", "400.10a", "400.10a", "400.11a"
    ),
    comprehensive(
        "shuffle.set", "shuffling cards into a library", "701.15d", "701.18d", "701.24d"
    ),
    comprehensive("split.half", "casting a split card", "708.2a", "708.2a", "709.3"),
    Rule("see.notes", Document.MTR, "taking notes", always="2.11"),
)
