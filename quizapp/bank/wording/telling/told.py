"""What the cards and the engine tell about a scenario, and its file does not say."""

from __future__ import annotations

from typing import NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import Side, Use
from quizapp.bank.wording.telling.assumed_mana import with_assumed_mana
from quizapp.rules.cards.abilities import TriggerEvent
from quizapp.rules.cards.card import Card
from quizapp.rules.nouns.objects import Player

Ready = tuple[tuple[Player, str], ...]
"""Cards that are ready to be used, each with the player who has it."""


class Told(NamedTuple):
    """What is told besides what the file says."""

    ways: tuple[str, ...]
    """For each card that is used: "cast", "cast-trigger", "activate", "play" or "tap".

    Of several activated abilities the number follows: "activate-2".
    """
    resolving: str
    """Name of what is on top of the stack as the question is asked, or empty."""
    in_hand: Ready = ()
    """Cards that are ready in a hand, and that nobody uses in the script."""
    on_battlefield: Ready = ()
    """Permanents that are ready, and that nobody uses in the script."""
    with_mana: tuple[Player, ...] = ()
    """Players whose mana is taken for granted where something is to be paid for."""


def tell(family: Family, resolving: str, catalogue: Catalogue) -> Told:
    """Return what is told besides what the file says."""
    in_hand: list[tuple[Player, str]] = []
    on_battlefield: list[tuple[Player, str]] = []
    used = {each.card for each in family.happens if isinstance(each, Use)}
    for player in family.scenario.players:
        for name in family.scenario.side(player).ready:
            if name not in used:
                card = catalogue.card(name)
                lies = card.is_land or is_activated(card)
                (on_battlefield if lies else in_hand).append((player, name))
    ways = ways_of_use(family, catalogue)
    return Told(
        ways,
        resolving,
        tuple(in_hand),
        tuple(on_battlefield),
        with_assumed_mana(family, catalogue),
    )


def ways_of_use(family: Family, catalogue: Catalogue) -> tuple[str, ...]:
    """Say for each card that the script uses how it is used."""
    return tuple(
        _way(use, catalogue.card(use.card), family.scenario.side(use.by))
        for use in family.happens
        if isinstance(use, Use)
    )


def is_activated(card: Card) -> bool:
    """Say whether a card has an activated ability."""
    return any(ability.activated is not None for ability in card.abilities)


def _way(use: Use, card: Card, side: Side) -> str:
    there = any(standing.card == use.card for standing in side.battlefield)
    if card.is_land:
        if use.card in side.hand:
            return "play"
        return _activation(use, card) if is_activated(card) else "tap"
    if there or (is_activated(card) and use.card not in side.hand):
        return _activation(use, card)
    triggers = any(
        ability.triggered is not None
        and ability.triggered.when is TriggerEvent.YOU_CAST_THIS
        and ability.triggered.target is not None
        for ability in card.abilities
    )
    return "cast-trigger" if triggers and card.target is None else "cast"


def _activation(use: Use, card: Card) -> str:
    several = sum(ability.activated is not None for ability in card.abilities) > 1
    return f"activate-{use.ability}" if several else "activate"
