"""One misconception in words."""

from __future__ import annotations

from typing import NamedTuple


class BeliefWords(NamedTuple):
    """A misconception as a reason somebody might give, and after "as if"."""

    reason: str
    """A whole sentence, as somebody who believes it would say it."""
    as_if: str
    """A clause that completes "You answered as if ..."."""
