"""Wide focus: a question derived again with every action on the board in its focus."""

from __future__ import annotations

from msgspec import structs

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.keys.worlds import Answers
from quizapp.bank.staging.world import prepare
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.proof.graph import explore
from quizapp.rules.rulebook import Rulebook

WIDE_BUDGET = 20_000
"""States that may be looked at for one question with a wide focus."""


def widened(family: Family, catalogue: Catalogue) -> Family:
    """Return a family with every card of the board in its focus.

    A card that does more than is modelled cannot be used, and is left out.
    """
    sides = [family.scenario.side(player) for player in family.scenario.players]
    names = (
        name
        for side in sides
        for name in (
            *side.ready,
            *side.hand,
            *(standing.card for standing in side.battlefield),
            *side.graveyard,
        )
        if not catalogue.card(name).not_modelled
    )
    return structs.replace(
        family, focus=tuple(dict.fromkeys((*family.focus, *sorted(names))))
    )


def answers_within(
    family: Family, catalogue: Catalogue, as_of: EditionDate, budget: int
) -> Answers:
    """Return the answers of a family whose slots are filled.

    :raises OverBudgetError: if more states than that would have to be looked at.
    :raises RefusalError: if the engine cannot answer for another reason.
    """
    script, seer = prepare(family, catalogue, Rulebook(as_of))
    graph = explore(seer, script.state, budget)
    return tuple(aspect.answer(graph) for aspect in family.ask.aspects)
