"""The measured entry points of the program; the one file here that knows their names.

Everything is imported when it is asked for: a part that is missing makes its own
figures "not available" and leaves the others standing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from msgspec import Struct

from tests.bench.search_offer import SearchOffer

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
    """Measure single steps and a closed search.

    :raises NotAvailableError: when the engine is not there.
    """
    find_entry_point("quizapp.rules.search", "explore")
    # ADAPTER: two callables that do some work and return how much they did, e.g.
    # EngineSpeed(rate_of(play_a_line), rate_of(lambda: explore(...).states)).
    raise NotAvailableError("measure_engine() is not joined to the search yet")


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
    find_entry_point("quizapp.rules.search", "explore")
    # ADAPTER: build the position, resolve the control spell, begin the controlled
    # turn, activate the land, resolve, return the options of the search.
    raise NotAvailableError("find_controlled_turn() is not joined to the engine yet")


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
