"""Static abilities about mana and about what a permanent enters with (CR 106.12b, 614.1c)."""

from __future__ import annotations

from typing import Literal

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.game import Game, Proposal, Static, replace
from quizapp.rules.nouns.objects import GameObject
from quizapp.rules.points.mana import multiplied_mana, x_while_entering
from quizapp.rules.procedures.happenings import add_counters
from quizapp.rules.procedures.mana.producing import ManaProduction


class MultiplyMana(Static, frozen=True):
    """Permanents that you tap for mana make several times as much of it."""

    times: PositiveInt

    def replaces(self, game: Game, source: GameObject, event: Proposal) -> bool:
        """Say whether its controller is about to make mana by tapping permanents."""
        del game
        return (
            isinstance(event, ManaProduction)
            and bool(event.mana)
            and bool(event.tapped)
            and event.player == source.controller
        )

    def instead(
        self, game: Game, source: GameObject, event: Proposal
    ) -> Proposal | None:
        """Return the production of that much mana of the same types."""
        assert isinstance(event, ManaProduction)
        amount = game.ask(multiplied_mana, source.name, len(event.mana), self.times)
        repeated: Proposal = replace(
            event, mana=event.mana * (amount // len(event.mana))
        )
        return repeated


class EntersWithCounters(Static, frozen=True, kw_only=True):
    """It enters with counters: a number of them, or as many as X is."""

    counter: str
    count: PositiveInt | Literal["x"]

    def enters(self, game: Game, permanent: GameObject) -> None:
        """Put the counters on it."""
        count = self._count(game, permanent)
        if count:
            add_counters(game, permanent.id, self.counter, count)

    def _count(self, game: Game, permanent: GameObject) -> int:
        if self.count == "x":
            return game.ask(x_while_entering, permanent.name, permanent.x_of_spell)
        return self.count
