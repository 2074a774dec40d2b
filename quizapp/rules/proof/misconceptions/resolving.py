"""Misconceptions about casting and resolving."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import casting, resolving
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("chosen-card-may-stay", casting.must_play_if_able)
def _may_stay(player: Player, name: str, able: bool) -> Cited[bool]:
    del able
    return cited(False, "cast.while-resolving", player=player, name=name)


@misconception("response-during-resolution", casting.priority_during_resolution)
def _response(name: str) -> Cited[bool]:
    return cited(True, "cast.while-resolving", name=name)


@misconception("instructions-are-optional", resolving.instruction_is_mandatory)
def _optional(name: str, what: str, you: Player) -> Cited[bool]:
    return cited(False, "instructions.in-order", name=name, what=what, you=you)


@misconception("owner-chooses-the-card", resolving.who_chooses_on_resolution)
def _owner_chooses(you: Player, owner: Player, name: str) -> Cited[Player]:
    del you
    return cited(owner, "choice.on-resolution", you=owner, name=name)


@misconception("counted-before-the-rest", resolving.condition_is_checked)
def _counted_early(name: str, count: int, needed: int) -> Cited[bool]:
    return cited(count - 1 >= needed, "information.once", name=name, count=count - 1)


@misconception("condition-is-a-choice", resolving.condition_is_checked)
def _never(name: str, count: int, needed: int) -> Cited[bool]:
    del needed
    return cited(False, "information.once", name=name, count=count)


@misconception("deciding-player-sacrifices", resolving.who_sacrifices)
def _decider_sacrifices(controller: Player, decider: Player) -> Cited[Player]:
    del controller
    return cited(decider, "sacrifice.own", player=decider)


@misconception("old-counters-are-paid", resolving.age_counters_to_pay)
def _old_counters(name: str, before: int, after: int) -> Cited[int]:
    del after
    return cited(before, "upkeep.cumulative", name=name, before=before)


@misconception("one-payment-a-turn", resolving.age_counters_to_pay)
def _one_payment(name: str, before: int, after: int) -> Cited[int]:
    del before
    return cited(1, "upkeep.cumulative", name=name, after=after)


RESOLVING = (
    _may_stay,
    _response,
    _optional,
    _owner_chooses,
    _counted_early,
    _never,
    _decider_sacrifices,
    _old_counters,
    _one_payment,
)
