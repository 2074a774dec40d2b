"""Mana: costs, and the mana that pays them (CR 106, 107.4)."""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import product

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


class ManaCost(Struct, frozen=True, gc=False):
    """A mana cost: generic mana, and symbols that ask for one type each."""

    generic: int = 0
    symbols: tuple[Mana, ...] = ()
    variable: int = 0
    """How many symbols {X} there are."""
    hybrid: tuple[tuple[Mana, Mana], ...] = ()
    """Symbols that can be paid with either of two types (CR 107.4e)."""

    @property
    def value(self) -> int:
        """Return the mana value with X being 0 (CR 202.3, 107.3g)."""
        return self.generic + len(self.symbols) + len(self.hybrid)

    def with_x(self, x: int) -> ManaCost:
        """Return the cost once a number is chosen for X (CR 107.3a)."""
        generic = self.generic + self.variable * x
        return ManaCost(generic, self.symbols, hybrid=self.hybrid)

    def less(self, generic: int) -> ManaCost:
        """Return the cost with less generic mana, which never falls below 0 (CR 118.7a)."""
        left = max(0, self.generic - max(0, generic))
        return ManaCost(left, self.symbols, self.variable, self.hybrid)

    @property
    def colours(self) -> frozenset[Mana]:
        """Return the colours among the symbols (CR 105.2)."""
        either = frozenset(mana for pair in self.hybrid for mana in pair)
        return (frozenset(self.symbols) | either) & frozenset(COLOURS)

    @property
    def ways(self) -> tuple[tuple[Mana, ...], ...]:
        """List the types that the symbols may ask for, one way for each choice."""
        return tuple(self.symbols + chosen for chosen in product(*self.hybrid))

    @property
    def words(self) -> tuple[str, ...]:
        """Return the symbols one by one, without braces."""
        variable = ("X",) * self.variable
        bare = not self.symbols and not self.variable and not self.hybrid
        generic = (str(self.generic),) if self.generic or bare else ()
        either = tuple(f"{one}/{other}" for one, other in self.hybrid)
        return variable + generic + either + tuple(str(each) for each in self.symbols)

    def __str__(self) -> str:
        """Write the cost in braces."""
        return "".join(f"{{{word}}}" for word in self.words)


_TYPES = frozenset(Mana)

_SYMBOL = re.compile(r"\{(\d{1,2}|X|[WUBRGC](?:/[WUBRGC])?)\}")


def parse_mana_cost(text: str) -> ManaCost:
    """Read a cost such as {2}{B}{B}.

    :raises ValueError: if the text is no such cost.
    """
    words = _SYMBOL.findall(text)
    if not words or "".join(f"{{{word}}}" for word in words) != text:
        raise ValueError(f'"{text}" is no mana cost; write it like {{2}}{{B}}{{B}}')
    generic = sum(int(word) for word in words if word.isdigit())
    pairs = tuple(word.split("/") for word in words if "/" in word)
    symbols = tuple(Mana(word) for word in words if len(word) == 1 and word in _TYPES)
    hybrid = tuple((Mana(one), Mana(other)) for one, other in pairs)
    return ManaCost(generic, symbols, words.count("X"), hybrid)


LAND_TYPES = {
    "Plains": Mana.WHITE,
    "Island": Mana.BLUE,
    "Swamp": Mana.BLACK,
    "Mountain": Mana.RED,
    "Forest": Mana.GREEN,
}
"""Basic land types and the mana of their intrinsic ability (CR 305.6)."""
