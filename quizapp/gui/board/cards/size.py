"""The sizes of a card face, at 100 % text size."""

from __future__ import annotations

from enum import Enum

RING = 4
"""Room around a face for the ring of focus, so that nothing moves when it shows."""
PEEK = 21
"""How far an attached card shows above its host: the first line of its name."""


class CardSize(Enum):
    """Width and height of a face; the proportion is 5 to 7."""

    SMALL = (80, 112)
    MIDDLE = (120, 168)
    LARGE = (160, 224)

    def face(self, tapped: bool) -> tuple[int, int]:
        """Return width and height as the face lies."""
        width, height = self.value
        return (height, width) if tapped else (width, height)
