"""Misconceptions about costs and payment."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import costs
from quizapp.rules.rulebook import Cited, cited, misconception


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


@misconception("controlled-players-resources-pay", costs.controlled_players_resources)
def _theirs_too(
    payer: Player, controlled: tuple[Player, ...], what: str
) -> Cited[tuple[Player, ...]]:
    return cited(controlled, "cost.not-theirs", payer=payer, what=what)


@misconception("untapped-permanents-can-be-untapped", costs.untap_symbol_payable)
def _untap_anyway(name: str, tapped: bool) -> Cited[bool]:
    del tapped
    return cited(True, "cost.untap", name=name)


@misconception("cost-is-counted-while-paying", costs.cost_is_locked_in)
def _not_locked_in(name: str, amount: int) -> Cited[bool]:
    return cited(False, "cost.locked-in", name=name, amount=amount)


@misconception("abilities-are-always-instant", costs.activated_as_sorcery)
def _at_any_time(name: str, sorcery_time: bool) -> Cited[bool]:
    del sorcery_time
    return cited(True, "timing.as-sorcery", name=name)


COSTS = (
    _both_pay,
    _decider_pays,
    _partial,
    _theirs_too,
    _untap_anyway,
    _not_locked_in,
    _at_any_time,
)
