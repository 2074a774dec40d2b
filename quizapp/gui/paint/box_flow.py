"""Rows of boxes that wrap, each row centred on its tallest box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Size = tuple[int, int]


class Flow(NamedTuple):
    """Where boxes stand, and what room they take."""

    places: tuple[tuple[int, int], ...]
    """Upper left corner of each box, in the order given."""
    height: int
    last_right: int
    """Right edge of the last row."""
    last_top: int
    """Top of the last row."""


def flow_boxes(sizes: Sequence[Size], width: int, gap: int, row_gap: int = 0) -> Flow:
    """Set boxes from left to right, and on from the left where a row is full."""
    rows: list[list[int]] = []
    reach = 0
    for number, (box_width, _) in enumerate(sizes):
        if rows and reach + gap + box_width <= width:
            rows[-1].append(number)
            reach += gap + box_width
        else:
            rows.append([number])
            reach = box_width
    places: dict[int, tuple[int, int]] = {}
    top = last_top = 0
    for row in rows:
        last_top = top
        tallest = max(sizes[number][1] for number in row)
        left = 0
        for number in row:
            places[number] = (left, top + (tallest - sizes[number][1]) // 2)
            left += sizes[number][0] + gap
        top += tallest + row_gap
    height = max(0, top - row_gap)
    ordered = tuple(places[number] for number in range(len(sizes)))
    return Flow(ordered, height, reach, last_top)
