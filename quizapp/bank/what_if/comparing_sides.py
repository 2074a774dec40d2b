"""Comparing what a player has in one situation and in another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import structs

from quizapp.bank.family.scenario import Side, Standing
from quizapp.bank.what_if.facts import (
    Controls,
    Fact,
    HasCounters,
    HasInHand,
    IsTapped,
    LibraryHolds,
    LifeIs,
    UnsaidError,
)
from quizapp.rules.nouns.objects import Player

_COMPARED = ("life", "library", "battlefield", "hand")


def compare_sides(player: Player, before: Side, after: Side) -> Iterator[Fact]:
    """Yield what a player has otherwise.

    :raises UnsaidError: if something differs that no fact stands for.
    """
    for name in before.__struct_fields__:
        if name not in _COMPARED and getattr(before, name) != getattr(after, name):
            raise UnsaidError(name)
    if after.life is not None and after.life != before.life:
        yield LifeIs(player=player, life=after.life)
    yield from _libraries(player, before, after)
    yield from _hands(player, before.hand, after.hand)
    yield from _battlefields(player, before.battlefield, after.battlefield)


def _libraries(player: Player, before: Side, after: Side) -> Iterator[Fact]:
    old, new = dict(before.library), dict(after.library)
    for card in (*old, *(card for card in new if card not in old)):
        if old.get(card, 0) != new.get(card, 0):
            yield LibraryHolds(player=player, card=card, count=new.get(card, 0))


def _hands(
    player: Player, before: Sequence[str], after: Sequence[str]
) -> Iterator[Fact]:
    old, new = Counter(before), Counter(after)
    for card in sorted({*old, *new}):
        if old[card] != new[card]:
            yield HasInHand(player=player, card=card, count=new[card])


def _battlefields(
    player: Player, before: Sequence[Standing], after: Sequence[Standing]
) -> Iterator[Fact]:
    old, new = _by_card(before), _by_card(after)
    for card in (*old, *(card for card in new if card not in old)):
        there, now = old.get(card, ()), new.get(card, ())
        if there == now:
            continue
        if len(there) == len(now) == 1:
            yield from _standing(player, there[0], now[0])
        else:
            count = sum(each.count for each in now)
            yield Controls(player=player, card=card, count=count)


def _by_card(standing: Sequence[Standing]) -> dict[str, tuple[Standing, ...]]:
    found: dict[str, tuple[Standing, ...]] = {}
    for each in standing:
        found[each.card] = (*found.get(each.card, ()), each)
    return found


def _standing(player: Player, old: Standing, new: Standing) -> Iterator[Fact]:
    if old.count != new.count:
        yield Controls(player=player, card=new.card, count=new.count)
    if old.tapped != new.tapped:
        yield IsTapped(card=new.card, tapped=new.tapped)
    counters = dict(old.counters), dict(new.counters)
    for kind in sorted({*counters[0], *counters[1]}):
        if counters[0].get(kind, 0) != counters[1].get(kind, 0):
            count = counters[1].get(kind, 0)
            yield HasCounters(card=new.card, kind=kind, count=count)
    told = structs.replace(
        old, count=new.count, tapped=new.tapped, counters=new.counters
    )
    if told != new:
        raise UnsaidError(new.card)
