"""Misconceptions about missed triggers."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy import rule_points as policy
from quizapp.rules.policy.ruling import Penalty, Remedy
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("default-action-still-applies", policy.missed_trigger_remedy)
def _default_applies(default_action: bool, too_late: bool) -> Cited[Remedy]:
    del too_late
    usual = Remedy.DEFAULT_UNLESS_DECLINED if default_action else Remedy.STACK_IF_CHOSEN
    return cited(usual, "missed.remedy")


@misconception("default-action-must-happen", policy.missed_trigger_remedy)
def _default_must(default_action: bool, too_late: bool) -> Cited[Remedy]:
    del too_late
    old = Remedy.DEFAULT_NOW_OR_NEXT_PHASE
    return cited(old if default_action else Remedy.STACK_IF_CHOSEN, "missed.remedy")


@misconception("default-action-never-applied", policy.missed_trigger_remedy)
def _no_default(default_action: bool, too_late: bool) -> Cited[Remedy]:
    del default_action, too_late
    return cited(Remedy.STACK_IF_CHOSEN, "missed.remedy")


@misconception("missed-means-gone", policy.missed_trigger_remedy)
def _gone(default_action: bool, too_late: bool) -> Cited[Remedy]:
    del default_action, too_late
    return cited(Remedy.PLAY_ON, "missed.remedy")


@misconception("missed-goes-on-the-stack", policy.missed_trigger_remedy)
def _stack_at_once(default_action: bool, too_late: bool) -> Cited[Remedy]:
    del default_action, too_late
    return cited(Remedy.STACK_AT_ONCE, "missed.remedy")


@misconception("triggers-controller-chooses", policy.missed_trigger_chooser)
def _controller_chooses(
    controller: Player, opponent: Player, responsible: Player
) -> Cited[Player]:
    del opponent, responsible
    return cited(controller, "missed.chooser", controller=controller)


@misconception("controlled-player-remembers", policy.missed_trigger_responsible)
def _controlled_remembers(controller: Player, decider: Player) -> Cited[Player]:
    del decider
    return cited(controller, "missed.responsible", controller=controller)


@misconception("deciding-player-remembers", policy.missed_trigger_responsible)
def _decider_remembers(controller: Player, decider: Player) -> Cited[Player]:
    return cited(decider, "missed.responsible", controller=controller)


@misconception("missed-triggers-are-never-penalised", policy.missed_trigger_penalty)
def _never_penalised(
    responsible: Player, controller: Player, owner: Player, detrimental: bool
) -> Cited[Penalty]:
    del responsible, controller, owner, detrimental
    return cited(Penalty.NONE, "missed.penalty")


@misconception("every-missed-trigger-is-a-warning", policy.missed_trigger_penalty)
def _always_warned(
    responsible: Player, controller: Player, owner: Player, detrimental: bool
) -> Cited[Penalty]:
    del responsible, controller, owner, detrimental
    return cited(Penalty.WARNING, "missed.penalty")


@misconception("late-trigger-may-use-anything", policy.missed_trigger_objects)
def _any_object(
    present: tuple[int, ...], now: tuple[int, ...]
) -> Cited[tuple[int, ...]]:
    del present
    return cited(now, "missed.legal-objects")


MISSED_TRIGGERS = (
    _default_applies,
    _default_must,
    _no_default,
    _gone,
    _stack_at_once,
    _controller_chooses,
    _controlled_remembers,
    _decider_remembers,
    _always_warned,
    _never_penalised,
    _any_object,
)
