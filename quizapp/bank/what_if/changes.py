"""Changes: situations that differ from a given one in one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct, structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.conduct import Err
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import fill_slots
from quizapp.bank.family.scenario import (
    OTHERS,
    GivenControl,
    Happening,
    NoticeTrigger,
    Resolve,
    Side,
    Standing,
    Use,
)
from quizapp.bank.proving.open_facts import with_side
from quizapp.bank.variants.variant import slots_of
from quizapp.rules.refusal import RefusalError

_RELS = ("regular", "competitive", "professional")
_MOST_VALUES = 4
"""How many other values of one slot are tried."""

_EARLIER = 2
"""Warnings that a player is said to have had before."""


def changed_families(
    family: Family, chosen: Mapping[str, str], catalogue: Catalogue
) -> Iterator[Family]:
    """Yield filled families that differ in one thing, the most telling first.

    Whether they can be is for the engine to say.
    """
    filled = fill_slots(family, chosen)
    yield from _other_rels(filled)
    yield from _other_control(filled)
    yield from _other_happenings(filled)
    yield from _other_fillings(family, chosen, catalogue)
    yield from _without_use(filled)
    for player in filled.scenario.players:
        for side in _other_sides(filled.scenario.side(player)):
            yield with_side(filled, player, side)


def _other_rels(family: Family) -> Iterator[Family]:
    for rel in _RELS if family.rel is not None else ():
        if rel != family.rel:
            yield structs.replace(family, rel=rel)


def _other_control(family: Family) -> Iterator[Family]:
    given = family.scenario.given
    for place, each in enumerate(given):
        if not isinstance(each, GivenControl):
            continue
        before, after = given[:place], given[place + 1 :]
        yield _with_given(family, (*before, *after))
        for player in family.scenario.players:
            if player not in (each.by, each.who):
                other = structs.replace(each, by=player)
                yield _with_given(family, (*before, other, *after))


def _with_given(family: Family, given: tuple[Struct, ...]) -> Family:
    scenario = structs.replace(family.scenario, given=given)
    return structs.replace(family, scenario=scenario)


def _other_happenings(family: Family) -> Iterator[Family]:
    for place, happening in enumerate(family.happens):
        for other in _otherwise(happening):
            happens = (*family.happens[:place], other, *family.happens[place + 1 :])
            yield structs.replace(family, happens=happens)


def _without_use(family: Family) -> Iterator[Family]:
    """Leave out what somebody uses, and its resolution with it.

    What is used last is mostly what the question is about, and stays.
    """
    uses = [n for n, each in enumerate(family.happens) if isinstance(each, Use)]
    for place in uses[:-1]:
        rest = family.happens[place + 1 :]
        if rest and isinstance(rest[0], Resolve):
            rest = rest[1:]
        happens = (*family.happens[:place], *rest)
        yield structs.replace(family, happens=happens)


def _otherwise(happening: Happening) -> Iterator[Happening]:
    if isinstance(happening, Err):
        yield structs.replace(happening, knowingly=not happening.knowingly)
        yield structs.replace(happening, acknowledged=not happening.acknowledged)
        earlier = 0 if happening.earlier else _EARLIER
        yield structs.replace(happening, earlier=earlier)
        if happening.told_by is not None:
            yield structs.replace(happening, told_by=None)
    elif isinstance(happening, NoticeTrigger):
        yield structs.replace(happening, disruptive=not happening.disruptive)
        if happening.warned is not None:
            earlier = 0 if happening.earlier else _EARLIER
            yield structs.replace(happening, earlier=earlier)


def _other_fillings(
    family: Family, chosen: Mapping[str, str], catalogue: Catalogue
) -> Iterator[Family]:
    slots = slots_of(family, catalogue)
    for name in sorted(chosen):
        others = [value for value in slots.get(name, ()) if value != chosen[name]]
        for value in others[:_MOST_VALUES]:
            try:
                yield fill_slots(family, {**chosen, name: value})
            except RefusalError:
                continue  # these values do not go together


def _other_sides(side: Side) -> Iterator[Side]:
    yield from _other_libraries(side)
    yield from _other_battlefields(side)


def _other_libraries(side: Side) -> Iterator[Side]:
    """Take every copy of a named card out of a library; the others stay."""
    for place, (card, count) in enumerate(side.library):
        if card != OTHERS and count:
            rest = (*side.library[:place], *side.library[place + 1 :])
            yield structs.replace(side, library=rest)


def _other_battlefields(side: Side) -> Iterator[Side]:
    for place, standing in enumerate(side.battlefield):
        before, after = side.battlefield[:place], side.battlefield[place + 1 :]
        yield structs.replace(side, battlefield=(*before, *after))
        if standing.count == 1:
            turned: Standing = structs.replace(standing, tapped=not standing.tapped)
            yield structs.replace(side, battlefield=(*before, turned, *after))
