"""Zones of the game (CR 400.1)."""

from __future__ import annotations

from enum import StrEnum


class Zone(StrEnum):
    """Where an object is."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    CEASED = "ceased"
    """No zone: the object became another one or is gone; it shows how it last was."""


HIDDEN_ZONES = frozenset({Zone.LIBRARY, Zone.HAND})
"""Zones whose cards not all players may see (CR 400.2)."""
