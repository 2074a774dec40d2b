"""Statements about what became of cards."""

from __future__ import annotations

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.cards.card import CardName
from quizapp.rules.nouns.events import Moved, Sacrificed, SpellCast, ability_name
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.proof.statements.statement import Statement


class WasCast(Statement, frozen=True, kw_only=True):
    """A spell was cast, perhaps while an ability waited on the stack."""

    watches = (SpellCast,)
    telling = ("missed_trigger_remedy", "must_play_if_able")
    card: CardName
    by: Player | None = None
    over_ability_of: CardName | None = None
    """The card whose ability was on the stack below it."""
    targeting: Player | CardName | None = None
    """One of its targets."""

    def holds(self, state: State) -> bool:
        """Look for such a spell."""
        return any(
            isinstance(event, SpellCast)
            and event.card == self.card
            and self.by in (None, event.by)
            and (self._over is None or self._over in event.over)
            and (self.targeting is None or self.targeting in event.targets)
            for event in state.history
        )

    @property
    def _over(self) -> str | None:
        card = self.over_ability_of
        return None if card is None else ability_name(card)


class WasSacrificed(Statement, frozen=True, kw_only=True):
    """A permanent was sacrificed."""

    watches = (Sacrificed,)
    card: CardName
    by: Player | None = None
    to: CardName | None = None
    """Name of the card that it paid for."""
    count: PositiveInt = 1
    """How many permanents of that name, at least."""

    def holds(self, state: State) -> bool:
        """Look for such sacrifices."""
        found = sum(
            isinstance(event, Sacrificed)
            and event.card == self.card
            and self.by in (None, event.by)
            and self.to in (None, event.to)
            for event in state.history
        )
        return found >= self.count


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
