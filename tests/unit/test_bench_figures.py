"""Every figure of the bench is explained, and every goal is one of a figure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.goals import AT_LEAST, AT_MOST, say_goal
from tests.bench.report import Report, table_rows

ROOT = Path(__file__).parents[2]
FIGURES = Report.__struct_fields__


def test_goals_are_set_for_figures_that_there_are():
    assert {*AT_MOST, *AT_LEAST} <= {*FIGURES}


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_is_explained(figure):
    explained = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")

    assert f"`{figure}`" in explained


@pytest.mark.parametrize(
    ("value", "says"), [(1.6, "yes"), (1.61, "NO"), (None, "at most 1.6")]
)
def test_a_goal_is_said_with_whether_it_is_reached(value, says):
    assert say_goal("first_paint_ratio", value).endswith(says)


def test_a_figure_that_is_missing_is_told_with_its_reason_and_its_goal():
    report = Report(not_available={"search_ms_worst": "no bank"})

    rows = {name: (value, goal) for name, value, goal in table_rows(report)}

    assert rows["search_ms_worst"] == ("not available: no bank", "at most 1.5")
