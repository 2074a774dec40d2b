"""Needless cards: a scenario with one of its cards left out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import Side
from quizapp.bank.family.texts import texts_in
from quizapp.bank.proving.open_facts import with_side

_ZONES = ("ready", "hand", "graveyard")


def without_one_card(family: Family) -> Iterator[tuple[str, Family]]:
    """Yield each card on the board, in words, with the family as it is without it.

    A card that the question or what happens speaks of is no candidate, nor is one that
    is there on purpose.
    """
    spoken_of = (family.happens, family.ask, family.focus, family.scenario.given)
    kept = frozenset((*texts_in(spoken_of), *family.red_herrings))
    for player in family.scenario.players:
        for card, side in _without(family.scenario.side(player)):
            if card not in kept:
                yield f"{card} of {player}", with_side(family, player, side)


def _without(side: Side) -> Iterator[tuple[str, Side]]:
    for zone in _ZONES:
        cards: tuple[str, ...] = getattr(side, zone)
        for place, card in enumerate(cards):
            left = (*cards[:place], *cards[place + 1 :])
            yield card, structs.replace(side, **{zone: left})
    for place, standing in enumerate(side.battlefield):
        others = (*side.battlefield[:place], *side.battlefield[place + 1 :])
        yield standing.card, structs.replace(side, battlefield=others)
