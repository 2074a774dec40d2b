"""Costs: what their parts ask for, whether they can be paid, and with what (CR 118)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from quizapp.rules.cards.abilities import CostPart, PositiveInt
from quizapp.rules.cards.card import CardType
from quizapp.rules.cards.mana import LAND_TYPES, Mana, ManaCost
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.casting import summoning_sick
from quizapp.rules.points.costs import partial_payment, payment_sources
from quizapp.rules.procedures.deciding import decider
from quizapp.rules.procedures.lateness import usable
from quizapp.rules.refusal import OverBudgetError

MAXIMUM_WAYS_TO_PAY = 500


class TapThis(CostPart, frozen=True):
    """Tap the permanent whose ability it is (CR 107.5)."""


class SacrificeThis(CostPart, frozen=True):
    """Sacrifice the permanent whose ability it is."""


class SacrificeCreatures(CostPart, frozen=True):
    """Sacrifice creatures that the payer controls."""

    bare_field: ClassVar[str] = "count"

    count: PositiveInt = 1


class PayLife(CostPart, frozen=True):
    """Pay life (CR 119.4)."""

    amount: PositiveInt


class PayMana(CostPart, frozen=True):
    """Pay mana."""

    cost: ManaCost
    lands_only: bool = False
    """The mana may come from lands alone, and from no assumed source."""


class ChangeLoyalty(CostPart, frozen=True):
    """Put loyalty counters on the planeswalker, or take them off (CR 606.4)."""

    change: int


def scaled(part: CostPart, times: int) -> CostPart:
    """Return a cost to be paid several times over."""
    if isinstance(part, SacrificeCreatures):
        return SacrificeCreatures(count=part.count * times)
    if isinstance(part, PayLife):
        return PayLife(amount=part.amount * times)
    if isinstance(part, PayMana):
        total = ManaCost(part.cost.generic * times, part.cost.symbols * times)
        return PayMana(cost=total, lands_only=part.lands_only)
    raise ValueError("this cost cannot be asked for several times")


def can_pay(
    game: Game,
    payer: Player,
    parts: tuple[CostPart, ...],
    source: GameObject,
    on: int | None = None,
) -> bool:
    """Say whether every part of a cost can be paid (CR 118.3).

    What it is paid for is the source itself, or an object on the stack.
    """
    paid = source.id if on is None else on
    return all(_can_pay_part(game, payer, part, source, paid) for part in parts)


def _can_pay_part(
    game: Game, payer: Player, part: CostPart, source: GameObject, on: int
) -> bool:
    match part:
        case TapThis():
            return not source.tapped and not _too_new(game, source)
        case PayLife():
            return game.player(payer).life >= part.amount
        case ChangeLoyalty():
            return source.count("loyalty") + part.change >= 0
        case SacrificeCreatures():
            available = len(creatures_to_pay(game, payer, source.name, on))
            return game.ask(partial_payment, part.count, available, source.name)
        case PayMana():
            return _can_pay_mana(game, payer, part, source.name)
    return True


def _too_new(game: Game, source: GameObject) -> bool:
    if not source.is_creature:
        return False
    return game.ask(summoning_sick, source.name, source.since < 0)


def _can_pay_mana(game: Game, payer: Player, part: PayMana, what: str) -> bool:
    if game.player(payer).mana_assumed and not part.lands_only:
        return True
    return bool(ways_to_pay_mana(game, payer, part.cost, what))


def payers(game: Game, payer: Player, what: str) -> tuple[Player, ...]:
    """List the players whose resources may pay a player's cost (CR 723.5a)."""
    return game.ask(payment_sources, payer, decider(game, payer, "pay"), what)


def creatures_to_pay(
    game: Game, payer: Player, what: str, on: int
) -> tuple[GameObject, ...]:
    """List the creatures that could be sacrificed to pay a player's cost."""
    creatures = tuple(
        each
        for player in payers(game, payer, what)
        for each in game.state.in_zone(Zone.BATTLEFIELD, player)
        if each.is_creature
    )
    return usable(game, on, creatures)


def ways_to_pay_mana(
    game: Game, payer: Player, cost: ManaCost, what: str
) -> tuple[tuple[int, ...], ...]:
    """List the sets of untapped lands that make exactly the mana needed.

    Sets of lands with the same names and owners count once. Each land makes one mana.

    :raises OverBudgetError: if there are too many sets to list.
    """
    lands = tuple(
        land
        for player in payers(game, payer, what)
        for land in game.state.in_zone(Zone.BATTLEFIELD, player)
        if not land.tapped and _mana_of(land)
    )
    found: dict[tuple[tuple[str, str], ...], tuple[int, ...]] = {}
    for chosen in combinations(lands, cost.value):
        name = tuple(sorted((land.owner, land.name) for land in chosen))
        if name not in found and _covers(chosen, cost):
            found[name] = tuple(land.id for land in chosen)
        if len(found) > MAXIMUM_WAYS_TO_PAY:
            raise OverBudgetError(f"too many ways to pay for {what}")
    return tuple(found.values())


def _mana_of(land: GameObject) -> frozenset[Mana]:
    """Return the types of mana that a land's basic land types let it make (CR 305.6)."""
    if CardType.LAND not in land.face.types:
        return frozenset()
    return frozenset(
        LAND_TYPES[subtype] for subtype in land.face.subtypes if subtype in LAND_TYPES
    )


def _covers(lands: tuple[GameObject, ...], cost: ManaCost) -> bool:
    """Say whether one mana from each land can pay the coloured symbols."""
    return _assign(cost.symbols, [_mana_of(land) for land in lands])


def _assign(symbols: tuple[Mana, ...], makes: list[frozenset[Mana]]) -> bool:
    if not symbols:
        return True
    first, rest = symbols[0], symbols[1:]
    return any(
        first in mana and _assign(rest, makes[:position] + makes[position + 1 :])
        for position, mana in enumerate(makes)
    )
