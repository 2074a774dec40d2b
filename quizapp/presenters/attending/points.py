"""Points that a room tells, in words."""

from __future__ import annotations


def points_words(points: float, language: str) -> str:
    """Say points without a decimal that is none."""
    said = f"{points:.2f}".rstrip("0").rstrip(".")
    return said.replace(".", ",") if language == "fr" else said
