"""Long work: what a window leaves to a process or thread beside it."""

from __future__ import annotations

import sys
from enum import StrEnum

EVENT = "quizapp.long_work"
"""The audit event by which long work says that it begins."""


class LongWork(StrEnum):
    """What takes long enough to be felt."""

    DERIVATION = "derivation"
    EXPORT = "export"
    """Questions, answers or results on their way out, or back in."""
    COPY = "copy"
    """Data copied, looked through or put back."""
    RULES_TEXT = "rules text"
    PACK = "pack"
    """Questions compiled, or those of others taken in."""


def note_long_work(kind: LongWork) -> None:
    """Say that long work begins here, to whoever watches where that happens."""
    sys.audit(EVENT, kind.value)
