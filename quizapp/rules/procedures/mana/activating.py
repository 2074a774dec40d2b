"""Activating mana abilities: they resolve at once, without the stack (CR 605.3)."""

from __future__ import annotations

from functools import cache

from quizapp.rules.cards.abilities import Ability, Activation
from quizapp.rules.cards.card import Card
from quizapp.rules.cards.costs import TapThis
from quizapp.rules.cards.mana import LAND_TYPES, ManaCost
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.procedures.characteristics import abilities_of
from quizapp.rules.procedures.mana.announcing import record_activation
from quizapp.rules.procedures.mana.making import is_mana_ability
from quizapp.rules.procedures.mana.producing import ProduceMana
from quizapp.rules.procedures.mana.resolving import ResolveManaAbility
from quizapp.rules.procedures.paying import PayCosts


def all_abilities(game: Game, permanent: GameObject) -> tuple[Ability, ...]:
    """List a permanent's abilities, those of its basic land types last (CR 305.6)."""
    return abilities_of(game.state, permanent) + _intrinsic(permanent.face)


@cache
def _intrinsic(face: Card) -> tuple[Ability, ...]:
    if not face.is_land:
        return ()
    return tuple(
        Ability(
            activated=Activation(cost=(TapThis(),)),
            do=(ProduceMana(mana=ManaCost(0, (LAND_TYPES[subtype],))),),
        )
        for subtype in face.subtypes
        if subtype in LAND_TYPES
    )


def may_make_mana(game: Game, player: Player, ability: Ability) -> bool:
    """Say whether an ability is offered: no mana is made where it is taken for granted."""
    return not (is_mana_ability(ability) and game.player(player).mana_assumed)


def activate_mana(
    game: Game, player: Player, source: GameObject, ability: Ability
) -> None:
    """Begin to activate a mana ability: its cost is paid, then it resolves (CR 605.3b)."""
    assert ability.activated is not None
    record_activation(game, player, source)
    scope = Scope(object_id=source.id, source=source.id, you=player)
    game.push(ResolveManaAbility(scope, ability.do))
    game.push(PayCosts(player, ability.activated.cost, source.id, source.id))
