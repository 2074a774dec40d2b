"""Keywords: abilities that stand for others, written out as the rules do (CR 702)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Ability, Trigger, TriggerEvent
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.unless import AddAgeCounter, UnlessPaid


def as_triggered(ability: Ability) -> Ability:
    """Return the triggered ability that a cumulative upkeep stands for (CR 702.24a).

    Any other ability is returned as it is.
    """
    if not ability.cumulative_upkeep:
        return ability
    unless = UnlessPaid(ability.cumulative_upkeep, (Sacrifice(Sacrificed.THIS),))
    return Ability(
        triggered=Trigger(when=TriggerEvent.YOUR_UPKEEP),
        do=(AddAgeCounter(), unless),
        usually_detrimental=ability.usually_detrimental,
    )
