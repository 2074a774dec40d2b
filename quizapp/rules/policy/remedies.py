"""Remedies: what is done to the game about a missed trigger (IPG 2.1)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, Instruction
from quizapp.rules.game import Effect, Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Scope
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.policy.ruling import Remedy
from quizapp.rules.procedures.deciding import tournament_decider
from quizapp.rules.procedures.performing import Perform
from quizapp.rules.procedures.triggers import place

_CHOICES = {
    Remedy.STACK_IF_CHOSEN: ("stack", "no"),
    Remedy.DEFAULT_IF_CHOSEN: ("default", "no"),
    Remedy.DEFAULT_UNLESS_DECLINED: ("default", "no"),
    Remedy.DEFAULT_NOW_OR_NEXT_PHASE: ("default", "next phase"),
}


def default_action(ability: Ability) -> tuple[Instruction, ...] | None:
    """Return what an ability does when nobody makes the choice it offers, if it offers one."""
    done: list[Instruction] = []
    offered = False
    for instruction in ability.do:
        default = instruction.default() if isinstance(instruction, Effect) else None
        offered = offered or default is not None
        done.extend((instruction,) if default is None else default)
    return tuple(done) if offered else None


def resolve_default(game: Game, trigger: WaitingTrigger) -> None:
    """Have a trigger resolve with its default action, without using the stack."""
    default = default_action(trigger.ability)
    assert default is not None
    scope = Scope(
        object_id=trigger.source, source=trigger.source, you=trigger.controller
    )
    game.push(Perform(scope, default))


class ApplyRemedy(Frame, frozen=True, kw_only=True):
    """Apply the remedy for a missed trigger, asking the person it names."""

    trigger: WaitingTrigger
    remedy: Remedy
    chooser: Player

    def run(self, game: Game) -> Decision | None:
        """Ask what the remedy leaves to a player, or do what it says."""
        choices = _CHOICES.get(self.remedy)
        if choices is None:
            game.pop()
            if self.remedy is Remedy.STACK_AT_ONCE:
                place(game, self.trigger, late=True)
            return None
        return Decision(
            kind=DecisionKind.REMEDY,
            realm=Realm.TOURNAMENT,
            chooser=self.chooser,
            decider=tournament_decider(game, self.chooser),
            options=tuple(Option(key=choice) for choice in choices),
            cause=game.object(self.trigger.source).name,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Do what was chosen."""
        game.pop()
        if option.key == "stack":
            place(game, self.trigger, late=True)
        elif option.key == "default":
            resolve_default(game, self.trigger)
        elif option.key == "next phase":
            game.change(delayed=(*game.state.delayed, self.trigger))
