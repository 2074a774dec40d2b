"""How much a test does: a little in the short suite, all of it in the long one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def short_or_long(short: int, long: int) -> tuple[Any, ...]:
    """Give two numbers as parameters; the second belongs to the long suite."""
    return (short, pytest.param(long, marks=pytest.mark.long))


def every(nth: int, items: Sequence[Any]) -> tuple[Any, ...]:
    """Give all items as parameters; but for every nth they belong to the long suite."""
    return tuple(
        pytest.param(item, marks=[] if place % nth == 0 else pytest.mark.long)
        for place, item in enumerate(items)
    )
