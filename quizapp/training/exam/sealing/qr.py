"""QR codes as rows of dark and light, for whoever paints them."""

from __future__ import annotations

from functools import lru_cache

import segno

QUIET = 4
"""Light modules that must surround a code."""


@lru_cache(maxsize=8)
def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """Give the modules of the code of a text, its quiet zone with it; True is dark.

    Choosing the best mask takes longer than a window should stand still, and a page that
    shows a code is drawn again and again.
    """
    code = segno.make(text, error="m", micro=False)
    return tuple(
        tuple(bool(module) for module in row)
        for row in code.matrix_iter(scale=1, border=QUIET)
    )


def qr_lines(text: str) -> tuple[str, ...]:
    """Draw the code of a text with half blocks, light on dark, for a terminal."""
    rows = qr_rows(text)
    width = len(rows[0])
    even = [*rows, (False,) * width] if len(rows) % 2 else list(rows)
    return tuple(
        "".join(
            _BLOCKS[upper, lower]
            for upper, lower in zip(even[at], even[at + 1], strict=True)
        )
        for at in range(0, len(even), 2)
    )


_BLOCKS = {
    (False, False): "\N{FULL BLOCK}",
    (False, True): "\N{UPPER HALF BLOCK}",
    (True, False): "\N{LOWER HALF BLOCK}",
    (True, True): " ",
}
"""Upper and lower module; a terminal usually is dark, so that light is what is drawn."""
