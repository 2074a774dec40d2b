"""Mana: costs, and the mana that pays them (CR 106, 107.4)."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct


class Mana(StrEnum):
    """A type of mana (CR 106.1b)."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"
    COLOURLESS = "C"


COLOURS = (Mana.WHITE, Mana.BLUE, Mana.BLACK, Mana.RED, Mana.GREEN)


class ManaCost(Struct, frozen=True):
    """A mana cost: generic mana, and symbols that ask for one type each."""

    generic: int = 0
    symbols: tuple[Mana, ...] = ()

    @property
    def value(self) -> int:
        """Return the mana value (CR 202.3)."""
        return self.generic + len(self.symbols)

    @property
    def colours(self) -> frozenset[Mana]:
        """Return the colours among the symbols (CR 105.2)."""
        return frozenset(self.symbols) & frozenset(COLOURS)

    @property
    def words(self) -> tuple[str, ...]:
        """Return the symbols one by one, without braces."""
        generic = (str(self.generic),) if self.generic or not self.symbols else ()
        return generic + tuple(str(symbol) for symbol in self.symbols)

    def __str__(self) -> str:
        """Write the cost in braces."""
        return "".join(f"{{{word}}}" for word in self.words)


_SYMBOL = re.compile(r"\{(\d{1,2}|[WUBRGC])\}")


def parse_mana_cost(text: str) -> ManaCost:
    """Read a cost such as {2}{B}{B}.

    :raises ValueError: if the text is no such cost.
    """
    words = _SYMBOL.findall(text)
    if not words or "".join(f"{{{word}}}" for word in words) != text:
        raise ValueError(f'"{text}" is no mana cost; write it like {{2}}{{B}}{{B}}')
    generic = sum(int(word) for word in words if word.isdigit())
    symbols = tuple(Mana(word) for word in words if not word.isdigit())
    return ManaCost(generic, symbols)


LAND_TYPES = {
    "Plains": Mana.WHITE,
    "Island": Mana.BLUE,
    "Swamp": Mana.BLACK,
    "Mountain": Mana.RED,
    "Forest": Mana.GREEN,
}
"""Basic land types and the mana of their intrinsic ability (CR 305.6)."""
