"""Names of players: the active player's begins with A, the nonactive player's with N."""

from __future__ import annotations

import random
from collections.abc import Mapping

NAMES: Mapping[str, tuple[str, ...]] = {
    "A": ("Amy", "Anna", "Alice", "Ada", "Agnes", "Astrid"),
    "N": ("Nicole", "Nina", "Nora", "Naomi", "Nadia", "Nelly"),
}
"""First names by role, all of women, so that sentences agree in every language."""


def draw_names(rng: random.Random) -> dict[str, str]:
    """Draw a name for each role."""
    return {role: rng.choice(names) for role, names in NAMES.items()}
