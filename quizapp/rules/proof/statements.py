"""Statements: what may be so in a state, in the closed list of words of question files."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Literal

from msgspec import Struct

from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import (
    Discarded,
    Drew,
    Event,
    ManaSpent,
    Moved,
    Sacrificed,
    Searched,
    SpellCast,
    ability_name,
)
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone


class Statement(Struct, frozen=True):
    """Something that is so in a state, or not."""

    watches: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that the state must remember for it."""
    telling: ClassVar[tuple[str, ...]] = ()
    """Rule points that it mostly turns on."""

    @abstractmethod
    def holds(self, state: State) -> bool:
        """Say whether it is so."""


class Found(Statement, frozen=True, kw_only=True):
    """A player's search has found these cards, or none."""

    watches = (Searched,)
    telling = ("search_minimum",)
    by: Player
    cards: Literal["none"] | tuple[CardName, ...]

    def holds(self, state: State) -> bool:
        """Look for such a search."""
        wanted = () if self.cards == "none" else tuple(sorted(self.cards))
        return any(
            isinstance(event, Searched)
            and event.by == self.by
            and tuple(sorted(event.found)) == wanted
            for event in state.history
        )


class WasSacrificed(Statement, frozen=True, kw_only=True):
    """A permanent was sacrificed."""

    watches = (Sacrificed,)
    card: CardName
    by: Player | None = None
    to: CardName | None = None
    """Name of the card that it paid for."""

    def holds(self, state: State) -> bool:
        """Look for such a sacrifice."""
        return any(
            isinstance(event, Sacrificed)
            and event.card == self.card
            and self.by in (None, event.by)
            and self.to in (None, event.to)
            for event in state.history
        )


class WasCast(Statement, frozen=True, kw_only=True):
    """A spell was cast, perhaps while an ability waited on the stack."""

    watches = (SpellCast,)
    telling = ("missed_trigger_remedy", "must_play_if_able")
    card: CardName
    by: Player | None = None
    over_ability_of: CardName | None = None
    """The card whose ability was on the stack below it."""

    def holds(self, state: State) -> bool:
        """Look for such a spell."""
        return any(
            isinstance(event, SpellCast)
            and event.card == self.card
            and self.by in (None, event.by)
            and (self._over is None or self._over in event.over)
            for event in state.history
        )

    @property
    def _over(self) -> str | None:
        card = self.over_ability_of
        return None if card is None else ability_name(card)


class InZone(Statement, frozen=True, kw_only=True):
    """A card has come to a zone."""

    watches = (Moved,)
    card: CardName
    zone: Zone
    transformed: bool | None = None

    def holds(self, state: State) -> bool:
        """Look for such a move."""
        return any(
            isinstance(event, Moved)
            and event.card == self.card
            and event.now is self.zone
            and self.transformed in (None, event.transformed)
            for event in state.history
        )


class SpentMana(Statement, frozen=True, kw_only=True):
    """A player has paid for a spell or ability with mana of somebody's permanents."""

    watches = (ManaSpent,)
    telling = ("payment_sources",)
    by: Player
    on: CardName
    of: Player

    def holds(self, state: State) -> bool:
        """Look for such a payment."""
        return any(
            isinstance(event, ManaSpent)
            and (event.by, event.on, event.source_owner) == (self.by, self.on, self.of)
            for event in state.history
        )


class HasDrawn(Statement, frozen=True, kw_only=True):
    """A player has drawn a card."""

    watches = (Drew,)
    by: Player

    def holds(self, state: State) -> bool:
        """Look for a draw."""
        return any(
            isinstance(event, Drew) and event.by == self.by for event in state.history
        )


class HasDiscarded(Statement, frozen=True, kw_only=True):
    """A player has discarded a card."""

    watches = (Discarded,)
    by: Player
    card: CardName | None = None

    def holds(self, state: State) -> bool:
        """Look for a discard."""
        return any(
            isinstance(event, Discarded)
            and event.by == self.by
            and self.card in (None, event.card)
            for event in state.history
        )


class Left(Statement, frozen=True, kw_only=True):
    """A zone of a player's holds no such card any more."""

    watches = (Moved,)
    card: CardName
    zone: Zone

    def holds(self, state: State) -> bool:
        """Look for a move out of the zone."""
        return any(
            isinstance(event, Moved)
            and event.card == self.card
            and event.was is self.zone
            for event in state.history
        )


STATEMENTS: dict[str, type[Statement]] = {
    "cast": WasCast,
    "discarded": HasDiscarded,
    "drawn": HasDrawn,
    "found": Found,
    "in_zone": InZone,
    "left": Left,
    "mana_spent": SpentMana,
    "sacrificed": WasSacrificed,
}
"""Statement by the word that stands for it."""
