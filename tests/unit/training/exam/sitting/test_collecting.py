"""Of all answers that came the right ones count, whatever their order."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.training.exam.sealing.sealed_answers import open_answers
from quizapp.training.exam.sitting.collecting import (
    Came,
    CollectingError,
    Several,
    collect,
)
from tests.support.hand_ins import PAPER, answer_file, hand_in
from tests.support.sealing import sample_key
from tests.support.sittings import NINE, OPENED

PAPERS = {PAPER: OPENED[60].paper}
LATER = NINE + dt.timedelta(hours=2)


def _came(source, content, **how):
    return Came(source, open_answers(answer_file(content, **how), sample_key()))


FILES = (
    _came("kim-1", hand_in("Kim", "a"), sitting=50),
    _came("kim-1-again", hand_in("Kim", "a"), sitting=50, chance=61),
    _came("kim-2", hand_in("Kim", "b", number=2), sitting=50),
    _came("lou", hand_in("Lou", "c"), sitting=51),
)


@given(st.permutations([*FILES, FILES[3], FILES[0]]))
def test_order_and_duplicates_mean_nothing(files):
    kim, lou = collect(files, PAPERS)

    assert (kim.candidate, kim.form, kim.source) == ("Kim", "A", "kim-2")
    assert kim.hand_in.answers[0] == ("b",)
    assert kim.replaced == ("kim-1", "kim-1-again")
    assert (lou.candidate, lou.hand_in.answers[0]) == ("Lou", ("c",))


def test_answers_to_another_paper_are_named():
    with pytest.raises(CollectingError, match=r"^lou: these are answers to another"):
        collect([FILES[3]], {})


def test_a_sitting_that_contradicts_itself_is_not_judged():
    other = _came("kim-x", hand_in("Kim", "d", number=2), sitting=50, chance=9)
    with pytest.raises(
        CollectingError, match="different answers under one number"
    ) as e:
        collect([*FILES, other], PAPERS)

    assert other.opened.words in str(e.value)
    assert "kim-2" in str(e.value)


TWO = (
    _came("early", hand_in("Kim", "a"), sitting=50),
    _came("late", hand_in("KIM", "b", handed_in_at=LATER), sitting=52),
)


def test_two_sittings_of_one_name_are_refused_until_it_is_said_what_they_are():
    with pytest.raises(CollectingError, match="early and late: 2 sittings"):
        collect(reversed(TWO), PAPERS)


def test_of_one_person_the_later_sitting_counts():
    (found,) = collect(reversed(TWO), PAPERS, Several.LATEST)

    assert (found.source, found.replaced) == ("late", ("early",))


def test_of_two_people_both_count():
    found = collect(reversed(TWO), PAPERS, Several.BOTH)

    assert [(each.candidate, each.source) for each in found] == [
        ("Kim (1)", "early"),
        ("KIM (2)", "late"),
    ]


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ((("a",), ()), "bad: Form A has 3 questions, not 2."),
        ((("a", "b"), (), ()), "bad: Question 1 takes one option alone."),
        ((("=1",), (), ()), "bad: Question 1 has no option '=1': a to e."),
    ],
)
def test_what_cannot_be_an_answer_is_refused_before_grading(answers, said):
    bad = _came("bad", hand_in("Kim", answers=answers))
    with pytest.raises(CollectingError) as caught:
        collect([bad], PAPERS)

    assert str(caught.value) == said
