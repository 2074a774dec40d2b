"""Costs: whether their parts can be paid, and with what (CR 118)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import CostPart
from quizapp.rules.cards.costs import (
    ChangeLoyalty,
    DiscardCards,
    PayLife,
    PayMana,
    SacrificeCreatures,
    TapCreatures,
    TapThis,
    UntapThis,
)
from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.costs import (
    cost_is_locked_in,
    partial_payment,
    untap_symbol_payable,
)
from quizapp.rules.procedures.characteristics import power
from quizapp.rules.procedures.lateness import usable
from quizapp.rules.procedures.mana.sources import ways_to_pay_mana
from quizapp.rules.procedures.resources import is_too_new, life_total, payers


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
        case TapThis() | UntapThis():
            return _can_turn(game, part, source)
        case PayLife():
            whose = payers(game, payer, source.name)[0]
            return life_total(game, whose) >= part.amount
        case ChangeLoyalty():
            return source.count("loyalty") + part.change >= 0
        case PayMana():
            return _can_pay_mana(game, payer, part, source)
    objects = objects_to_pay(game, payer, part, on)
    if objects is None:
        return True
    return game.ask(partial_payment, _count(part), len(objects), source.name)


def _can_turn(game: Game, part: CostPart, source: GameObject) -> bool:
    """Say whether a permanent can pay {T} or {Q} (CR 107.5, 107.6)."""
    if isinstance(part, UntapThis):
        turns = game.ask(untap_symbol_payable, source.name, source.tapped)
    else:
        turns = not source.tapped
    return turns and not is_too_new(game, source)


def _can_pay_mana(game: Game, payer: Player, part: PayMana, source: GameObject) -> bool:
    if game.player(payer).mana_assumed and not part.lands_only:
        return True
    total = total_mana(game, part, source)
    return not total.cost.value or bool(ways_to_pay_mana(game, payer, total, source))


def total_mana(game: Game, part: PayMana, source: GameObject, x: int = 0) -> PayMana:
    """Return the mana part of a cost with X and what lessens it (CR 601.2f)."""
    cost = part.cost.with_x(x)
    if part.less is not None:
        cost = cost.less(power(game.state, source))
    total: PayMana = replace(part, cost=cost, less=None)
    return total


def locked_in(
    game: Game, parts: tuple[CostPart, ...], source: GameObject
) -> tuple[CostPart, ...]:
    """Return a cost as it is once its total is determined (CR 601.2f, 602.2b)."""
    return tuple(_locked(game, part, source) for part in parts)


def _locked(game: Game, part: CostPart, source: GameObject) -> CostPart:
    if not isinstance(part, PayMana) or part.less is None:
        return part
    total = total_mana(game, part, source)
    fixed = game.ask(cost_is_locked_in, source.name, total.cost.value)
    return total if fixed else part


def _count(part: CostPart) -> int:
    assert isinstance(part, SacrificeCreatures | TapCreatures | DiscardCards)
    return part.count


def objects_to_pay(
    game: Game, payer: Player, part: CostPart, on: int
) -> tuple[GameObject, ...] | None:
    """List the objects among which a part of a cost is paid; None if it asks for none."""
    match part:
        case SacrificeCreatures():
            zone = Zone.BATTLEFIELD
        case TapCreatures():
            zone = Zone.BATTLEFIELD
        case DiscardCards():
            zone = Zone.HAND
        case _:
            return None
    objects = tuple(
        each
        for player in payers(game, payer, game.object(on).name)
        for each in game.state.in_zone(zone, player)
        if _fits(part, each, on)
    )
    return usable(game, on, objects)


def _fits(part: CostPart, each: GameObject, on: int) -> bool:
    if isinstance(part, DiscardCards):
        return each.id != on
    untapped = isinstance(part, SacrificeCreatures) or not each.tapped
    return each.is_creature and untapped
