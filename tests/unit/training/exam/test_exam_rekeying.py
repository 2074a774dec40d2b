"""Rekeying an exam: old and new keys, old and new scores, and who crosses the mark."""

from __future__ import annotations

from fractions import Fraction

import pytest

from quizapp.bank.exams.responsible import responsible_points
from quizapp.bank.posed import ExplainedOption, Explanation
from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.refusal import RefusalError
from quizapp.training.exam.crediting import Credit
from quizapp.training.exam.grading import Answers, Marking, grade_paper
from quizapp.training.exam.rekeying import Change, rekey_exam
from tests.support.exam_papers import DAY, LATER, Keys, form
from tests.support.small_bank import make_bank_folder

MARKING = Marking(as_of=DAY, pass_percent=50)
KEYS = Keys(one="a", two="b", many="ab")


class Days:
    """Gives other right options by family; "?" is refused."""

    def __init__(self, **right: str) -> None:
        self._right = right

    def explain_as_of(
        self, question_id: str, seed: int, as_of: str, other: str, language: str
    ) -> Explanation:
        """Judge the options."""
        assert (as_of, other) == (DAY, LATER)
        right = self._right.get(
            question_id, KEYS.answer_key(question_id, seed, DAY).right
        )
        if "?" in right:
            raise RefusalError("nothing is known of that day")
        options = tuple(
            ExplainedOption(each, each, each in right, "", "", "") for each in "abcde"
        )
        return Explanation(options, (), 1, ())


def _rekey(days, *chosen, marking=MARKING, **more):
    forms = {"A": form("A", "one", "two", "many")}
    papers = [
        grade_paper(
            Answers(f"c{number}", "A", tuple(map(tuple, each))), forms, KEYS, marking
        )
        for number, each in enumerate(chosen)
    ]
    return rekey_exam(papers, days, marking, LATER, **more)


def test_where_nothing_changed_scores_stay():
    found = _rekey(Days(), ("a", "b", "ab"), ("c", "", "a"))

    assert found.changed == ()
    assert [each.gained for each in found.candidates] == [0, 0]


def test_an_item_with_another_key_is_told_with_both():
    found = _rekey(Days(one="c"), ("a", "b", ""))

    (changed,) = found.changed
    assert changed.item.question_id == "one"
    assert (changed.before, changed.after) == (("a",), ("c",))
    assert changed.change is Change.OTHER_KEY


def test_candidates_who_cross_the_pass_mark_are_told():
    # The mark is half of three: two whole points.
    found = _rekey(Days(one="c"), ("a", "b", ""), ("c", "b", ""), ("a", "b", "ab"))

    loses, gains, stays = found.candidates
    assert (loses.before.points, loses.after.points, loses.gained) == (2, 1, -1)
    assert (loses.now_fails, loses.now_passes) == (True, False)
    assert (gains.now_fails, gains.now_passes) == (False, True)
    assert (stays.gained, stays.now_fails, stays.now_passes) == (-1, False, False)


@pytest.mark.parametrize(
    ("right", "change"), [("", Change.NONE_RIGHT), ("?", Change.REFUSED)]
)
def test_an_item_that_cannot_be_right_any_more_is_dropped_for_everybody(right, change):
    found = _rekey(Days(one=right), ("a", "b", ""), ("c", "b", ""))

    (dropped,) = found.changed
    assert dropped.change is change
    assert ("nothing is known" in dropped.reason) == (change is Change.REFUSED)
    assert [(e.after.points, e.after.most) for e in found.candidates] == [(1, 2)] * 2
    assert found.candidates[1].now_passes


def test_of_several_options_that_became_right_any_will_do():
    found = _rekey(Days(one="ac"), ("a", "", ""), ("c", "", ""), ("b", "", ""))

    assert [each.after.points for each in found.candidates] == [1, 1, 0]


def test_partial_credit_follows_the_rule_of_the_exam():
    partly = Marking(as_of=DAY, select_all=Credit.RIGHT_MINUS_WRONG)
    (candidate,) = _rekey(Days(many="abc"), ("", "", "ab"), marking=partly).candidates

    assert candidate.before.points == 1
    assert candidate.after.points == Fraction(2, 3)
    assert not candidate.now_passes
    assert not candidate.now_fails


def test_the_rule_points_responsible_are_asked_for_changed_items_alone():
    asked = []

    def responsible(*question: object) -> tuple[str, ...]:
        asked.append(question)
        return ("some.point",)

    found = _rekey(Days(one="c", two="?"), ("a", "b", ""), responsible=responsible)

    assert asked == [("one", 0, DAY, LATER)]
    assert [each.points for each in found.changed] == [("some.point",), ()]


def test_an_exam_of_the_bank_is_rekeyed_with_its_rule_points(tmp_path):
    bank = QuestionBank(make_bank_folder(tmp_path))
    question, today, earlier = "missed-upkeep-remedy", bank.newest_date(), "2016-09-30"
    right = bank.answer_key(question, 3, today).right
    marking = Marking(as_of=today)
    forms = {"A": form("A", question, seeds={question: 3})}
    paper = grade_paper(Answers("c", "A", (right,)), forms, bank, marking)

    found = rekey_exam(
        [paper], bank, marking, earlier,
        lambda *asked: responsible_points(bank, *asked),
    )  # fmt: skip

    (changed,) = found.changed
    assert set(changed.after) != set(right)
    assert changed.points
    assert found.candidates[0].gained == -1


def test_a_variant_that_keeps_its_answer_has_no_responsible_points(tmp_path):
    bank = QuestionBank(make_bank_folder(tmp_path))

    assert responsible_points(bank, "tutor", 1, "2026-02-27", "2026-09-25") == ()
