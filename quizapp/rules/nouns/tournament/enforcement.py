"""Enforcement: how strictly the rules of a tournament are enforced."""

from __future__ import annotations

from enum import StrEnum


class Rel(StrEnum):
    """A rules enforcement level."""

    REGULAR = "regular"
    COMPETITIVE = "competitive"
    PROFESSIONAL = "professional"
