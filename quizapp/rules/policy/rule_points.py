"""Rule points about missed triggers (IPG 2.1), edition by edition."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.policy.ruling import Penalty, Remedy
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("missed_trigger_responsible", Document.IPG)
def missed_trigger_responsible(controller: Player, decider: Player) -> Cited[Player]:
    """Say who had to remember a triggered ability (before 2016-09-30)."""
    del decider
    return cited(
        controller, "missed.responsible", responsible=controller, controller=controller
    )


@missed_trigger_responsible.since("2016-09-30")
def _the_controlling_player_is_responsible(
    controller: Player, decider: Player
) -> Cited[Player]:
    """Say who had to remember: a player who controls another is responsible for both."""
    return cited(
        decider, "missed.responsible", responsible=decider, controller=controller
    )


@rule_point("missed_trigger_penalty", Document.IPG)
def missed_trigger_penalty(
    responsible: Player, controller: Player, owner: Player, detrimental: bool
) -> Cited[Penalty]:
    """Say the penalty: a Warning only for one's own usually detrimental trigger."""
    del owner
    warned = detrimental and responsible == controller
    return cited(
        Penalty.WARNING if warned else Penalty.NONE,
        "missed.penalty",
        responsible=responsible,
        controller=controller,
        owner="",
        detrimental=str(detrimental).lower(),
        warned=str(warned).lower(),
    )


@missed_trigger_penalty.since("2019-01-21")
def _the_penalty_asks_for_the_owner(
    responsible: Player, controller: Player, owner: Player, detrimental: bool
) -> Cited[Penalty]:
    """Say the penalty: the player must also own the card responsible for the trigger."""
    warned = detrimental and responsible == controller and responsible == owner
    return cited(
        Penalty.WARNING if warned else Penalty.NONE,
        "missed.penalty",
        responsible=responsible,
        controller=controller,
        owner=owner,
        detrimental=str(detrimental).lower(),
        warned=str(warned).lower(),
    )


@rule_point("missed_trigger_remedy", Document.IPG)
def missed_trigger_remedy(default_action: bool, too_late: bool) -> Cited[Remedy]:
    """Say the remedy to 2016-07-22: a default action must be taken, now or next phase."""
    if default_action:
        return _remedy(Remedy.DEFAULT_NOW_OR_NEXT_PHASE)
    return _stack_or_too_late(too_late)


@missed_trigger_remedy.since("2016-09-30")
def _the_opponent_may_have_the_default(
    default_action: bool, too_late: bool
) -> Cited[Remedy]:
    """Say the remedy: the opponent chooses whether to resolve it with the default."""
    if default_action:
        return _remedy(Remedy.DEFAULT_IF_CHOSEN)
    return _stack_or_too_late(too_late)


@missed_trigger_remedy.since("2017-04-28")
def _the_opponent_may_decline_the_default(
    default_action: bool, too_late: bool
) -> Cited[Remedy]:
    """Say the remedy: it resolves at once with the default, unless the opponent declines."""
    if default_action:
        return _remedy(Remedy.DEFAULT_UNLESS_DECLINED)
    return _stack_or_too_late(too_late)


@missed_trigger_remedy.since("2019-01-21")
def _defaults_no_longer_matter(default_action: bool, too_late: bool) -> Cited[Remedy]:
    """Say the remedy: the opponent chooses whether it goes on the stack."""
    del default_action
    return _stack_or_too_late(too_late)


def _stack_or_too_late(too_late: bool) -> Cited[Remedy]:
    remedy = Remedy.PLAY_ON if too_late else Remedy.STACK_IF_CHOSEN
    return _remedy(remedy)


def _remedy(remedy: Remedy) -> Cited[Remedy]:
    return cited(remedy, "missed.remedy", remedy=remedy.value)


@rule_point("missed_trigger_chooser", Document.IPG)
def missed_trigger_chooser(
    controller: Player, opponent: Player, responsible: Player
) -> Cited[Player]:
    """Say who chooses in the remedy: the opponent of the trigger's controller."""
    del responsible
    return cited(opponent, "missed.chooser", chooser=opponent, controller=controller)


@rule_point("missed_trigger_objects", Document.IPG)
def missed_trigger_objects(
    present: tuple[int, ...], now: tuple[int, ...]
) -> Cited[tuple[int, ...]]:
    """Say which objects a trigger placed late may use: those legal at the proper time."""
    return cited(tuple(each for each in now if each in present), "missed.legal-objects")
