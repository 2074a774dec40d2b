"""Rule points about following instructions and making choices on resolution (CR 608.2)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("instruction_is_mandatory")
def instruction_is_mandatory(name: str, what: str, you: Player) -> Cited[bool]:
    """Say whether an instruction without "may" must be followed (CR 608.2c)."""
    return cited(True, "instructions.in-order", name=name, what=what, you=you)


@rule_point("who_chooses_on_resolution")
def who_chooses_on_resolution(you: Player, owner: Player, name: str) -> Cited[Player]:
    """Say who chooses among cards that an instruction tells "you" to choose (CR 608.2d)."""
    del owner
    return cited(you, "choice.on-resolution", you=you, name=name)


@rule_point("condition_is_checked")
def condition_is_checked(name: str, count: int, needed: int) -> Cited[bool]:
    """Say whether a condition in the instructions holds when it is reached (CR 608.2h)."""
    return cited(
        count >= needed, "information.once", name=name, count=count, needed=needed
    )


@rule_point("who_sacrifices")
def who_sacrifices(controller: Player, decider: Player) -> Cited[Player]:
    """Say whose permanents a player told to sacrifice may sacrifice (CR 701.21a)."""
    del decider
    return cited(controller, "sacrifice.own", player=controller)


@rule_point("age_counters_to_pay")
def age_counters_to_pay(name: str, before: int, after: int) -> Cited[int]:
    """Say for how many counters a cumulative upkeep must be paid (CR 702.24a)."""
    return cited(after, "upkeep.cumulative", name=name, before=before, after=after)


@rule_point("zone_change_is_replaced")
def zone_change_is_replaced(name: str, source: str, owner: Player) -> Cited[bool]:
    """Say whether a card goes elsewhere when an effect says "instead" (CR 614.6)."""
    return cited(True, "replaced", name=name, source=source, owner=owner)
