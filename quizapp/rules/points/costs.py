"""Rule points about costs: whose resources pay, and what cannot be paid (CR 118, 601.2)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("payment_sources")
def payment_sources(
    payer: Player, decider: Player, what: str
) -> Cited[tuple[Player, ...]]:
    """Say whose resources may pay a cost (CR 723.5a, 118.3)."""
    if payer == decider:
        return cited((payer,), "cost.unpayable", payer=payer, what=what)
    return cited(
        (payer,), "control.own-resources", payer=payer, decider=decider, what=what
    )


@rule_point("partial_payment")
def partial_payment(needed: int, available: int, what: str) -> Cited[bool]:
    """Say whether a cost can be paid with what is there (CR 118.3)."""
    return cited(
        available >= needed,
        "cost.unpayable",
        needed=needed,
        available=available,
        what=what,
    )
