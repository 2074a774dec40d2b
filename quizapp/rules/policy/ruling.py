"""Rulings: infraction, penalty and remedy, as the Infraction Procedure Guide names them."""

from __future__ import annotations

from enum import StrEnum


class Infraction(StrEnum):
    """What went wrong."""

    MISSED_TRIGGER = "missed trigger"


class Penalty(StrEnum):
    """What a player is given for an infraction."""

    NONE = "none"
    WARNING = "warning"
    GAME_LOSS = "game loss"


class Remedy(StrEnum):
    """What is done to the game about a missed trigger."""

    DEFAULT_NOW_OR_NEXT_PHASE = "default now or next phase"
    """It must resolve with its default action; the chooser picks now or the next phase."""
    DEFAULT_IF_CHOSEN = "default if chosen"
    """The chooser says whether it resolves with its default action."""
    DEFAULT_UNLESS_DECLINED = "default unless declined"
    """It resolves at once with its default action, unless the chooser declines."""
    STACK_IF_CHOSEN = "stack if chosen"
    """The chooser says whether it is put on the stack."""
    STACK_AT_ONCE = "stack at once"
    """It is put on the stack without asking anybody."""
    PLAY_ON = "play on"
    """Nothing is done: it was missed too long ago."""
