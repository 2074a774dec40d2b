"""What a search puts before whoever decides, in a form that two engines share."""

from __future__ import annotations

from msgspec import Struct

CONTROLLER, CONTROLLED = 0, 1
"""Seats: who resolved the control effect, and whose turn is controlled."""


class SearchOffer(Struct, frozen=True):
    """The options of one search, and the players behind it, by seat."""

    chooser: int
    """Whom the rules ask."""
    decider: int
    """Who really chooses."""
    options: tuple[tuple[str, ...], ...]
    """Names of the cards that each option finds, sorted; () finds nothing."""
