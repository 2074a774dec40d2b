"""Misconceptions about searching."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import searching
from quizapp.rules.points.searching import Available, Sought, TooFew
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("any-search-may-fail", searching.search_minimum)
def _any_may_fail(sought: Sought, available: Available, by: Player) -> Cited[int]:
    del sought, available
    return cited(0, "search.quality", by=by)


@misconception("what-is-there-must-be-found", searching.search_minimum)
def _must_find(sought: Sought, available: Available, by: Player) -> Cited[int]:
    least = min(sought.count, available.everywhere)
    return cited(least, "search.number", by=by, count=sought.count, least=least)


@misconception("too-few-means-nothing", searching.too_few_to_find)
def _nothing_at_all(by: Player, count: int, available: int) -> Cited[TooFew]:
    return cited(
        TooFew.NOTHING, "search.too-few", by=by, count=count, available=available
    )


@misconception("empty-search-loses-the-game", searching.too_few_to_find)
def _empty_search_loses(by: Player, count: int, available: int) -> Cited[TooFew]:
    outcome = TooFew.WHAT_IS_THERE if available else TooFew.LOSS
    return cited(outcome, "search.too-few", by=by, count=count, available=available)


@misconception("deciding-player-may-find-anything", searching.found_cards_fit)
def _anything(by: Player, decider: Player) -> Cited[bool]:
    return cited(by == decider, "search.fits", by=by, decider=decider)


@misconception("found-nothing-no-shuffle", searching.search_shuffles)
def _no_shuffle(by: Player, found: int) -> Cited[bool]:
    return cited(found > 0, "shuffle", by=by)


@misconception("searching-cannot-be-forbidden", searching.may_search)
def _searches_anyway(by: Player, source: str) -> Cited[bool]:
    return cited(True, "search.forbidden", by=by, source=source)


@misconception("controlled-player-cannot-search", searching.controlled_player_searches)
def _cannot_search(searcher: Player, decider: Player) -> Cited[bool]:
    return cited(False, "search.look", by=searcher, decider=decider)


@misconception("your-means-the-deciding-player", searching.whose_library)
def _deciders_library(searcher: Player, decider: Player) -> Cited[Player]:
    return cited(decider, "search.look", by=searcher, decider=decider)


SEARCHING = (
    _any_may_fail,
    _must_find,
    _nothing_at_all,
    _empty_search_loses,
    _anything,
    _no_shuffle,
    _searches_anyway,
    _cannot_search,
    _deciders_library,
)
