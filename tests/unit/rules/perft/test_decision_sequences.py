"""Counts of decision sequences, as chess programs count moves: a wrong option set shows.

Each count says how many different sequences of so many decisions there are from a
position, chance included; its comment says once why it must be so many.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from quizapp.rules.nouns.decisions import Decision
from quizapp.rules.nouns.state import State
from quizapp.rules.play.engine import Engine
from tests.support.playing import Play
from tests.support.tables import On, Side, controlled, table

GORGER = "Phyrexian Soulgorger"
JACE = "Jace, Vryn's Prodigy"


def count_sequences(
    engine: Engine, state: State, due: Decision | None, depth: int
) -> int:
    """Count the sequences of decisions; one that ends earlier counts as one."""
    if depth == 0 or due is None:
        return 1
    reached = (engine.take(state, due, option.key) for option in due.options)
    return sum(
        count_sequences(engine, there.state, there.decision, depth - 1)
        for there in reached
    )


def with_nothing() -> Play:
    return Play(table())


def with_a_shock(by: str = "") -> Play:
    sides = {"A": Side(hand=["Shock"]), "N": Side(field=["Grizzly Bears"])}
    controls = [controlled("A", by=by)] if by else []
    return Play(table(**sides, controls=controls))


def with_a_tutor() -> Play:
    library = {"Plains": 3, "Shock": 1, "others": 9}
    state = table(A=Side(hand=["Demonic Tutor"], library=library))
    return Play(state).use("Demonic Tutor").resolve()


def with_a_fetch_land() -> Play:
    library = {"Plains": 1, "Island": 2, "Forest": 1, "others": 5}
    state = table(A=Side(field=["Flooded Strand"], library=library))
    return Play(state).use("Flooded Strand").resolve()


def with_cumulative_upkeep(ages: int = 0) -> Play:
    gorger = On(GORGER, counters=(("age", ages),) * bool(ages))
    field = [gorger, "Hill Giant", "Grizzly Bears"]
    return Play(table(step="upkeep", A=Side(field=field))).resolve()


def with_a_looter() -> Play:
    side = Side(field=[JACE], hand=["Fling"], library={"Plains": 1, "Shock": 1})
    return Play(table(A=side)).use(JACE).resolve()


def with_word_of_command() -> Play:
    victim = Side(hand=["Shock", "Demonic Tutor", "Hill Giant"], field=["Swamp"] * 2)
    state = table(A=Side(hand=["Word of Command"]), N=victim)
    return Play(state).use("Word of Command").resolve()


def with_a_subgame() -> Play:
    state = table(A=Side(hand=["Shahrazad"]), N=Side())
    return Play(state).use("Shahrazad").resolve()


def with_too_many_cards() -> Play:
    state = table(step="cleanup", A=Side(hand=["Shock"] * 8 + ["Fling"]))
    return Play(state)


def with_two_triggers() -> Play:
    field = [GORGER, GORGER]
    return Play(table(step="upkeep", A=Side(field=field)))


class Counted(NamedTuple):
    """A position, and the counts for the first depths."""

    position: Callable[[], Play]
    counts: tuple[int, ...]


COUNTS = {
    # Nobody has anything to do: every decision is a pass, so there is one sequence.
    "nothing": Counted(with_nothing, (1, 1, 1, 1)),
    # A passes, or begins to cast. A spell has three targets: both players and the Bears.
    # After the pass N can only pass: 1 + 3. Then A has priority in the next step, where
    # the same instant can be cast again (2); after a target A holds priority and can
    # only pass (3): 2 + 3.
    "shock": Counted(with_a_shock, (2, 4, 5)),
    # Who decides changes nothing about what can be decided.
    "shock under control": Counted(lambda: with_a_shock("N"), (2, 4, 5)),
    # Cards of one name count once: Plains, Shock, or an unnamed card. Only cards that are
    # on the table at first are offered for use, so each of the three goes on in one way.
    "tutor": Counted(with_a_tutor, (3, 3)),
    # Plains, Island, or nothing, since a quality is stated; the Forest does not fit.
    "fetch land": Counted(with_a_fetch_land, (3, 3)),
    # Decline, or pay: then one of three creatures is sacrificed. 1 + 3.
    "first upkeep": Counted(with_cumulative_upkeep, (2, 4)),
    # With two counters two of the three creatures pay: three pairs. 1 + 3.
    "second upkeep": Counted(lambda: with_cumulative_upkeep(1), (2, 4)),
    # With three counters all three creatures pay, and in one way: 1 + 1.
    "third upkeep": Counted(lambda: with_cumulative_upkeep(2), (2, 2)),
    # Chance gives one of two cards; then one of the two cards in hand is discarded.
    "looter": Counted(with_a_looter, (2, 4)),
    # Three cards may be chosen. The Shock and the Giant cannot be paid for with Swamps:
    # both ways lead to A's priority. The tutor is paid for with both Swamps.
    "word of command": Counted(with_word_of_command, (3, 3)),
    # Either player goes first; each of them keeps or takes a mulligan: 2, 4, 8. In the
    # next round only those declare who took one: from the four ends of a round there go
    # 1 (both kept: priority), 2, 2 and 2 ways, for each player who may go first.
    "subgame": Counted(with_a_subgame, (2, 4, 8, 14)),
    # Two of nine cards are discarded: two Shocks, or a Shock and the Fling.
    "cleanup": Counted(with_too_many_cards, (2,)),
    # Either trigger goes on the stack first; the other one follows by itself.
    "two triggers": Counted(with_two_triggers, (2, 2)),
}


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_as_many_sequences_of_decisions_as_the_rules_allow(name):
    position, counts = COUNTS[name]
    play = position()
    found = tuple(
        count_sequences(play.engine, play.state, play.decision, depth)
        for depth in range(1, len(counts) + 1)
    )

    assert found == counts
