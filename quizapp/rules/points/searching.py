"""Rule points about searching (CR 701.23)."""

from __future__ import annotations

from quizapp.rules.cards.card import Quality
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("search_minimum")
def search_minimum(
    quality: Quality | None, count: int, available: int, by: Player
) -> Cited[int]:
    """Say how many cards must be found in a hidden zone.

    A search for a stated quality may find fewer (701.23b); a search for a number of
    cards must find that many, or as many as there are (701.23d).
    """
    if quality is not None:
        return cited(0, "search.quality", by=by)
    least = min(count, available)
    return cited(least, "search.number", by=by, count=count, least=least)


@rule_point("search_shuffles")
def search_shuffles(by: Player, found: int) -> Cited[bool]:
    """Say whether the library is shuffled, whatever was found (CR 701.24a)."""
    del found
    return cited(True, "shuffle", by=by)


@rule_point("controlled_player_searches")
def controlled_player_searches(searcher: Player, decider: Player) -> Cited[bool]:
    """Say whether a player searches although another player decides for them."""
    return cited(True, "search.look", by=searcher, decider=decider)


@rule_point("whose_library")
def whose_library(searcher: Player, decider: Player) -> Cited[Player]:
    """Say whose library a player told to search "your library" searches (CR 723.3)."""
    return cited(searcher, "search.look", by=searcher, decider=decider)
