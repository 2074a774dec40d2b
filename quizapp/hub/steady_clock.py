"""A clock that never jumps: set once by the day's time, then driven by a stopwatch."""

from __future__ import annotations

from quizapp.training.ports import Clock, Stopwatch


class SteadyClock:
    """Gives milliseconds since 1970; setting the computer's clock moves no deadline.

    After a restart it is set anew: only then does a wrong day's time matter.
    """

    def __init__(self, now: Clock, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._origin_ms = round(now().timestamp() * 1000) - self._elapsed_ms()

    def now_ms(self) -> int:
        """Give the present moment."""
        return self._origin_ms + self._elapsed_ms()

    def _elapsed_ms(self) -> int:
        return round(self._stopwatch() * 1000)
