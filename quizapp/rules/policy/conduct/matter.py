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
    READ_OLD_NOTES = "read_old_notes"
    """Whether to look at notes made before the match, at hand since it began."""
    READ_ORACLE_PAGE = "read_oracle_page"
    """Whether to look at a printed page with the Oracle text of a card."""
    TAKE_NOTE = "take_note"
    """Whether to write something down on the sheet that began empty."""
    LEAVE_TABLE = "leave_table"
    """Whether to leave for the restroom."""
    TRADE = "trade"
    """Whether to trade a card of one's own with somebody."""
    RELOAD_PAGE = "reload_page"
    """Whether to load a page anew on an electronic device."""
    LOOK_UP_CARD = "look_up_card"
    """Whether to look a card's Oracle text up on a device that all can see."""
    NOTE_ON_DEVICE = "note_on_device"
    """Whether to take a note on a device that all can see."""
    READ_STRATEGY = "read_strategy"
    """Whether to read advice on how to play on a device."""


class Moment(StrEnum):
    """When a person would do it."""

    GAME = "game"
    BETWEEN_GAMES = "between_games"
    DRAFT = "draft"
    """While drafting or building a deck."""


PASSAGES = {
    Matter.INTENTIONAL_DRAW: "mtr.conceding",
    Matter.READ_NOTES: "mtr.notes",
    Matter.DESTROY_NOTES: "mtr.notes",
}
"""Where the tournament rules speak of a matter."""

WITH_A_DEVICE = frozenset(
    {
        Matter.RELOAD_PAGE,
        Matter.LOOK_UP_CARD,
        Matter.NOTE_ON_DEVICE,
        Matter.READ_STRATEGY,
    }
)
"""What needs an electronic device."""

NOTES = frozenset(
    {
        Matter.READ_NOTES,
        Matter.READ_OLD_NOTES,
        Matter.READ_ORACLE_PAGE,
        Matter.TAKE_NOTE,
    }
)
"""What is done with notes on paper."""
