"""Division: the ways in which one creature may assign its combat damage (CR 510.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from quizapp.rules.nouns.objects import Ref

Division = tuple[tuple[Ref, int], ...]
"""Who gets how much; whoever gets nothing is left out."""


class Assigner(Struct, frozen=True, gc=False):
    """What matters about a creature that assigns its damage."""

    power: int
    creatures: tuple[int, ...]
    """Those that it blocks or that block it, in their order if there is one."""
    lethal: Mapping[int, int]
    """How much damage each of them needs."""
    in_order: bool
    tramples_over: Ref | None = None
    """What it may assign the rest to, once all of them have lethal damage (CR 702.19b)."""

    @property
    def recipients(self) -> tuple[Ref, ...]:
        """List everything that it may assign damage to."""
        beyond = self.tramples_over
        return self.creatures if beyond is None else (*self.creatures, beyond)


def divisions(assigner: Assigner) -> tuple[Division, ...]:
    """List every legal division."""
    recipients = assigner.recipients
    return tuple(
        tuple(
            (ref, amount) for ref, amount in zip(recipients, way, strict=True) if amount
        )
        for way in _ways_to_split(assigner.power, len(recipients))
        if _is_legal(assigner, way)
    )


def _ways_to_split(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to write a total as so many parts, zero included."""
    places = range(total + parts - 1)
    for bars in combinations(places, parts - 1):
        edges = (-1, *bars, total + parts - 1)
        yield tuple(edges[i + 1] - edges[i] - 1 for i in range(parts))


def _is_legal(assigner: Assigner, way: tuple[int, ...]) -> bool:
    enough = [
        amount >= assigner.lethal[each]
        for each, amount in zip(assigner.creatures, way, strict=False)
    ]
    if len(way) > len(enough) and way[-1] and not all(enough):
        return False
    if not assigner.in_order:
        return True
    return all(all(enough[:place]) for place in range(len(enough)) if way[place])


def division_key(division: Division) -> str:
    """Name a division."""
    return "damage:" + "+".join(f"{ref}={amount}" for ref, amount in division)
