"""Sources of mana: every way to pay a mana cost from the pool and from permanents."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from quizapp.rules.cards.abilities import Ability
from quizapp.rules.cards.costs import PayMana, TapThis
from quizapp.rules.cards.mana import Mana, ManaCost
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.characteristics import abilities_of
from quizapp.rules.procedures.mana.making import (
    is_mana_ability,
    land_types,
    mana_maker,
)
from quizapp.rules.procedures.mana.producing import ManaProduction
from quizapp.rules.procedures.resources import is_too_new, payers
from quizapp.rules.refusal import OverBudgetError, RefusalError

MAXIMUM_WAYS_TO_PAY = 500

_TAP_ALONE = (TapThis(),)


class Source(Struct, frozen=True, gc=False):
    """One mana that could be had: from a permanent, or unspent in a pool."""

    of: Player
    name: str
    makes: frozenset[Mana]
    permanent: int = -1
    """Id of the permanent to be tapped for it; -1: it is in the pool."""


Way = tuple[Source, ...]


def ways_to_pay_mana(
    game: Game, payer: Player, part: PayMana, source: GameObject
) -> tuple[Way, ...]:
    """List the sets of sources that make exactly the mana needed.

    Sets of sources with the same names and owners count once.

    :raises OverBudgetError: if there are too many sets to list.
    :raises RefusalError: if a source does not simply make one mana when it is tapped.
    """
    sources = tuple(_sources(game, payer, part, source))
    found: dict[tuple[tuple[str, str], ...], Way] = {}
    for chosen in combinations(sources, part.cost.value):
        name = tuple(sorted((each.of, each.name) for each in chosen))
        if name not in found and _covers(chosen, part.cost):
            found[name] = chosen
        if len(found) > MAXIMUM_WAYS_TO_PAY:
            raise OverBudgetError(f"too many ways to pay for {source.name}")
    return tuple(found.values())


def _sources(
    game: Game, payer: Player, part: PayMana, source: GameObject
) -> Iterator[Source]:
    for player in payers(game, payer, source.name):
        for mana in game.player(player).pool:
            yield Source(player, f"{{{mana}}}", frozenset({mana}))
        for permanent in game.state.in_zone(Zone.BATTLEFIELD, player):
            fits = permanent.face.is_land or not part.lands_only
            if permanent.tapped or not fits or permanent.id == source.id:
                continue
            makes = _makes(game, permanent)
            if _is_odd(game, permanent, makes):
                raise RefusalError(
                    f"{permanent.name} does not simply make one mana when it is tapped; "
                    "paying with such mana at once is not modelled"
                )
            if makes and not is_too_new(game, permanent):
                yield Source(player, permanent.name, makes, permanent.id)


def _makes(game: Game, permanent: GameObject) -> frozenset[Mana]:
    """Return the types of the one mana that tapping a permanent alone makes."""
    assert permanent.controller is not None
    types = land_types(permanent)
    for ability in abilities_of(game.state, permanent):
        if _is_plain(ability) and (maker := mana_maker(ability)) is not None:
            types |= maker.types(game, permanent.controller)
    return types


def _is_plain(ability: Ability) -> bool:
    """Say whether an ability costs {T} alone and makes one mana."""
    maker = mana_maker(ability)
    if ability.activated is None or maker is None:
        return False
    return ability.activated.cost == _TAP_ALONE and maker.is_single


def _covers(sources: Way, cost: ManaCost) -> bool:
    """Say whether one mana from each source can pay the coloured symbols."""
    makes = [each.makes for each in sources]
    return any(_assign(way, makes) for way in cost.ways)


def _assign(symbols: tuple[Mana, ...], makes: list[frozenset[Mana]]) -> bool:
    if not symbols:
        return True
    first, rest = symbols[0], symbols[1:]
    return any(
        first in mana and _assign(rest, makes[:position] + makes[position + 1 :])
        for position, mana in enumerate(makes)
    )


def _is_odd(game: Game, permanent: GameObject, makes: frozenset[Mana]) -> bool:
    """Say whether a permanent does not simply make one mana when it is tapped.

    Its mana must be made before anything is paid with it.
    """
    if any(_makes_for_more(ability) for ability in permanent.face.abilities):
        return True
    if not makes:
        return False
    assert permanent.controller is not None
    made = ManaProduction(
        player=permanent.controller,
        mana=tuple(makes)[:1],
        source=permanent.id,
        tapped=(permanent.id,),
    )
    replaced = any(each.replaces(game, source, made) for source, each in game.statics())
    return replaced or (permanent.face.is_land and _is_enriched(game))


def _makes_for_more(ability: Ability) -> bool:
    """Say whether an ability makes mana for another cost than {T}, but not for mana."""
    if ability.activated is None or mana_maker(ability) is None or _is_plain(ability):
        return False
    return not any(isinstance(part, PayMana) for part in ability.activated.cost)


def _is_enriched(game: Game) -> bool:
    """Say whether tapping a land for mana makes more mana besides."""
    return any(
        ability.triggered is not None and is_mana_ability(ability)
        for permanent in game.state.in_zone(Zone.BATTLEFIELD)
        for ability in permanent.face.abilities
    )
