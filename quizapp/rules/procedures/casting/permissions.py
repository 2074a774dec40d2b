"""Permissions: cards in exile that an effect lets a player play (CR 601.3, 611.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from quizapp.rules.cards.abilities import CostPart
from quizapp.rules.cards.costs import PayMana
from quizapp.rules.cards.mana import COLOURS, ManaCost
from quizapp.rules.game import Game, replace
from quizapp.rules.nouns.lasting import MayPlay
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.exiling import (
    mana_of_any_colour,
    permission_belongs_to,
    permitted_card_is_paid_for,
)


def permitted_cards(game: Game, player: Player) -> Iterator[GameObject]:
    """Yield the cards in exile that a player may play."""
    for effect in game.state.lasting:
        if isinstance(effect, MayPlay):
            card = game.object(effect.card)
            if card.zone is Zone.EXILE and _holder(game, effect) == player:
                yield card


def _holder(game: Game, effect: MayPlay) -> Player | None:
    """Return who has the right now."""
    giver = game.object(effect.given_by)
    if giver.controller == effect.player:
        return effect.player
    name = game.object(effect.card).name
    return game.ask(
        permission_belongs_to, effect.player, effect.source, giver.controller, name
    )


def permitted_costs(
    game: Game, player: Player, card: GameObject, parts: tuple[CostPart, ...]
) -> tuple[CostPart, ...]:
    """Return what a player pays for a card: a right to play it changes only colours."""
    right = _right(game, card)
    if right is None:
        return parts
    if not game.ask(permitted_card_is_paid_for, player, card.name):
        return ()
    if not right.any_colour or not game.ask(mana_of_any_colour, player, card.name):
        return parts
    return tuple(
        replace(part, cost=_without_colours(part.cost))
        if isinstance(part, PayMana)
        else part
        for part in parts
    )


def _without_colours(cost: ManaCost) -> ManaCost:
    """Return a cost that mana of any type pays, but for colourless symbols."""
    kept = tuple(each for each in cost.symbols if each not in COLOURS)
    loose = len(cost.symbols) - len(kept) + len(cost.hybrid)
    generic = cost.generic + loose
    changed: ManaCost = replace(cost, generic=generic, symbols=kept, hybrid=())
    return changed


def _right(game: Game, card: GameObject) -> MayPlay | None:
    if card.zone is not Zone.EXILE:
        return None
    rights = (each for each in game.state.lasting if isinstance(each, MayPlay))
    return next((each for each in rights if each.card == card.id), None)
