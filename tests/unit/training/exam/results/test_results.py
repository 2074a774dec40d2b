"""Results say what each candidate achieved, and what a re-key changed, by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from quizapp.training.exam.grading import Reached
from quizapp.training.exam.rekeying import Change
from quizapp.training.exam.results.results import (
    KeyChange,
    Shown,
    TopicScore,
    make_results,
)
from quizapp.training.exam.results.withdrawing import withdraw
from tests.support.exam_families import blueprint, part
from tests.support.exam_papers import DAY, LATER
from tests.support.exam_results import Naming, drop_second, exam_results, graded

ROWS = {"Kim": "aab", "Lou": "bba", "Sam": "b--"}


def test_each_candidate_has_points_topics_misconceptions_and_a_standing():
    found = exam_results(ROWS)
    first, second, third = found.candidates

    assert first.topics == (
        TopicScore("mana", Fraction(0), Fraction(1)),
        TopicScore("turns", Fraction(2), Fraction(2)),
    )
    assert second.misconceptions == (Shown("belief-b", 2),)
    assert [each.paper.passed for each in found.candidates] == [True, False, False]
    # Of three different scores the middles are 5/6, 3/6 and 1/6.
    assert [round(each.standing.percentile, 1) for each in found.candidates] == [
        83.3, 50.0, 16.7,
    ]  # fmt: skip
    assert third.count(Reached.NOT_REACHED) == 2
    assert (found.passed, found.is_rekeyed) == (1, False)


def test_without_a_pass_mark_nobody_passes_or_fails():
    found = exam_results(ROWS, None)

    assert found.passed is None
    assert found.candidates[0].paper.passed is None


def test_each_item_has_its_places_topic_and_misconceptions():
    found = exam_results({**ROWS, "Sam": "c--"})
    first = found.items[0]

    assert (first.question_id, first.topic, first.places) == ("q0", "turns", ("A 1",))
    assert first.misconceptions == (Shown("belief-b", 1), Shown("belief-c", 1))
    assert first.statistics.facility == pytest.approx(1 / 3)


def test_after_a_re_key_the_new_scores_count_and_the_old_ones_stay():
    found = exam_results(ROWS, rekeyed=True)
    first = found.candidates[0]

    assert found.is_rekeyed
    assert (found.as_of, found.blueprint.as_of) == (LATER, DAY)
    assert (first.paper.points, first.paper.most) == (1, 2)
    assert (first.before.points, first.before.most) == (2, 3)
    assert [len(each.rekeyed) for each in found.items] == [0, 1, 0]
    assert found.items[1].rekeyed[0] == KeyChange(
        seed=0,
        places=("A 2",),
        change=Change.NONE_RIGHT,
        before="a",
        after="",
        because=(),
    )
    assert found.items[1].statistics is None
    assert found.analysis.reliability.items == 2


def test_forms_of_different_lengths_are_ranked_by_share_and_not_analysed():
    papers = graded({"Kim": "aab", "Lou": "bba"})
    made = blueprint(part("all", 3), pass_percent=60)
    found = make_results(papers, made, Naming(), drop_second(papers, "Kim"))

    # 1 of 2 stands above 1 of 3.
    assert [each.standing.percentile for each in found.candidates] == [75, 25]
    assert found.analysis is None
    assert all(each.statistics is None for each in found.items)


def test_an_exam_that_nobody_sat_has_no_results():
    found = exam_results({})

    assert (found.candidates, found.items, found.passed) == ((), (), 0)


def test_withdrawn_items_count_for_nobody_and_only_they():
    papers = graded(ROWS)
    same = drop_second(papers, "nobody")
    found = withdraw(same, frozenset({("q0", 0)}), 60)
    kim = found.candidates[0]

    assert (kim.before.points, kim.after.points, kim.after.most) == (2, 1, 2)
    assert (kim.before.passed, kim.after.passed) == (True, False)
    assert withdraw(same, frozenset(), 60) is same


def test_of_a_paper_without_items_nobody_says_whether_it_passes():
    papers = graded(ROWS)
    everything = frozenset((name, 0) for name in ("q0", "q1", "q2"))
    found = withdraw(drop_second(papers, "nobody"), everything, 60)
    made = blueprint(part("all", 3), pass_percent=60)
    results = make_results(papers, made, Naming(), found)

    assert {each.paper.passed for each in results.candidates} == {None}
    assert {each.standing.percentile for each in results.candidates} == {50}
