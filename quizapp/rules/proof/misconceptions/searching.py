"""Misconceptions about searching."""

from __future__ import annotations

from quizapp.rules.cards.card import Quality
from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import searching
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("any-search-may-fail", searching.search_minimum)
def _any_may_fail(
    quality: Quality | None, count: int, available: int, by: Player
) -> Cited[int]:
    del quality, count, available
    return cited(0, "search.quality", by=by)


@misconception("what-is-there-must-be-found", searching.search_minimum)
def _must_find(
    quality: Quality | None, count: int, available: int, by: Player
) -> Cited[int]:
    del quality
    least = min(count, available)
    return cited(least, "search.number", by=by, count=count, least=least)


@misconception("controlled-player-cannot-search", searching.controlled_player_searches)
def _cannot_search(searcher: Player, decider: Player) -> Cited[bool]:
    return cited(False, "search.look", by=searcher, decider=decider)


@misconception("your-means-the-deciding-player", searching.whose_library)
def _deciders_library(searcher: Player, decider: Player) -> Cited[Player]:
    return cited(decider, "search.look", by=searcher, decider=decider)


SEARCHING = (
    _any_may_fail,
    _must_find,
    _cannot_search,
    _deciders_library,
)
