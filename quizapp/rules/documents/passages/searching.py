"""Passages about searching and shuffling, and about playing what was found (CR 701.23)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule, comprehensive


def _search(key: str, title: str, suffix: str) -> Rule:
    return Rule(f"search.{key}", Document.CR, title, section="search", suffix=suffix)


def _number(key: str, title: str) -> Rule:
    return Rule(
        f"search.{key}",
        Document.CR,
        title,
        section="search",
        suffix="d",
        earlier=("2012-10-01", "c"),
    )


SEARCHING = (
    _search("look", "searching", "a"),
    _search("fits", "cards that fit the description", "a"),
    _search("quality", "searching for a quality", "b"),
    _search("public", "searching a public zone for a quality", "b"),
    _search("up-to", "searching for up to a number of cards", "a"),
    _number("number", "searching for a number of cards"),
    _number("too-few", "searching for more cards than there are"),
    comprehensive("search.forbidden", "what cannot happen", "101.2", "101.2", "101.2"),
    Rule("shuffle", Document.CR, "shuffling", section="shuffle", suffix="a"),
    Rule(
        "control.searching",
        Document.CR,
        "control for a limited duration",
        section="controlling",
        suffix=".2",
    ),
    comprehensive("found.exiled", "replaced events", "614.6", "614.6", "614.6"),
    comprehensive(
        "permission.lasts", "effects that last for a time", "611.2b", "611.2b", "611.2b"
    ),
    comprehensive("permission.land", "playing a land", "305.3", "305.2b", "305.2b"),
    comprehensive(
        "cast.total-cost", "determining the total cost", "601.2e", "601.2f", "601.2f"
    ),
    comprehensive(
        "mana.as-though", "spending mana as though it were other mana", "", "", "609.4b"
    ),
    comprehensive("timing.flash", "flash", "702.8a", "702.8a", "702.8a"),
)
