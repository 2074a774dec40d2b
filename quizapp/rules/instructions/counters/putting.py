"""Put counters on the permanent whose ability it is (CR 122.1)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import PositiveInt
from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.procedures.happenings import add_counters


class PutCounters(Effect, frozen=True, kw_only=True):
    """Counters are put on this permanent."""

    counter: str
    """Which kind of counters."""
    count: PositiveInt = 1

    def perform(self, game: Game, scope: Scope) -> None:
        """Put them on, if the permanent is still there."""
        if game.object(scope.source).is_permanent:
            add_counters(game, scope.source, self.counter, self.count)
