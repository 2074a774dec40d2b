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


@rule_point("controlled_players_resources")
def controlled_players_resources(
    payer: Player, controlled: tuple[Player, ...], what: str
) -> Cited[tuple[Player, ...]]:
    """Say whose resources pay besides, for one who decides for others (CR 118.3)."""
    others = ", ".join(controlled)
    return cited((), "cost.not-theirs", payer=payer, others=others, what=what)


@rule_point("untap_symbol_payable")
def untap_symbol_payable(name: str, tapped: bool) -> Cited[bool]:
    """Say whether a permanent can be untapped to pay a cost (CR 107.6)."""
    return cited(tapped, "cost.untap", name=name)


@rule_point("cost_is_locked_in")
def cost_is_locked_in(name: str, amount: int) -> Cited[bool]:
    """Say whether the total cost is fixed before anything is paid (CR 601.2f, 602.2b)."""
    return cited(True, "cost.locked-in", name=name, amount=amount)


@rule_point("activated_as_sorcery")
def activated_as_sorcery(name: str, sorcery_time: bool) -> Cited[bool]:
    """Say whether an ability to be activated "only as a sorcery" can be now (CR 602.5d)."""
    return cited(sorcery_time, "timing.as-sorcery", name=name)
