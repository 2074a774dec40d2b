"""Rule points about triggered abilities on their way to the stack (CR 603)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("who_places_first")
def who_places_first(
    order: tuple[Player, ...], deciders: tuple[Player, ...]
) -> Cited[tuple[Player, ...]]:
    """Say in which order players put their triggered abilities on the stack (CR 603.3b).

    A controlled player stays the active player in their own turn (CR 723.3).
    """
    del deciders  # who decides for whom changes nothing; a misconception looks at it
    return cited(order, "trigger.active-first", player=order[0])


@rule_point("ability_is_independent")
def ability_is_independent(name: str, player: Player) -> Cited[bool]:
    """Say whether an ability on the stack goes on without its source (CR 113.7a)."""
    return cited(True, "ability.independent", name=name, player=player)


@rule_point("reflexive_triggers")
def reflexive_triggers(name: str, times: int) -> Cited[int]:
    """Say how often a reflexive ability triggers (CR 603.12, 603.12a).

    It looks back at what was done in this resolution alone, and triggers once for each
    time.
    """
    return cited(times, "reflexive.checked", name=name, times=times)


@rule_point("reflexive_awaits_the_stack")
def reflexive_awaits_the_stack(name: str, player: Player) -> Cited[bool]:
    """Say whether a reflexive ability is put on the stack like others (CR 603.3).

    That is the next time a player would get priority, after the resolution in progress;
    only then its target is chosen (CR 603.3d).
    """
    return cited(True, "reflexive.stack", name=name, player=player)
