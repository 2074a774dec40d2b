"""Open facts: what a scenario leaves untold, each in another way than is assumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import OTHERS, Side, Standing
from quizapp.bank.family.texts import texts_in
from quizapp.rules.cards.card import Card, CardName, CardType, Supertype
from quizapp.rules.nouns.objects import Player

OTHER_LIFE = (9, 40)
"""Life totals tried where a scenario tells none."""

OTHER_LIBRARY = (15, 60)
"""Cards in a library that a scenario says nothing about."""


def varied(family: Family, catalogue: Catalogue) -> Iterator[tuple[str, Family]]:
    """Yield each open fact, in words, with a family in which it is otherwise."""
    land = _unnamed(family, catalogue, _is_basic_land)
    creature = _unnamed(family, catalogue, _is_plain_creature)
    for player in family.scenario.players:
        side = family.scenario.side(player)
        yield from _life(family, player)
        if not side.library:
            for count in OTHER_LIBRARY:
                other = structs.replace(side, library=((OTHERS, count),))
                fact = f"the library of {player} has {count} cards"
                yield fact, with_side(family, player, other)
        laid_out = [catalogue.card(name) for name in _on_battlefield(side)]
        if land and side.mana == "enough" and not any(e.is_land for e in laid_out):
            fact = f"{player} controls a land besides"
            yield fact, with_side(family, player, _with(side, land))
        if creature and not any(CardType.CREATURE in each.types for each in laid_out):
            fact = f"{player} controls a creature besides"
            yield fact, with_side(family, player, _with(side, creature))


def with_side(family: Family, player: Player, side: Side) -> Family:
    """Return a family in which a player has something else."""
    changed = {f"side_{player.lower()}": side}
    return structs.replace(family, scenario=structs.replace(family.scenario, **changed))


def _life(family: Family, player: Player) -> Iterator[tuple[str, Family]]:
    scenario = family.scenario
    first = scenario.heads_with(player)[0]
    if player != first or scenario.life_told_of(player) is not None:
        return
    for life in OTHER_LIFE:
        fact = f"the life total of {player} is {life}"
        other = structs.replace(scenario.side(player), life=life)
        yield fact, with_side(family, player, other)


def _on_battlefield(side: Side) -> tuple[str, ...]:
    return (*side.ready, *(standing.card for standing in side.battlefield))


def _with(side: Side, card: Card) -> Side:
    more = (*side.battlefield, Standing(card=CardName(card.name)))
    return structs.replace(side, battlefield=more)


def _unnamed(
    family: Family, catalogue: Catalogue, fits: Callable[[Card], bool]
) -> Card | None:
    """Return a card of a kind that a family does not speak of."""
    named = frozenset(texts_in(family))
    found = (each for each in catalogue.cards if fits(each) and each.name not in named)
    return next(found, None)


def _is_basic_land(card: Card) -> bool:
    return card.is_land and Supertype.BASIC in card.supertypes


def _is_plain_creature(card: Card) -> bool:
    plain = not card.abilities and not card.not_modelled and card.back is None
    return plain and card.types == (CardType.CREATURE,)
