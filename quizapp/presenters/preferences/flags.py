"""Flags: what the learner switches on or off in the window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

STRONG_OUTLINES = "strong-outlines"
FIXED_SEATS = "fixed-seats"
LETTER_KEYS = "letter-keys"
KEY_CAPS = "key-caps"
LESS_MOTION = "less-motion"

FLAGS: Mapping[str, bool] = MappingProxyType(
    {
        STRONG_OUTLINES: False,
        FIXED_SEATS: False,
        LETTER_KEYS: True,
        KEY_CAPS: True,
        LESS_MOTION: False,
    }
)
"""Each by its name, with what holds until it is set."""
