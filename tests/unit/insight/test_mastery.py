"""Mastery by topic and by section of the rules; too few answers say nothing."""

from __future__ import annotations

import datetime as dt

import pytest

from quizapp.training.day_summary import RecallBin
from quizapp.training.insight.mastery import (
    master_sections,
    master_topics,
    section_of,
)
from quizapp.training.insight.ratings import FirstTry
from quizapp.training.insight.remembered import compare, compare_all
from quizapp.training.progress import wilson_interval
from tests.support.exam_families import family

DAY = dt.date(2026, 11, 30)


def _tries(*right: bool) -> list[FirstTry]:
    return [FirstTry(f"q{n}", DAY, each) for n, each in enumerate(right)]


def test_a_family_counts_in_each_of_its_topics():
    families = [family("q0", "turns", "policy"), family("q1", "policy"), family("q2")]

    policy, turns = master_topics(families, _tries(True, False))

    assert (policy.key, policy.families, policy.tries, policy.right) == (
        "policy", 2, 2, 1,
    )  # fmt: skip
    assert (turns.key, turns.families, turns.tries, turns.right) == ("turns", 2, 1, 1)
    assert (policy.low, policy.high) == wilson_interval(1, 2)


def test_of_fewer_than_five_first_tries_no_share_is_said():
    families = [family(f"q{n}") for n in range(6)]

    four, five = (master_topics(families, _tries(*[True] * n))[0] for n in (4, 5))

    assert four.share is None
    assert five.share == 1


@pytest.mark.parametrize(
    ("rule", "section"),
    [
        ("CR 723.5a", "CR 723"),
        ("CR 701.23b", "CR 701.23"),
        ("CR 702.19", "CR 702.19"),
        ("IPG 2.1", "IPG 2.1"),
        ("MTR 3.15", "MTR 3.15"),
        ("IPG 4", "IPG 4"),
        ("Something else", "Something else"),
    ],
)
def test_each_rule_stands_in_a_section(rule, section):
    assert section_of(rule) == section


def test_two_rules_of_one_section_count_once():
    families = [family("q0", rules=("CR 723.1", "CR 723.5", "IPG 2.1"))]

    sections = master_sections(families, _tries(False))

    assert [(e.key, e.families, e.tries, e.right) for e in sections] == [
        ("CR 723", 1, 1, 0),
        ("IPG 2.1", 1, 1, 0),
    ]


def test_what_came_true_stands_beside_what_was_expected():
    bins = [RecallBin(9000, 10, 8, 92_000), RecallBin(5000, 2, 1, 11_000)]

    few, many = compare(bins)

    assert (few.lower, few.expected, few.share) == (0.5, 0.55, 0.5)
    assert (many.lower, many.expected, many.share) == (0.9, 0.92, 0.8)
    assert (many.low, many.high) == wilson_interval(8, 10)
    assert (few.is_enough, many.is_enough) == (False, True)


def test_all_answers_together_say_whether_that_is_a_surprise():
    usual = compare_all([RecallBin(9000, 100, 91, 920_000)])
    worse = compare_all([RecallBin(9000, 100, 70, 920_000)])
    better = compare_all([RecallBin(5000, 100, 90, 550_000)])

    assert usual is not None
    assert worse is not None
    assert better is not None
    assert (usual.surprise, worse.surprise, better.surprise) == (0, -1, 1)
    assert compare_all([]) is None
