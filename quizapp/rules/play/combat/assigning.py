"""Assigning: each creature in combat assigns its damage, one after the other (CR 510.1)."""

from __future__ import annotations

from msgspec import Struct

from quizapp.rules.cards.abilities import Keyword
from quizapp.rules.game import Game
from quizapp.rules.nouns.combat import Attack
from quizapp.rules.nouns.objects import GameObject, Player, Ref
from quizapp.rules.play.combat.division import Assigner
from quizapp.rules.play.combat.teams import refuse_bands_of_teams
from quizapp.rules.points.combat.choices import banding_divides
from quizapp.rules.points.combat.division import lethal_order_needed
from quizapp.rules.procedures.characteristics import has_keyword, power, toughness
from quizapp.rules.procedures.teams.speaking import who_speaks


class Assigned(Struct, frozen=True, gc=False, cache_hash=True):
    """Damage that one creature has assigned and not yet dealt."""

    source: int
    ref: Ref
    amount: int


def is_fighting(game: Game, object_id: int) -> bool:
    """Say whether a creature is still there to deal or to be dealt damage (CR 506.4)."""
    return game.object(object_id).is_creature


def assigner_of(
    game: Game, creature: GameObject, assigned: tuple[Assigned, ...]
) -> Assigner:
    """Return what matters about how a creature may assign its damage."""
    attack = attack_of(game, creature.id)
    opposed = _opposed(game, creature, attack)
    several = attack is not None and len(opposed) > 1
    in_order = several and not _has_banding(game, opposed)
    return Assigner(
        power=max(0, power(game.state, creature)),
        creatures=opposed,
        lethal={each: _lethal(game, creature, each, assigned) for each in opposed},
        in_order=in_order
        and game.ask(lethal_order_needed, creature.name, len(opposed)),
        tramples_over=None if attack is None else _beyond(game, creature, attack),
    )


def divider_of(game: Game, creature: GameObject) -> Player:
    """Return whom the game asks how a creature's damage is divided (CR 702.22j, 702.22k).

    A team announces it together (CR 805.10f).

    :raises RefusalError: if banding gives that choice to one player of a team.
    """
    assert creature.controller is not None
    attack = attack_of(game, creature.id)
    opposed = _opposed(game, creature, attack)
    if not _has_banding(game, opposed):
        return who_speaks(game, creature.controller)
    refuse_bands_of_teams(game)
    active = game.state.turn.active
    other, side = (active, "blocks") if attack is None else (attack.defender, "attacks")
    return game.ask(banding_divides, creature.controller, other, creature.name, side)


def attack_of(game: Game, object_id: int) -> Attack | None:
    """Return the attack of a creature, or None if it does not attack."""
    attacks = game.state.combat.attacks
    return next((each for each in attacks if each.attacker == object_id), None)


def _opposed(
    game: Game, creature: GameObject, attack: Attack | None
) -> tuple[int, ...]:
    """List the creatures that block a creature, or that it blocks."""
    if attack is not None:
        opposed = attack.blockers
    else:
        opposed = tuple(
            each.attacker
            for each in game.state.combat.attacks
            if creature.id in each.blockers
        )
    return tuple(each for each in opposed if is_fighting(game, each))


def _has_banding(game: Game, creatures: tuple[int, ...]) -> bool:
    return any(
        has_keyword(game.state, game.object(each), Keyword.BANDING)
        for each in creatures
    )


def _lethal(
    game: Game, creature: GameObject, hurt: int, assigned: tuple[Assigned, ...]
) -> int:
    """Return how much damage is lethal, with what is on it or assigned already."""
    found = game.object(hurt)
    more = sum(each.amount for each in assigned if each.ref == hurt)
    needed = max(0, toughness(game.state, found) - found.damage - more)
    deathtouch = has_keyword(game.state, creature, Keyword.DEATHTOUCH)
    return min(needed, 1) if deathtouch else needed


def _beyond(game: Game, creature: GameObject, attack: Attack) -> Ref | None:
    """Return what damage may be assigned to besides blockers (CR 510.1b, 702.19b)."""
    if attack.blocked and not has_keyword(game.state, creature, Keyword.TRAMPLE):
        return None
    whom = attack.whom
    if isinstance(whom, str):
        return whom if whom in game.state.present else None
    return whom if game.object(whom).is_permanent else None
