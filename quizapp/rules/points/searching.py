"""Rule points about searching (CR 701.23)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from quizapp.rules.cards.card import Quality
from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


class Sought(Struct, frozen=True, gc=False):
    """What a search asks for."""

    quality: Quality | None
    count: int
    up_to: bool = False


class Available(NamedTuple):
    """What there is to be found."""

    everywhere: int
    """Cards that fit, in all zones that are searched."""
    public: int
    """Those among them that lie in a public zone (CR 400.2)."""


class TooFew(StrEnum):
    """What becomes of a search for more cards than there are."""

    WHAT_IS_THERE = "what is there"
    NOTHING = "nothing"
    LOSS = "loss"


@rule_point("search_minimum")
def search_minimum(sought: Sought, available: Available, by: Player) -> Cited[int]:
    """Say how many cards must be found.

    A search for a stated quality may miss what lies in a hidden zone, but not in a
    public one (701.23b); a search for a number of cards must find that many, or as many
    as there are (701.23d). "Up to" leaves the number to the searching player.
    """
    if sought.up_to:
        return cited(0, "search.up-to", by=by, count=sought.count)
    if sought.quality is None:
        least = min(sought.count, available.everywhere)
        return cited(least, "search.number", by=by, count=sought.count, least=least)
    least = min(sought.count, available.public)
    if least:
        return cited(least, "search.public", by=by, least=least)
    return cited(0, "search.quality", by=by)


@rule_point("too_few_to_find")
def too_few_to_find(by: Player, count: int, available: int) -> Cited[TooFew]:
    """Say what a search for more cards than there are finds (CR 101.3, 701.23d)."""
    return cited(
        TooFew.WHAT_IS_THERE, "search.too-few", by=by, count=count, available=available
    )


@rule_point("found_cards_fit")
def found_cards_fit(by: Player, decider: Player) -> Cited[bool]:
    """Say whether only cards that fit the description may be found (CR 701.23a)."""
    return cited(True, "search.fits", by=by, decider=decider)


@rule_point("search_shuffles")
def search_shuffles(by: Player, found: int) -> Cited[bool]:
    """Say whether the library is shuffled, whatever was found (CR 701.24a)."""
    del found  # the shuffle is an instruction of its own; a misconception looks at it
    return cited(True, "shuffle", by=by)


@rule_point("may_search")
def may_search(by: Player, source: str) -> Cited[bool]:
    """Say whether a player searches a library although an effect forbids it (CR 101.2)."""
    return cited(False, "search.forbidden", by=by, source=source)


@rule_point("controlled_player_searches")
def controlled_player_searches(searcher: Player, decider: Player) -> Cited[bool]:
    """Say whether a player searches although another player decides for them."""
    return cited(True, "search.look", by=searcher, decider=decider)


@rule_point("whose_library")
def whose_library(searcher: Player, decider: Player) -> Cited[Player]:
    """Say whose library a player told to search "your library" searches (CR 723.3)."""
    return cited(searcher, "search.look", by=searcher, decider=decider)
