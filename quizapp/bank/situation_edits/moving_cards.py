"""Moving cards: taking one out of a scenario, and putting one in."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quizapp.bank.family.scenario import OTHERS, Given, GivenExile, Side, Standing
from quizapp.bank.situation_edits.edits import EditError, Where
from quizapp.bank.situation_edits.situation import (
    EXILE,
    Situation,
    Spot,
    card_at,
    with_side,
)
from quizapp.bank.staging.setting import UNTOLD
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.objects import Player


def take_out(situation: Situation, spot: Spot) -> tuple[Situation, Standing]:
    """Take one card out, and return it with what was on it.

    :raises EditError: if nothing is at that spot.
    """
    side = situation.scenario.side(spot.player)
    try:
        name = card_at(situation.scenario, spot)
    except IndexError as error:
        raise EditError("edit.gone") from error
    if spot.zone == EXILE:
        return _without_given(situation, spot.place), Standing(card=name)
    if spot.zone == "library":
        return _with(situation, spot, _one_less(side, spot.place)), Standing(card=name)
    held = getattr(side, spot.zone)
    before, after = held[: spot.place], held[spot.place + 1 :]
    if spot.zone != "battlefield":
        return _with(situation, spot, (*before, *after)), Standing(card=name)
    standing: Standing = held[spot.place]
    left = (replace(standing, count=standing.count - 1),) if standing.count > 1 else ()
    rest = _with(situation, spot, (*before, *left, *after))
    return rest, replace(standing, count=1)


def put_in(
    situation: Situation, player: Player, where: Where, standing: Standing
) -> Situation:
    """Put one card into a zone; what was on it stays only on the battlefield.

    :raises EditError: if a scenario cannot begin with a card there.
    """
    side = situation.scenario.side(player)
    name = standing.card
    if where is Where.EXILE:
        return _exile(situation, player, name)
    if where is Where.BATTLEFIELD:
        side = replace(side, battlefield=_stand(side.battlefield, standing))
    elif where is Where.HAND:
        side = replace(side, hand=(*side.hand, name))
    elif where is Where.GRAVEYARD:
        side = replace(side, graveyard=(*side.graveyard, name))
    elif where is Where.LIBRARY:
        side = replace(side, library=_one_more(side, name))
    else:
        raise EditError(f"edit.no-{where}")
    return with_side(situation, player, side)


def change_standing(situation: Situation, spot: Spot, **changes: Any) -> Situation:
    """Change what is on one permanent; those like it beside it stay as they are.

    :raises EditError: if the card is not on the battlefield.
    """
    standing = standing_at(situation, spot)
    changed = replace(standing, count=1, **changes)
    left = (replace(standing, count=standing.count - 1),) if standing.count > 1 else ()
    held = situation.scenario.side(spot.player).battlefield
    before, after = held[: spot.place], held[spot.place + 1 :]
    return _with(situation, spot, (*before, *left, changed, *after))


def standing_at(situation: Situation, spot: Spot) -> Standing:
    """Return the permanent at a spot.

    :raises EditError: if the card is not on the battlefield.
    """
    held = situation.scenario.side(spot.player).battlefield
    if spot.zone != "battlefield":
        raise EditError("edit.only-battlefield")
    if spot.place >= len(held):
        raise EditError("edit.gone")
    return held[spot.place]


def _without_given(situation: Situation, place: int) -> Situation:
    given = situation.scenario.given
    return _with_given(situation, (*given[:place], *given[place + 1 :]))


def _exile(situation: Situation, player: Player, name: CardName) -> Situation:
    """Let a card lie in exile with those that one of the player's permanents exiled."""
    given = situation.scenario.given
    for each in given:
        if isinstance(each, GivenExile) and each.of == player:
            return _with_given(situation, (*given, replace(each, card=name)))
    raise EditError("edit.no-exile")


def _with_given(situation: Situation, given: tuple[Given, ...]) -> Situation:
    return replace(situation, scenario=replace(situation.scenario, given=given))


def _with(situation: Situation, spot: Spot, held: tuple[Any, ...]) -> Situation:
    side = replace(situation.scenario.side(spot.player), **{spot.zone: held})
    return with_side(situation, spot.player, side)


def _stand(
    battlefield: tuple[Standing, ...], standing: Standing
) -> tuple[Standing, ...]:
    """Let a permanent stand with those that are exactly like it."""
    for place, each in enumerate(battlefield):
        if replace(each, count=1) == standing and standing.enchants is None:
            more = replace(each, count=each.count + 1)
            return (*battlefield[:place], more, *battlefield[place + 1 :])
    return (*battlefield, standing)


def _one_less(side: Side, place: int) -> tuple[tuple[CardName, int], ...]:
    name, count = side.library[place]
    left = ((name, count - 1),) if count > 1 else ()
    rest = (*side.library[:place], *left, *side.library[place + 1 :])
    # A library that nothing is said of would be a usual one, not an empty one.
    return rest or ((CardName(OTHERS), 0),)


def _one_more(side: Side, name: CardName) -> tuple[tuple[CardName, int], ...]:
    if not side.library:
        return ((name, 1), (CardName(OTHERS), UNTOLD - 1))
    for place, (known, count) in enumerate(side.library):
        if known == name:
            more = (known, count + 1)
            return (*side.library[:place], more, *side.library[place + 1 :])
    return ((name, 1), *side.library)
