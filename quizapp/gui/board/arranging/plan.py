"""A plan: how much room the board takes, from the fullest form to the smallest."""

from __future__ import annotations

from msgspec import Struct

from quizapp.gui.board.cards.size import CardSize

_LARGE_FROM = 1000
_NARROW_BELOW = 640
_ZONES_BELOW = 420


class Plan(Struct, frozen=True):
    """One way to arrange a board."""

    cards: CardSize
    small_zones: bool = False
    tight_lands: bool = False
    """Small piles, beside the cards where they find room."""
    fold_other: bool = False
    """The half of a player who is not active shows its head alone."""
    zones_below: bool = False


def plans_for(width: float) -> tuple[Plan, ...]:
    """List the plans for a width at 100 % text size, in order of preference.

    Lands fold first, then cards become small, then the other half folds.
    """
    if width < _ZONES_BELOW:
        tight = Plan(CardSize.SMALL, True, True, zones_below=True)
        return (tight,)
    small = Plan(CardSize.SMALL, True, True)
    folded = Plan(CardSize.SMALL, True, True, fold_other=True)
    if width < _NARROW_BELOW:
        return (small, folded)
    wide = (Plan(CardSize.MIDDLE), Plan(CardSize.MIDDLE, tight_lands=True))
    large = (Plan(CardSize.LARGE),) if width >= _LARGE_FROM else ()
    return (*large, *wide, small, folded)
