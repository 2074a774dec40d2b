"""Grading a paper: points by a rule that is said, and everything they follow from."""

from __future__ import annotations

from fractions import Fraction

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.training.exam.crediting import (
    Credit,
    OrderCredit,
    credit_choice,
    credit_one,
    credit_order,
)
from quizapp.training.exam.grading import (
    Answers,
    Marking,
    MisfitError,
    Reached,
    grade_paper,
    how_far,
)
from quizapp.training.grading import MalformedAnswerError
from tests.support.exam_papers import DAY, Keys, form
from tests.support.small_bank import make_bank_folder

WHOLE, MINUS, JUDGED = Credit
KEYS = Keys(one="b", several="abc")
FORMS = {"A": form("A", "one", "several"), "B": form("B", "several", "one")}
MARKING = Marking(as_of=DAY, pass_percent=70)


@pytest.mark.parametrize(
    ("chosen", "whole", "minus", "judged"),
    [
        # The key is abc of abcde.
        ("abc", 1, Fraction(1), Fraction(1)),
        ("ab", 0, Fraction(2, 3), Fraction(4, 5)),
        ("abcd", 0, Fraction(2, 3), Fraction(4, 5)),
        ("abcde", 0, Fraction(1, 3), Fraction(3, 5)),
        ("ad", 0, Fraction(0), Fraction(2, 5)),
        ("de", 0, Fraction(0), Fraction(0)),
        ("", 0, Fraction(0), Fraction(0)),
    ],
)
def test_an_answer_to_a_select_all_question_is_credited_by_the_rule(
    chosen, whole, minus, judged
):
    found = {
        rule: credit_choice("abcde", "abc", chosen, rule).points for rule in Credit
    }

    assert found == {WHOLE: whole, MINUS: minus, JUDGED: judged}


def test_a_credit_says_what_it_follows_from():
    found = credit_choice("abcde", "abc", "abd", MINUS)

    assert (found.points, found.rule) == (Fraction(1, 3), MINUS)
    assert (found.gained, found.lost, found.of) == (2, 1, 3)


@pytest.mark.parametrize(("chosen", "points"), [("b", 1), ("a", 0), ("", 0)])
def test_one_option_is_right_or_wrong(chosen, points):
    assert credit_one("b", chosen).points == points


@pytest.mark.parametrize(
    ("chosen", "whole", "places", "sequence"),
    [
        # The right order is abac: a turn may come again.
        ("abac", 1, Fraction(1), Fraction(1)),
        ("abca", 0, Fraction(2, 4), Fraction(3, 4)),
        ("bacb", 0, Fraction(0), Fraction(3, 4)),
        ("aaaa", 0, Fraction(2, 4), Fraction(2, 4)),
        ("cccc", 0, Fraction(1, 4), Fraction(1, 4)),
        ("ddd", 0, Fraction(0), Fraction(0)),
        ("ab", 0, Fraction(2, 4), Fraction(2, 4)),
        ("", 0, Fraction(0), Fraction(0)),
    ],
)
def test_an_order_is_credited_by_the_rule(chosen, whole, places, sequence):
    found = [credit_order("abac", chosen, rule).points for rule in OrderCredit]

    assert found == [whole, places, sequence]


def test_an_order_with_more_places_than_the_right_one_is_refused():
    with pytest.raises(ValueError, match="4 places, not 5"):
        credit_order("abac", "abaca", OrderCredit.PLACES)


def test_each_grade_of_a_paper_can_be_explained():
    found = grade_paper(
        Answers("Kim", "A", (("d",), ("c", "a", "b"))), FORMS, KEYS, MARKING
    )

    first, second = found.items
    assert (first.number, first.chosen, first.right) == (1, ("d",), ("b",))
    assert (first.points, first.credited.rule) == (0, WHOLE)
    assert first.misconception == "belief-d"
    assert (second.points, second.chosen) == (1, ("a", "b", "c"))
    assert (found.points, found.most, found.passed) == (1, 2, False)


def test_the_rule_for_select_all_questions_can_be_chosen():
    partly = Marking(as_of=DAY, select_all=MINUS, pass_percent=80)
    answers = Answers("Kim", "B", (("a", "b"), ("b",)))

    found = grade_paper(answers, FORMS, KEYS, partly)

    assert found.points == Fraction(5, 3)
    assert found.passed is True
    assert grade_paper(answers, FORMS, KEYS, MARKING).passed is False


def test_without_a_pass_mark_nobody_passes_or_fails():
    found = grade_paper(Answers("Kim", "A", ((), ())), FORMS, KEYS, Marking(as_of=DAY))

    assert found.passed is None


def test_omitted_and_not_reached_are_told_apart():
    assert how_far((("a",), (), ("b",), (), ())) == (
        Reached.ANSWERED,
        Reached.OMITTED,
        Reached.ANSWERED,
        Reached.NOT_REACHED,
        Reached.NOT_REACHED,
    )
    assert how_far(((), ())) == (Reached.NOT_REACHED,) * 2


def test_an_answer_that_cannot_be_given_names_its_place():
    with pytest.raises(MalformedAnswerError, match="Kim, form A, item 1: only one"):
        grade_paper(Answers("Kim", "A", (("a", "b"), ())), FORMS, KEYS, MARKING)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (Answers("Kim", "C", ((), ())), "Kim: there is no form C"),
        (Answers("Kim", "A", ((),)), "form A has 2 items, not 1"),
    ],
)
def test_a_paper_that_does_not_fit_is_refused(answers, said):
    with pytest.raises(MisfitError, match=said):
        grade_paper(answers, FORMS, KEYS, MARKING)


def test_a_paper_is_graded_by_the_keys_of_the_bank_itself(tmp_path):
    small_bank = QuestionBank(make_bank_folder(tmp_path))
    question = "tutor"
    day = small_bank.newest_date()
    right = small_bank.answer_key(question, 3, day).right
    forms = {"A": form("A", question, seeds={question: 3})}

    found = grade_paper(
        Answers("Kim", "A", (right,)), forms, small_bank, Marking(as_of=day)
    )

    assert found.points == 1
