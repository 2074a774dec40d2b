"""Assumed mana: who can pay though no lands are shown, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import Side, Use
from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.cards.card import Card
from quizapp.rules.cards.costs import PayMana
from quizapp.rules.nouns.objects import Player

_ONE = mark(
    "{player} has mana for whatever she may cast or activate, though no lands of hers "
    "are shown."
)
_SEVERAL = mark(
    "{players} have mana for whatever they may cast or activate, though no lands of "
    "theirs are shown."
)

ALL_TEMPLATES = (_ONE, _SEVERAL)


def say_assumed_mana(players: Sequence[Player], speaker: Speaker) -> Iterator[str]:
    """Say whose mana is taken for granted."""
    if len(players) == 1:
        yield speaker.say(_ONE, player=players[0])
    elif players:
        names = [str(speaker.word(player)) for player in players]
        yield speaker.say(_SEVERAL, players=say_all(names, speaker))


def with_assumed_mana(family: Family, catalogue: Catalogue) -> tuple[Player, ...]:
    """List the players who could not pay for what is offered with what is shown."""
    return tuple(
        player
        for player in sorted(family.scenario.players)
        if family.scenario.side(player).mana == "enough"
        and not _shows_a_land(family, player, catalogue)
        and _may_pay(family, player, catalogue)
    )


def _shows_a_land(family: Family, player: Player, catalogue: Catalogue) -> bool:
    played = (
        each.card
        for each in family.happens
        if isinstance(each, Use) and each.by == player
    )
    shown = (*_on_battlefield(family.scenario.side(player)), *played)
    return any(catalogue.card(name).is_land for name in shown)


def _may_pay(family: Family, player: Player, catalogue: Catalogue) -> bool:
    """Say whether the question offers something of a player that costs mana."""
    side = family.scenario.side(player)
    ready = (name for name in side.ready if not _is_activated(catalogue.card(name)))
    hand = {name for name in (*side.hand, *ready) if name in family.focus}
    if any(_costs_mana(catalogue.card(name)) for name in hand):
        return True
    there = _on_battlefield(side)
    offered = any(name in family.focus for name in there)
    return offered and any(_asks_for_mana(catalogue.card(name)) for name in there)


def _on_battlefield(side: Side) -> tuple[str, ...]:
    return (*side.ready, *(standing.card for standing in side.battlefield))


def _costs_mana(card: Card) -> bool:
    return card.cost is not None and (card.cost.value > 0 or card.cost.variable > 0)


def _is_activated(card: Card) -> bool:
    return any(ability.activated is not None for ability in card.abilities)


def _asks_for_mana(card: Card) -> bool:
    return any(isinstance(part, PayMana) for part in _parts(card.abilities))


def _parts(value: object) -> Iterator[object]:
    """Yield every part of a value that is made of structs and tuples."""
    if isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))
