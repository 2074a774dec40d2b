"""What a permanent could produce, whether or not its costs could be paid (CR 106.7)."""

from __future__ import annotations

from quizapp.rules.cards.mana import Mana
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.points.mana import counts_as_producible
from quizapp.rules.procedures.characteristics import abilities_of
from quizapp.rules.procedures.mana.making import NOTHING, land_types, mana_maker


def could_produce(
    game: Game, permanent: GameObject, seen: frozenset[int] = frozenset()
) -> frozenset[Mana]:
    """Return the types of mana that a permanent could produce.

    Whoever asks on behalf of a permanent that was seen on the way here gets nothing from
    it: the smallest answer that agrees with itself is the right one.
    """
    if permanent.id in seen or permanent.controller is None:
        return NOTHING
    seen |= {permanent.id}
    types = land_types(permanent).union(
        *(
            maker.types(game, permanent.controller, seen)
            for ability in abilities_of(game.state, permanent)
            if (maker := mana_maker(ability)) is not None
        )
    )
    if types and not game.ask(counts_as_producible, permanent.name, permanent.tapped):
        return NOTHING
    return types
