"""The looks in which every page is painted: language, theme, text size, window size."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple


class Look(NamedTuple):
    """How the window looks on a picture."""

    language: str
    theme: str
    scale: float
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """Name the look in a file name."""
        width, height = self.size
        return (
            f"{self.language}-{self.theme}-{round(self.scale * 100)}-{width}x{height}"
        )


LOOKS = tuple(
    Look(*each)
    for each in product(
        ("en", "fr"), ("light", "dark"), (1.0, 2.0), ((1440, 900), (1024, 700))
    )
)


def find_looks(said: str) -> tuple[Look, ...]:
    """Give the looks whose names hold all the words that are said, such as fr-dark."""
    words = [word for word in said.split("-") if word]
    return tuple(look for look in LOOKS if all(word in look.name for word in words))
