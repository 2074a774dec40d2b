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


COSTS = (
    _both_pay,
    _decider_pays,
    _partial,
)
