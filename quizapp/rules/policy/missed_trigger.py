"""The ruling on a missed trigger: responsible player, penalty and remedy (IPG 2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quizapp.rules.game import Game
from quizapp.rules.nouns.events import Ruled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.nouns.triggers import WaitingTrigger
from quizapp.rules.nouns.turn import PHASES
from quizapp.rules.policy.infractions.remedy_points import regular_is_apart
from quizapp.rules.policy.infractions.rule_points import infraction_penalty
from quizapp.rules.policy.regular import rule_at_regular
from quizapp.rules.policy.remedies import ApplyRemedy, default_action
from quizapp.rules.policy.rule_points import (
    missed_trigger_chooser,
    missed_trigger_penalty,
    missed_trigger_remedy,
    missed_trigger_responsible,
)
from quizapp.rules.policy.ruling import Infraction, Penalty

_NO_WARNINGS: Mapping[Player, int] = MappingProxyType({})
_PHASE_ORDER = tuple(dict.fromkeys(PHASES.values()))


def rule_on_missed_trigger(
    game: Game,
    trigger: WaitingTrigger,
    disruptive: bool = False,
    earlier: Mapping[Player, int] = _NO_WARNINGS,
) -> None:
    """Rule on a trigger that is noticed only now, and put the remedy on the agenda.

    Earlier Warnings are those of the same day for missed triggers, by player.
    """
    game.change(missed=tuple(each for each in game.state.missed if each is not trigger))
    regular = game.assumptions.rel is Rel.REGULAR
    if regular and game.ask(regular_is_apart, trigger.controller):
        rule_at_regular(game, trigger, disruptive)
    else:
        _rule_by_the_guide(game, trigger, earlier)


def _rule_by_the_guide(
    game: Game, trigger: WaitingTrigger, earlier: Mapping[Player, int]
) -> None:
    controller = trigger.controller
    responsible = game.ask(missed_trigger_responsible, controller, trigger.decider)
    warnings = earlier.get(responsible, 0)
    penalty = _penalty(game, trigger, responsible, warnings)
    default = default_action(trigger.ability) is not None
    remedy = game.ask(missed_trigger_remedy, default, is_too_late(game.state, trigger))
    opponent = game.state.opponents(controller)[0]
    chooser = game.ask(missed_trigger_chooser, controller, opponent, responsible)
    game.record(
        Ruled(
            infraction=Infraction.MISSED_TRIGGER,
            responsible=responsible,
            penalty=penalty,
            penalised=None if penalty is Penalty.NONE else responsible,
            remedy=remedy,
            chooser=chooser,
        )
    )
    game.push(ApplyRemedy(trigger=trigger, remedy=remedy, chooser=chooser))


def _penalty(
    game: Game, trigger: WaitingTrigger, responsible: Player, warnings: int
) -> Penalty:
    """Say the penalty, with what earlier Warnings make of one more."""
    owner = game.object(trigger.source).owner
    detrimental = bool(trigger.ability.usually_detrimental)
    penalty = game.ask(
        missed_trigger_penalty, responsible, trigger.controller, owner, detrimental
    )
    if penalty is Penalty.NONE or not warnings:
        return penalty
    return game.ask(
        infraction_penalty, Infraction.MISSED_TRIGGER, warnings, responsible
    )


def is_too_late(state: State, trigger: WaitingTrigger) -> bool:
    """Say whether it was missed before the current phase of the previous turn."""
    turns_ago = state.turn.number - trigger.turn
    if turns_ago != 1:
        return turns_ago > 1
    now = _PHASE_ORDER.index(PHASES[state.turn.step])
    return _PHASE_ORDER.index(trigger.phase) < now
