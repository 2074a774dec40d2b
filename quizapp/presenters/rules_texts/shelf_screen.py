"""What the settings page shows of the learner's rules texts."""

from __future__ import annotations

from msgspec import Struct


class RulesTextsScreen(Struct, frozen=True):
    """The list of editions, and what stands in the way of more."""

    editions: tuple[str, ...]
    """One line for each, oldest first."""
    notice: str = ""
    """One sentence that says why none can be imported, or empty."""
    can_import: bool = True
