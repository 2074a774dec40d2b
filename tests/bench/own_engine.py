"""The measured entry points of the program; the one file here that knows their names.

Everything is imported when it is asked for: a part that is missing makes its own
figures "not available" and leaves the others standing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from tests.bench.search_offer import SearchOffer

CONTROLLED_TURN = Path(__file__).parent / "controlled-turn.yaml"
"""The position that both engines play, in the words of question files."""

LEAST_TIME_S = 1.0
"""A rate is taken over at least this long."""


class NotAvailableError(Exception):
    """A part of the program that is to be measured is not there."""


class EngineSpeed(Struct, frozen=True):
    """How fast positions follow each other."""

    steps_per_second: float
    """Options applied with everything that follows up to the next decision."""
    states_per_second: float
    """Different states visited by a closed search, memo included."""


def measure_engine() -> EngineSpeed:
    """Measure single steps and a closed search over a question with many lines of play.

    :raises NotAvailableError: when the engine is not there.
    """
    explore = find_entry_point("quizapp.rules.proof.graph", "explore")
    engine, start = _asked_position("missed-upkeep-answered")
    graph = explore(engine, start)
    choices = [
        (node.state, node.decision, edge.option_key)
        for node in graph.nodes
        for edge in node.edges
    ]

    def take_every_choice() -> int:
        for state, decision, option in choices:
            engine.take(state, decision, option)
        return len(choices)

    return EngineSpeed(
        steps_per_second=rate_of(take_every_choice),
        states_per_second=rate_of(lambda: len(explore(engine, start).nodes)),
    )


def _asked_position(question_id: str) -> tuple[Any, Any]:
    """Return the engine of a question and the state in which it is asked."""
    bank = open_question_source()
    prepare = find_entry_point("quizapp.bank.staging.world", "prepare")
    rulebook = find_entry_point("quizapp.rules.rulebook", "Rulebook")
    family = bank.variant(question_id, 0).family
    script, seer = prepare(family, bank.catalogue, rulebook())
    return seer, script.state


def open_question_source() -> Any:
    """Open the shipped questions as a `QuestionSource`.

    :raises NotAvailableError: when the bank is not there.
    """
    return find_entry_point("quizapp.bank.question_bank", "QuestionBank")()


def find_controlled_turn() -> Callable[[], SearchOffer]:
    """Find the controlled turn in our engine, from set-up to the list of options.

    What is returned builds its state anew at each call and uses no memo of an
    earlier one; cards are read beforehand, as they are for the peer.

    :raises NotAvailableError: when the engine is not there.
    """
    bank = open_question_source()
    prepare = find_entry_point("quizapp.bank.staging.world", "prepare")
    rulebook = find_entry_point("quizapp.rules.rulebook", "Rulebook")
    loading = import_module("quizapp.bank.family.loading")
    loaded = loading.load_family(CONTROLLED_TURN, bank.catalogue)

    def play() -> SearchOffer:
        script, _ = prepare(loaded.family, bank.catalogue, rulebook())
        due = script.decision
        seats = script.state.roles
        return SearchOffer(
            chooser=seats.index(due.chooser),
            decider=seats.index(due.decider),
            options=tuple(sorted(tuple(sorted(each.cards)) for each in due.options)),
        )

    return play


def find_entry_point(module: str, name: str) -> Any:
    """Import one object.

    :raises NotAvailableError: when the module or the name in it is missing. A fault
        inside a module that is there is not hidden.
    """
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if not module.startswith(error.name or module):
            raise
        raise NotAvailableError(f"{module} does not exist") from None
    except AttributeError:
        raise NotAvailableError(f"{module} has no {name}") from None


def rate_of(work: Callable[[], int], least_time_s: float = LEAST_TIME_S) -> float:
    """Repeat some work that says how much it did; return how much a second."""
    work()
    done, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < least_time_s:
        done += work()
    return done / elapsed
