"""Walking with arrow keys from one place to the nearest in a direction."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[int, int]
_ASIDE_COUNTS = 2


def next_place(points: Sequence[Point], start: int, direction: Point) -> int:
    """Return the index of the nearest point ahead, or the start if none is.

    A step to the side counts twice, so that a row is left only at its end.
    """
    from_x, from_y = points[start]
    across, down = direction

    def cost(number: int) -> int | None:
        x, y = points[number][0] - from_x, points[number][1] - from_y
        ahead = x * across + y * down
        aside = abs(x * down) + abs(y * across)
        return ahead + _ASIDE_COUNTS * aside if ahead > 0 else None

    costs = {number: cost(number) for number in range(len(points))}
    ahead = {number: value for number, value in costs.items() if value is not None}
    return min(ahead, key=lambda number: ahead[number]) if ahead else start
