"""What the settings page shows of the learner's rules texts."""

from __future__ import annotations

from msgspec import Struct


class RulesTextsScreen(Struct, frozen=True):
    """The list of editions, and how the last import went."""

    editions: tuple[str, ...]
    """One line for each, oldest first."""
    notice: str = ""
    """One sentence, or empty."""
    failed: bool = False
    """True when the notice says what went wrong."""
    can_import: bool = True
