"""Tapped mana: whether the mana in a pool is that of the lands that are tapped."""

from __future__ import annotations

from quizapp.bank.staging.impossible import ImpossibleScenarioError
from quizapp.rules.cards.mana import Mana
from quizapp.rules.game import Assumptions, Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import abilities_of
from quizapp.rules.procedures.mana.making import land_types, mana_maker
from quizapp.rules.rulebook import Rulebook


def check_pool(state: State, player: Player) -> None:
    """Refuse a pool that the player's tapped permanents do not account for.

    Each tapped land has made one mana; another tapped permanent may have made one.

    :raises ImpossibleScenarioError: at the pool.
    """
    game = Game(state, Rulebook(), Assumptions())
    tapped = [e for e in state.in_zone(Zone.BATTLEFIELD, player) if e.tapped]
    lands = [types_made(game, each) for each in tapped if each.face.is_land]
    others = [types_made(game, each) for each in tapped if not each.face.is_land]
    pool = list(state.player(player).pool)
    said = "".join(f"{{{mana}}}" for mana in pool)
    if len(lands) > len(pool):
        raise ImpossibleScenarioError(
            f"{len(lands)} lands are tapped and {said} is all the mana there is",
            player,
            "pool",
        )
    if not _made_by(pool, lands, others):
        raise ImpossibleScenarioError(
            f"the tapped permanents cannot have made {said}", player, "pool"
        )


def types_made(game: Game, permanent: GameObject) -> frozenset[Mana]:
    """Return the types of mana that tapping a permanent can have made."""
    assert permanent.controller is not None
    types = land_types(permanent)
    for ability in abilities_of(game.state, permanent):
        maker = mana_maker(ability)
        if maker is not None:
            types |= maker.types(game, permanent.controller)
    return types


def _made_by(
    pool: list[Mana], must: list[frozenset[Mana]], may: list[frozenset[Mana]]
) -> bool:
    """Say whether each mana can be that of a permanent of its own, and each land's."""
    if not pool:
        return not must
    mana, *rest = pool
    for sources in (must, may):
        for position, makes in enumerate(sources):
            if mana in makes:
                left = sources[:position] + sources[position + 1 :]
                both = (left, may) if sources is must else (must, left)
                if _made_by(rest, *both):
                    return True
    return False
