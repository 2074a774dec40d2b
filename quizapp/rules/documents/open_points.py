"""Open points: what the documents do not settle, so that no question may turn on it."""

from __future__ import annotations

from msgspec import Struct


class OpenPoint(Struct, frozen=True, gc=False):
    """Something on which no document and no ruling decides."""

    key: str
    reason: str
    """What is left open, as the end of a sentence."""
    askable: bool = False
    """Whether a question may turn on it."""


CONTROL_IN_A_CIRCLE = OpenPoint(
    "control-in-a-circle",
    "no document says who decides for players who decide for each other",
)
COMPANION_UNDER_CONTROL = OpenPoint(
    "companion-under-control",
    "no ruling says whether a controlled player can be made to take a companion, "
    "which is a special action on a card outside the game",
)
OVERWRITTEN_CONTROL_REVIVES = OpenPoint(
    "overwritten-control-revives",
    "no ruling says whether an overwritten effect works again once the player whose "
    "newer effect overwrote it has left the game",
)

OPEN_POINTS = (
    CONTROL_IN_A_CIRCLE,
    COMPANION_UNDER_CONTROL,
    OVERWRITTEN_CONTROL_REVIVES,
)
