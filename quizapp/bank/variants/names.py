"""Names of players: the active player's begins with A, the nonactive player's with N."""

from __future__ import annotations

import random
from collections.abc import Mapping

NAMES: Mapping[str, tuple[str, ...]] = {
    "A": ("Amy", "Anna", "Alice", "Ada", "Agnes", "Astrid"),
    "N": ("Nicole", "Nina", "Nora", "Naomi", "Nadia", "Nelly"),
    "O": ("Olga", "Olivia", "Odile", "Ottilie", "Ophelia", "Oksana"),
}
"""First names by role, all of women, so that sentences agree in every language."""


PARTNERS: Mapping[str, tuple[str, ...]] = {"A2": NAMES["A"], "N2": NAMES["N"]}
"""Heads of one team share the letter of their name."""


def draw_names(rng: random.Random) -> dict[str, str]:
    """Draw a name for each role."""
    drawn = {role: rng.choice(names) for role, names in NAMES.items()}
    for role, names in PARTNERS.items():
        drawn[role] = rng.choice([each for each in names if each != drawn[role[0]]])
    return drawn
