"""What the strip at the foot of the window shows of long work."""

from __future__ import annotations

from msgspec import Struct


class StripScreen(Struct, frozen=True):
    """What goes on, how far it is, and what can be done about it."""

    text: str
    details: str
    """Further lines, or empty."""
    share: float | None
    """Done of it, 0 to 1; None where nobody knows."""
    is_over: bool
    failed: bool
    stop: str
    open_folder: str
    """Empty where there is no folder to be opened."""
    dismiss: str
    unfold: str
    """Words of the button that shows the further lines, or hides them."""
