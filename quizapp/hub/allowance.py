"""Allowances: how often somebody may do something, refilled as time goes by."""

from __future__ import annotations

from quizapp.training.ports import Stopwatch

_MOST_KNOWN = 50_000
"""So many are remembered; beyond that, those whose allowance is full are forgotten."""


class Allowance:
    """A bucket for each name: full at first, emptied by use, refilled steadily."""

    def __init__(self, stopwatch: Stopwatch, most: float, a_second: float) -> None:
        self._stopwatch = stopwatch
        self._most = most
        self._a_second = a_second
        self._left: dict[str, tuple[float, float]] = {}

    def may(self, name: str) -> bool:
        """Say whether there is something left for a name; nothing is used up."""
        return self._now_left(name) >= 1

    def use(self, name: str) -> bool:
        """Use up one, if there is one left."""
        now = self._stopwatch()
        left = self._left_at(name, now)
        allowed = left >= 1
        if len(self._left) >= _MOST_KNOWN:
            self._forget()
        self._left[name] = (left - 1 if allowed else left, now)
        return allowed

    def wait_seconds(self, name: str) -> int:
        """Say how long it takes until one is left."""
        return max(1, round((1 - self._now_left(name)) / self._a_second + 0.5))

    def __len__(self) -> int:
        return len(self._left)

    def _now_left(self, name: str) -> float:
        return self._left_at(name, self._stopwatch())

    def _left_at(self, name: str, now: float) -> float:
        known = self._left.get(name)
        if known is None:
            return self._most
        left, then = known
        refilled = left + (now - then) * self._a_second
        return refilled if refilled < self._most else self._most

    def _forget(self) -> None:
        full = [each for each in self._left if self._now_left(each) >= self._most]
        for name in full or list(self._left)[: _MOST_KNOWN // 2]:
            del self._left[name]
