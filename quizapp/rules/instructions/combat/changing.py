"""A creature gets more or less power and toughness until end of turn (CR 611.2, 613.4c)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.lasting import PowerToughnessChange
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.zones import Zone


class Changed(StrEnum):
    """Which creature gets the change."""

    THIS = "this"
    TARGET = "target"


class Strengthen(Effect, frozen=True, kw_only=True):
    """A creature gets a change until end of turn, perhaps once for each permanent there is."""

    what: Changed
    power: int
    toughness: int
    for_each: str = ""
    """A subtype: the change is as many times as large as there are such permanents."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Create the effect; how large it is, is fixed now (CR 608.2h, 611.2c)."""
        subject = self._subject(scope)
        if subject is None or not game.object(subject).is_creature:
            return
        times = self._times(game)
        made = PowerToughnessChange(
            source=game.object(scope.object_id).name,
            stamp=game.stamp(),
            until_end_of_turn=game.state.turn.number,
            subject=subject,
            power=self.power * times,
            toughness=self.toughness * times,
        )
        game.change(lasting=(*game.state.lasting, made))

    def _subject(self, scope: Scope) -> int | None:
        if self.what is Changed.THIS:
            return scope.source
        return next((ref for ref in scope.targets if isinstance(ref, int)), None)

    def _times(self, game: Game) -> int:
        if not self.for_each:
            return 1
        there = game.state.in_zone(Zone.BATTLEFIELD)
        return sum(self.for_each in each.face.subtypes for each in there)
