"""Pay, or else: "unless you pay" (CR 118.12)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import CostPart, Instruction
from quizapp.rules.cards.costs import scaled
from quizapp.rules.game import Effect, Game, ScopedFrame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.points.resolving import age_counters_to_pay
from quizapp.rules.procedures.costs import can_pay
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import add_counters
from quizapp.rules.procedures.paying import PayCosts
from quizapp.rules.procedures.performing import Perform

AGE = "age"


class AddAgeCounter(Effect, frozen=True):
    """Put an age counter on this permanent (CR 702.24a)."""

    def perform(self, game: Game, scope: Scope) -> None:
        """Put it on, if the permanent is still there."""
        if game.object(scope.source).is_permanent:
            add_counters(game, scope.source, AGE, 1)


class UnlessPaid(Effect, frozen=True):
    """A player may pay a cost once for each age counter; if not, something happens."""

    cost: tuple[CostPart, ...]
    otherwise: tuple[Instruction, ...]

    def perform(self, game: Game, scope: Scope) -> None:
        """Ask, if the permanent is still there."""
        if game.object(scope.source).is_permanent:
            game.push(PayOrElse(scope, self))

    def default(self) -> tuple[Instruction, ...] | None:
        """Without a choice the cost is not paid."""
        return self.otherwise


class PayOrElse(ScopedFrame, frozen=True):
    """A player pays, or takes the consequence."""

    unless: UnlessPaid

    def run(self, game: Game) -> Decision | None:
        """Ask whether the cost is paid; one that cannot be paid is not on offer."""
        options = [Option(key="decline")]
        if self._payable(game):
            options.insert(0, Option(key="pay"))
        name = game.object(self.scope.source).name
        return ask_player(
            game, DecisionKind.UNLESS, self.scope.you, tuple(options), name
        )

    def answer(self, game: Game, option: Option) -> None:
        """Pay it, or let the rest happen."""
        game.pop()
        if option.key == "pay":
            source, on = self.scope.source, self.scope.object_id
            game.push(PayCosts(self.scope.you, self._total(game), source, on))
        else:
            game.push(Perform(self.scope, self.unless.otherwise))

    def _total(self, game: Game) -> tuple[CostPart, ...]:
        ages = game.object(self.scope.source).count(AGE)
        name = game.object(self.scope.source).name
        times = game.ask(age_counters_to_pay, name, ages - 1, ages)
        return tuple(scaled(part, times) for part in self.unless.cost if times)

    def _payable(self, game: Game) -> bool:
        source = game.object(self.scope.source)
        on = self.scope.object_id
        return can_pay(game, self.scope.you, self._total(game), source, on)
