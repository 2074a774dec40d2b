"""Making mana: which abilities are mana abilities, and what they could make (CR 605, 106.7)."""

from __future__ import annotations

from abc import abstractmethod

from quizapp.rules.cards.abilities import Ability, TriggerEvent
from quizapp.rules.cards.mana import LAND_TYPES, Mana
from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.objects import GameObject, Player

NOTHING: frozenset[Mana] = frozenset()


class MakesMana(Effect, frozen=True):
    """An instruction by which a player adds mana."""

    @abstractmethod
    def types(
        self, game: Game, you: Player, seen: frozenset[int] = frozenset()
    ) -> frozenset[Mana]:
        """Return the types that it could add for a player right now.

        Permanents that were seen already on the way here add nothing: types that exist
        only because permanents point at each other do not exist (CR 106.7).
        """

    @property
    @abstractmethod
    def is_single(self) -> bool:
        """Say whether it adds exactly one mana."""


def mana_maker(ability: Ability) -> MakesMana | None:
    """Return the first of an ability's instructions that adds mana, if any."""
    return next((each for each in ability.do if isinstance(each, MakesMana)), None)


def is_mana_ability(ability: Ability) -> bool:
    """Say whether an ability is a mana ability (CR 605.1a, 605.1b)."""
    if mana_maker(ability) is None:
        return False
    if ability.activated is not None:
        loyal = any(part.is_loyalty for part in ability.activated.cost)
        return ability.activated.target is None and not loyal
    return (
        ability.triggered is not None
        and ability.triggered.target is None
        and ability.triggered.when is TriggerEvent.LAND_TAPPED_FOR_MANA
    )


def land_types(permanent: GameObject) -> frozenset[Mana]:
    """Return the types of mana that basic land types let a land make (CR 305.6)."""
    if not permanent.face.is_land:
        return NOTHING
    subtypes = permanent.face.subtypes
    return frozenset(LAND_TYPES[each] for each in subtypes if each in LAND_TYPES)
