"""Missed triggers at Regular REL, where the guide's remedies do not apply (JAR)."""

from __future__ import annotations

from quizapp.rules.game import Effect, Game
from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.policy.infractions.remedy_points import regular_trigger_remedy
from quizapp.rules.policy.remedies import ApplyRemedy
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.procedures.triggers import place


def rule_at_regular(game: Game, trigger: WaitingTrigger, disruptive: bool) -> None:
    """Put a forgotten trigger on the stack, or take it for declined; nobody is penalised.

    Whether it would disrupt the game too much is the judge's judgement.
    """
    controller = trigger.controller
    remedy = game.ask(
        regular_trigger_remedy, is_optional(trigger), disruptive, controller
    )
    chooser = (
        game.state.opponents(controller)[0]
        if remedy is Remedy.STACK_IF_CHOSEN
        else None
    )
    game.record(
        Ruled(
            infraction=Infraction.COMMON_ISSUE,
            responsible=controller,
            penalty=Penalty.NONE,
            penalised=None,
            remedy=remedy,
            chooser=chooser,
        )
    )
    if remedy is Remedy.STACK_AT_ONCE:
        place(game, trigger)
    elif chooser is not None:
        game.push(ApplyRemedy(trigger=trigger, remedy=remedy, chooser=chooser))


def is_optional(trigger: WaitingTrigger) -> bool:
    """Say whether the ability says that its controller "may" follow it."""
    return any(
        isinstance(each, Effect) and each.is_optional for each in trigger.ability.do
    )
