"""The table of a loaded room says which goals were reached, and which were not."""

from __future__ import annotations

import pytest

from tests.load.figures import Figures, Times, goals_of, heading, rows_of
from tests.load.plan import RUNS, Run

STEADY, RUSH, MANY = RUNS


def _times(p99_ms: float = 1.0, a_second: float = 9_000.0) -> Times:
    return Times(
        answers=100,
        a_second=a_second,
        p50_ms=0.5,
        p99_ms=p99_ms,
        worst_ms=p99_ms * 10,
        broken_off=0,
        processor_us=None,
    )


def _figures(run: Run, times: Times) -> Figures:
    return Figures(
        run=run.says,
        joining_s=1.0,
        steady=times,
        one_by_one=times if run.rush_s else None,
        many_together=None,
        handing_in=times,
        checked=run.candidates,
        disk_p50_ms=0.4,
        disk_p99_ms=0.9,
        processors=2,
        load=(0.1, 0.2, 0.3),
    )


@pytest.mark.parametrize(
    ("run", "times", "reached"),
    [
        (STEADY, _times(), {"steady": True, "handing in": True}),
        (STEADY, _times(p99_ms=5.1), {"steady": False, "handing in": False}),
        (RUSH, _times(), {"without pause": True}),
        (RUSH, _times(a_second=4_999.9), {"without pause": False}),
        (STEADY._replace(kills=2), _times(p99_ms=5.1), {"handing in": False}),
        (MANY, _times(p99_ms=400.0), {}),
    ],
)
def test_each_run_is_compared_with_its_own_goals(run, times, reached):
    goals = goals_of(run, _figures(run, times))

    assert {what: goal.is_reached for what, goal in goals.items()} == reached


def test_every_row_has_as_many_cells_as_the_heading():
    rows = [
        row for run in RUNS for row in rows_of(run, _figures(run, _times(p99_ms=6.0)))
    ]

    assert {row.count("|") for row in [*rows, heading().splitlines()[0]]} == {9}
    assert sum("<= 5 ms: NO" in row for row in rows) == 1
    assert sum("nothing lost" in row for row in rows) == len(RUNS)
