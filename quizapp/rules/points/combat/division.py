"""Rule points about how combat damage is divided (CR 510)."""

from __future__ import annotations

from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("lethal_order_needed")
def lethal_order_needed(name: str, blockers: int) -> Cited[bool]:
    """Say whether blockers are put in an order and each needs lethal damage before the next.

    That was so until the edition of November 2024 (CR 509.2, 510.1c).
    """
    return cited(True, "combat.division", name=name, count=blockers, ordered="true")


@lethal_order_needed.since("2024-11-08")
def _freely(name: str, blockers: int) -> Cited[bool]:
    return cited(False, "combat.division", name=name, count=blockers, ordered="false")
