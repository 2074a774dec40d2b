"""Whether a variant is there already, or is being worked out elsewhere."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Prepares(Protocol):
    """A source that may have to work a variant out before it can pose it."""

    def is_ready(self, question_id: str, seed: int, as_of: str) -> bool:
        """Have a variant worked out, and say whether it is there."""


def is_ready(source: object, question_id: str, seed: int, as_of: str) -> bool:
    """Say whether a source poses a variant at once; what is not there is begun."""
    if isinstance(source, Prepares):
        return source.is_ready(question_id, seed, as_of)
    return True
