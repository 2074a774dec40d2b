"""Refusal: the engine says that it cannot derive an answer, and why."""

from __future__ import annotations


class RefusalError(Exception):
    """The question lies outside what is modelled, or has no single answer."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UnderdeterminedError(RefusalError):
    """The documents leave the point open, so no key can be derived."""


class OverBudgetError(RefusalError):
    """More states than the budget allows would have to be looked at."""
