"""Passages about searching and shuffling (CR 701.23, 701.24)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule

SEARCHING = (
    Rule("search.look", Document.CR, "searching", section="search", suffix="a"),
    Rule(
        "search.quality",
        Document.CR,
        "searching for a quality",
        section="search",
        suffix="b",
    ),
    Rule(
        "search.number",
        Document.CR,
        "searching for a number of cards",
        section="search",
        suffix="d",
        earlier=("2012-10-01", "c"),
    ),
    Rule("shuffle", Document.CR, "shuffling", section="shuffle", suffix="a"),
)
