"""Teams: tables of two teams with two heads each, for tests of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from quizapp.rules.nouns.control import Control
from quizapp.rules.nouns.state import State
from tests.support.tables import Side, table


def teams(
    step: str = "precombat main",
    controls: Sequence[Control] = (),
    *,
    life: int = 30,
    **sides: Side,
) -> State:
    """Lay out a game of A and A2 against N and N2; A and N are the primary players.

    Both teams have the same life total.
    """
    given = {"A": Side(), "A2": Side(), "N": Side(), "N2": Side(), **sides}
    state = table(step=step, controls=controls, **given)
    players = tuple(
        structs.replace(each, team=each.player[0], life=life) for each in state.players
    )
    return structs.replace(state, players=players)
