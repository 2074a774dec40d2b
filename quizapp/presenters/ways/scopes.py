"""Scopes: questions that can be gone through, by what became of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from quizapp.training.browsing.listed import Listed, Standing


class Scope(StrEnum):
    """Which questions."""

    FILTER = "filter"
    """What was found in the bank."""
    ALL = "all"
    FAILED = "failed"
    """Wrong last time."""
    DUE = "due"
    NEW = "new"
    BOOKMARKED = "bookmarked"


_STANDINGS: Mapping[Scope, Callable[[Listed], bool]] = MappingProxyType(
    {
        Scope.ALL: lambda listed: True,
        Scope.FAILED: lambda listed: listed.has(Standing.WRONG),
        Scope.DUE: lambda listed: listed.is_due,
        Scope.NEW: lambda listed: listed.item is None,
        Scope.BOOKMARKED: lambda listed: listed.bookmarked,
    }
)


def ids_by_scope(
    questions: Sequence[Listed], found: Sequence[str] | None
) -> dict[Scope, tuple[str, ...]]:
    """List the questions of each scope; those left out of the queue are only in a filter."""
    active = [each for each in questions if not each.suspended]
    scopes = {
        scope: tuple(each.summary.question_id for each in active if has(each))
        for scope, has in _STANDINGS.items()
    }
    if found is None:
        return scopes
    known = {each.summary.question_id for each in questions}
    return {Scope.FILTER: tuple(each for each in found if each in known), **scopes}
