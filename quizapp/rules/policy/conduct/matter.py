"""Matters: what a person decides at a tournament outside the flow of the game."""

from __future__ import annotations

from enum import StrEnum


class Matter(StrEnum):
    """What is to be decided."""

    CONCEDE = "concede"
    """Whether to concede the game (CR 104.3a)."""
    INTENTIONAL_DRAW = "intentional_draw"
    """Whether to agree to a draw that was offered (CR 104.4i)."""
    CALL_JUDGE = "call_judge"
    READ_NOTES = "read_notes"
    """Whether to look at the notes taken in this match."""
    DESTROY_NOTES = "destroy_notes"
    LEAVE_TABLE = "leave_table"
    """Whether to leave for the restroom."""
    TRADE = "trade"
    """Whether to trade a card of one's own with somebody."""
    RELOAD_PAGE = "reload_page"
    """Whether to load a page anew on an electronic device."""


PASSAGES = {
    Matter.INTENTIONAL_DRAW: "mtr.conceding",
    Matter.READ_NOTES: "mtr.notes",
    Matter.DESTROY_NOTES: "mtr.notes",
}
"""Where the tournament rules speak of a matter."""

WITH_A_DEVICE = frozenset({Matter.RELOAD_PAGE})
"""What needs an electronic device."""
