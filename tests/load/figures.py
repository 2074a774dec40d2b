"""The figures of a run, as rows of a table with the goals beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from tests.load.plan import (
    LEAST_A_SECOND,
    MOST_ACKNOWLEDGING_MS,
    MOST_HANDING_IN_MS,
    Run,
)

_OF_FEW = 200
"""So many are acknowledged within the goals; of more it is asked that nothing is lost."""

HEADING = ("run", "answers", "a second", "median", "99 %", "worst", "server", "goal")


class Times(Struct):
    """What was measured."""

    answers: int
    a_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    broken_off: int
    """Requests that a killed server did not answer; they are not in the times."""
    processor_us: float | None
    """Of the servers, for each answer; None where the system does not tell, or a server
    was killed meanwhile."""


class Figures(Struct):
    """The figures of one run."""

    run: str
    joining_s: float
    steady: Times
    one_by_one: Times | None
    """Without pause, one answer a request."""
    many_together: Times | None
    """Without pause, many answers a request, as after a break."""
    handing_in: Times
    checked: int
    """Candidates whose every acknowledged answer was found; a lost one ends the run."""
    disk_p50_ms: float
    """How long the disk takes for one small write that lasts, with nobody asking."""
    disk_p99_ms: float
    processors: int | None
    load: tuple[float, float, float]
    """Of the machine, over 1, 5 and 15 minutes, when the run began."""


class Goal(NamedTuple):
    """What a figure has to reach."""

    says: str
    is_reached: bool

    def __str__(self) -> str:
        return f"{self.says}: {'yes' if self.is_reached else 'NO'}"


def goals_of(run: Run, figures: Figures) -> dict[str, Goal]:
    """Compare with the goals, by what was measured."""
    goals: dict[str, Goal] = {}
    few = run.candidates <= _OF_FEW
    if few:
        worst = figures.handing_in.worst_ms
        goals["handing in"] = _at_most("worst", worst, MOST_HANDING_IN_MS)
    if few and not run.kills:
        goals["steady"] = _at_most("99 %", figures.steady.p99_ms, MOST_ACKNOWLEDGING_MS)
    if figures.one_by_one is not None:
        a_second = figures.one_by_one.a_second
        says = f">= {LEAST_A_SECOND:,.0f} a second"
        goals["without pause"] = Goal(says, a_second >= LEAST_A_SECOND)
    return goals


def rows_of(run: Run, figures: Figures) -> Iterator[str]:
    """Write the rows of a table."""
    goals = goals_of(run, figures)
    measured = {
        "steady": figures.steady,
        "without pause": figures.one_by_one,
        "many a request": figures.many_together,
        "handing in": figures.handing_in,
    }
    yield _row((f"**{run.says}**",))
    for what, times in measured.items():
        if times is not None:
            yield _row((*_cells(what, times), str(goals.get(what, ""))))
    killed = f"{run.kills} kills" if run.kills else "no kill"
    yield _row((f"{killed}, {figures.checked:,} candidates looked at: nothing lost",))
    load = " ".join(f"{each:.1f}" for each in figures.load)
    disk = f"{figures.disk_p50_ms} / {figures.disk_p99_ms} ms"
    yield _row((f"disk alone: median / 99 % {disk}; load {load}",))


def heading() -> str:
    """Write the heading of the table."""
    return _row(HEADING) + "\n" + _row(["---"] * len(HEADING))


def _cells(what: str, times: Times) -> Sequence[str]:
    used = "" if times.processor_us is None else f"{times.processor_us:,.0f} us"
    return (
        what,
        f"{times.answers:,}",
        f"{times.a_second:,.0f}",
        f"{times.p50_ms} ms",
        f"{times.p99_ms} ms",
        f"{times.worst_ms} ms",
        used,
    )


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join([*cells, *[""] * (len(HEADING) - len(cells))]) + " |"


def _at_most(what: str, found_ms: float, most_ms: float) -> Goal:
    return Goal(f"{what} <= {most_ms:g} ms", found_ms <= most_ms)
