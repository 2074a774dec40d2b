"""What the panel of other facts shows."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.board_view import BoardView


class Outcome(StrEnum):
    """What a fact does to the key."""

    CHANGES = "changes"
    STAYS = "stays"
    NOT_COVERED = "not-covered"
    """The engine cannot answer then."""


class FactRow(Struct, frozen=True):
    """One fact that may be otherwise."""

    fact: str
    outcome: Outcome
    outcome_text: str
    """For example "C → E", "stays C" or "not covered"."""
    turned: bool


class WhatIfScreen(Struct, frozen=True):
    """The whole panel."""

    language: str
    title: str
    about: str
    """One line that says what the switches do, or that they are being worked out."""
    rows: tuple[FactRow, ...]
    result: str = ""
    """What is right with the fact that is turned, or empty."""
    emphasis: str = ""
    """The part of the result that names the key."""
    board: BoardView | None = None
    """The board with that fact, once it is known."""
