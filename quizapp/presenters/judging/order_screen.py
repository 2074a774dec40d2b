"""What the feedback page shows of an order that was put together."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class PlaceMark(StrEnum):
    """What became of one place."""

    RIGHT = "right"
    DIFFERS = "differs"
    UNANSWERED = "unanswered"
    """The learner said "I don't know"."""


class JudgedPlace(Struct, frozen=True):
    """One place of the right order, beside what the learner put there."""

    number: int
    text: str
    mark: PlaceMark
    mark_text: str
    """The mark in words, or empty."""
    own: str = ""
    """What the learner put there instead, in words, or empty."""
    because: str = ""
    """What settles the first place that differs, unless the verdict says it."""


class OrderScreen(Struct, frozen=True):
    """The right order, place by place."""

    title: str
    letter: str
    """Of the option that says the same, or empty."""
    places: tuple[JudgedPlace, ...]
