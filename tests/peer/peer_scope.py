"""What of a scenario the peer can be told: everything else is refused."""

from __future__ import annotations

from collections.abc import Sequence

from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    OTHERS,
    Begin,
    Choose,
    GivenControl,
    GivenDuring,
    Resolve,
    Scenario,
    Side,
    Standing,
    Use,
)
from quizapp.rules.nouns.turn import Step
from tests.peer.oracle_words import CannotExpressError

PHASES = {
    Step.UPKEEP: "Upkeep",
    Step.DRAW: "Draw",
    Step.PRECOMBAT_MAIN: "PreCombatMain",
    Step.POSTCOMBAT_MAIN: "PostCombatMain",
    Step.END: "End",
}
"""The steps that a scenario may begin in, by the peer's names for them."""


def refuse_what_has_no_words(family: Family) -> None:
    """Refuse scenarios with what the peer's door cannot lay out or play."""
    scenario = family.scenario
    reasons = {
        "more than two players": len(scenario.players) != 2,
        "teams": bool(scenario.teams),
        "another step": scenario.turn.step not in PHASES,
        "happenings of another kind": not all(
            isinstance(each, Use | Resolve | Begin | Choose) for each in family.happens
        ),
        "effects of another kind": not _only_control(scenario),
        "special permanents": any(
            _is_special(standing)
            for each in scenario.players
            for standing in scenario.side(each).battlefield
        ),
        "a commander": any(scenario.side(each).commander for each in scenario.players),
    }
    for reason, holds in reasons.items():
        if holds:
            raise CannotExpressError(reason)


def _only_control(scenario: Scenario) -> bool:
    """Say whether nothing but control of the active player by the other one is given."""
    return len(scenario.given) <= 1 and all(
        isinstance(each, GivenControl)
        and each.during is GivenDuring.THIS_TURN
        and each.who == scenario.turn.of != each.by
        for each in scenario.given
    )


def cards_of(side: Side) -> list[str]:
    """List every card that a player has, by name."""
    return [
        *names_in(side.library),
        *side.hand,
        *side.ready,
        *side.graveyard,
        *on_the_battlefield(side),
    ]


def names_in(counted: Sequence[tuple[str, int]]) -> list[str]:
    """List the named cards of a library."""
    return [name for name, count in counted for _ in range(count) if name != OTHERS]


def on_the_battlefield(side: Side) -> list[str]:
    """List the permanents of a player, by name."""
    return [each.card for each in side.battlefield for _ in range(each.count)]


def _is_special(standing: Standing) -> bool:
    return bool(
        standing.counters or standing.enchants or standing.tapped or standing.face_down
    )
