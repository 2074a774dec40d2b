"""Refusal: the engine says that it cannot derive an answer, and why."""

from __future__ import annotations


class RefusalError(Exception):
    """The question lies outside what is modelled, or has no single answer."""

    path: tuple[str | int, ...] = ()
    """Where in the author's description it was met; empty: in no part of it alone."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UnderdeterminedError(RefusalError):
    """The documents leave the point open, or lines of play do not agree."""

    def __init__(self, reason: str, point: str = "") -> None:
        super().__init__(reason)
        self.point = point
        """Key of the open point that was met; empty where there is none."""


class OverBudgetError(RefusalError):
    """More states than the budget allows would have to be looked at."""
