"""Misconceptions: what people wrongly believe, each as one rule point replaced."""

from __future__ import annotations

from quizapp.rules.nouns.cards import Quality
from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import STEPS, Step
from quizapp.rules.points import casting, control, costs, resolving, searching
from quizapp.rules.policy import rule_points as policy
from quizapp.rules.policy.ruling import Penalty, Remedy
from quizapp.rules.rulebook import Cited, Misconception, cited, misconception


@misconception("controlled-player-still-chooses", control.who_decides)
def _still_chooses(chooser: Player, control: Control, what: str) -> Cited[Player]:
    return cited(chooser, "control.decides", by=control.by, subject=chooser, what=what)


@misconception("first-control-wins", control.newest_control_works)
def _first_wins(controls: tuple[Control, ...]) -> Cited[Control]:
    oldest = min(controls, key=lambda control: control.stamp)
    return cited(oldest, "control.newest", source=oldest.source)


@misconception("self-control-does-nothing", control.newest_control_works)
def _no_self_control(controls: tuple[Control, ...]) -> Cited[Control]:
    others = [each for each in controls if each.by != each.subject] or controls
    newest = max(others, key=lambda control: control.stamp)
    return cited(newest, "control.newest", source=newest.source)


@misconception("control-starts-in-the-main-phase", control.control_works_in_turn)
def _only_from_main(control: Control, begun: bool, step: str) -> Cited[bool]:
    late = STEPS.index(Step(step)) >= STEPS.index(Step.PRECOMBAT_MAIN)
    return cited(begun and late, "control.whole-turn", source=control.source)


@misconception(
    "control-lasts-while-the-spell-waits", control.control_works_while_resolving
)
def _no_gap(
    control: Control, resolving: bool, on_stack: bool, name: str
) -> Cited[bool]:
    works = resolving or on_stack
    return cited(works, "control.limited", source=control.source, name=name)


@misconception("control-ends-with-the-casting", control.control_works_while_resolving)
def _not_again(
    control: Control, resolving: bool, on_stack: bool, name: str
) -> Cited[bool]:
    del on_stack
    works = resolving and name == control.source
    return cited(works, "control.limited", source=control.source, name=name)


@misconception("controller-decides-fixes", control.tournament_choice)
def _controller_decides_fixes(
    chooser: Player, controls: tuple[Control, ...]
) -> Cited[Player]:
    newest = max(controls, key=lambda control: control.stamp)
    return cited(newest.by, "control.not-tournament", player=chooser)


@misconception("any-search-may-fail", searching.search_minimum)
def _any_may_fail(
    quality: Quality | None, count: int, available: int, by: Player
) -> Cited[int]:
    del quality, count, available
    return cited(0, "search.quality", by=by)


@misconception("what-is-there-must-be-found", searching.search_minimum)
def _must_find(
    quality: Quality | None, count: int, available: int, by: Player
) -> Cited[int]:
    del quality
    least = min(count, available)
    return cited(least, "search.number", by=by, count=count, least=least)


@misconception("controlled-player-cannot-search", searching.controlled_player_searches)
def _cannot_search(searcher: Player, decider: Player) -> Cited[bool]:
    return cited(False, "search.look", by=searcher, decider=decider)


@misconception("your-means-the-deciding-player", searching.whose_library)
def _deciders_library(searcher: Player, decider: Player) -> Cited[Player]:
    return cited(decider, "search.look", by=searcher, decider=decider)


@misconception("deciding-player-controls-objects", control.who_controls_objects)
def _controls_objects(player: Player, decider: Player, name: str) -> Cited[Player]:
    del player
    return cited(decider, "control.objects-stay", decider=decider, name=name)


@misconception("deciding-player-may-pay", costs.payment_sources)
def _both_pay(payer: Player, decider: Player, what: str) -> Cited[tuple[Player, ...]]:
    both = tuple(dict.fromkeys((payer, decider)))
    return cited(both, "control.own-resources", payer=payer, decider=decider, what=what)


@misconception("deciding-player-pays", costs.payment_sources)
def _decider_pays(
    payer: Player, decider: Player, what: str
) -> Cited[tuple[Player, ...]]:
    return cited(
        (decider,), "control.own-resources", payer=payer, decider=decider, what=what
    )


@misconception("partial-payment-is-enough", costs.partial_payment)
def _partial(needed: int, available: int, what: str) -> Cited[bool]:
    del needed
    return cited(available > 0, "cost.unpayable", available=available, what=what)


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


MISCONCEPTIONS: tuple[Misconception, ...] = (
    _still_chooses,
    _first_wins,
    _no_self_control,
    _only_from_main,
    _no_gap,
    _not_again,
    _controller_decides_fixes,
    _any_may_fail,
    _must_find,
    _cannot_search,
    _deciders_library,
    _controls_objects,
    _both_pay,
    _decider_pays,
    _partial,
    _may_stay,
    _response,
    _optional,
    _owner_chooses,
    _counted_early,
    _never,
    _decider_sacrifices,
    _old_counters,
    _one_payment,
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
"""Every misconception; the order decides which come first among the wrong options."""
