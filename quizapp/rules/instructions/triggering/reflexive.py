"""When you do: abilities that trigger on what the resolution had done (CR 603.12)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import (
    Ability,
    Instruction,
    TargetKind,
    Trigger,
    TriggerEvent,
)
from quizapp.rules.game import Effect, Game, ScopedFrame, replace
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.scope import Deed, Scope
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.triggers import (
    reflexive_awaits_the_stack,
    reflexive_triggers,
)
from quizapp.rules.procedures.deciding import ask_player, decider
from quizapp.rules.procedures.noticing import wait
from quizapp.rules.procedures.performing import Perform
from quizapp.rules.procedures.targets import legal_targets, target_option


class WhenYouDo(Effect, frozen=True, kw_only=True):
    """When you have done it in this resolution, an ability triggers."""

    did: Deed
    target: TargetKind | None = None
    do: tuple[Instruction, ...]

    def perform(self, game: Game, scope: Scope) -> None:
        """Create the ability, and have it look back at what was done (CR 603.12).

        Its controller is the player who controls what is resolving (CR 603.7d, 603.7e).
        """
        name = game.object(scope.source).name
        objects = tuple(
            each.object_id
            for each in scope.done
            if each.deed is self.did and each.by == scope.you
        )
        for time in range(game.ask(reflexive_triggers, name, len(objects))):
            about = replace(scope, sacrificed=objects[time : time + 1], targets=())
            if game.ask(reflexive_awaits_the_stack, name, scope.you):
                wait(game, self._waiting(game, about))
            else:
                game.push(ActAtOnce(about, self))

    def _waiting(self, game: Game, scope: Scope) -> WaitingTrigger:
        trigger = Trigger(when=TriggerEvent.YOU_DID, target=self.target)
        turn = game.state.turn
        present = game.state.in_zone(Zone.BATTLEFIELD)
        return WaitingTrigger(
            source=scope.source,
            ability=Ability(triggered=trigger, do=self.do),
            controller=scope.you,
            decider=decider(game, scope.you, "remember"),
            turn=turn.number,
            phase=PHASES[turn.step],
            about=scope.sacrificed,
            present=tuple(each.id for each in present),
        )


class ActAtOnce(ScopedFrame, frozen=True):
    """The rest is done while the resolution goes on: only a mistake has it so."""

    when: WhenYouDo

    def run(self, game: Game) -> Decision | None:
        """Ask for the target, if there is one to choose."""
        kind = self.when.target
        source = game.object(self.scope.source)
        if kind is not None:
            legal = legal_targets(game, kind, self.scope.you, source.face)
            if legal:
                options = tuple(target_option(game, ref) for ref in legal)
                you = self.scope.you
                return ask_player(game, DecisionKind.TARGET, you, options, source.name)
        game.pop()
        if kind is None:
            game.push(Perform(self.scope, self.when.do))
        return None

    def answer(self, game: Game, option: Option) -> None:
        """Follow the instructions with that target."""
        game.pop()
        aimed = replace(self.scope, targets=option.refs)
        game.push(Perform(aimed, self.when.do))
