"""After an exam a candidate is told what its blueprint releases, and nothing beyond."""

from __future__ import annotations

import pytest

from quizapp.bank.posed import ExplainedOption, ExplainedStep, Explanation
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.grading import Answers, Marking, grade_paper
from quizapp.training.exam.results.releasing import Released, ReleasedStep, release
from tests.support.exam_families import blueprint, part
from tests.support.exam_papers import DAY, Keys, form


class Bank(Keys):
    """Explains each option in one sentence, in the order of their ids."""

    asked = 0

    def explain(
        self, question_id: str, seed: int, as_of: str, language: str
    ) -> Explanation:
        """Explain a variant."""
        self.asked += 1
        right = self.answer_key(question_id, seed, as_of).right
        options = tuple(
            ExplainedOption(
                each, each, each in right, "", f"{each} were so", f"because of {each}"
            )
            for each in "abcde"
        )
        sure = ExplainedStep("r", "CR 1.1", True, "First this.", (3,))
        unsure = ExplainedStep("r", "CR 1.2 (2016)", False, "Then that.")
        return Explanation(options, (sure, unsure), 1, ())


def _told(kind: Release, bank: Bank) -> Released:
    forms = {"A": form("A", "one", "two", seeds={"one": 2})}
    answers = Answers("Kim", "A", (("a",), ("c",)))
    marking = Marking(as_of=DAY, pass_percent=50)
    paper = grade_paper(answers, forms, bank, marking)
    return release(paper, blueprint(part("all", 2), release=kind), bank)


@pytest.fixture
def bank():
    return Bank(one="a", two="b")


def test_nothing_is_told_where_nothing_is_released(bank):
    assert _told(Release.NOTHING, bank) == Released("Kim", "A")


def test_a_score_is_told_without_marks(bank):
    found = _told(Release.SCORE, bank)

    assert (found.points, found.most, found.passed) == (1, 2, True)
    assert found.marks == ()


def test_marks_are_told_without_a_key(bank):
    found = _told(Release.MARKS, bank)

    # The options of the first question are shown as c, d, e, a, b.
    assert [(m.number, m.points, m.chosen) for m in found.marks] == [
        (1, 1, ("d",)),
        (2, 0, ("c",)),
    ]
    assert all(mark.reasons == mark.steps == () for mark in found.marks)
    assert bank.asked == 0


def test_the_key_is_told_with_its_reasons_by_letter(bank):
    first, second = _told(Release.KEY, bank).marks

    assert [(r.letter, r.right) for r in first.reasons] == [
        ("a", False), ("b", False), ("c", False), ("d", True), ("e", False),
    ]  # fmt: skip
    assert first.reasons[3].because == "because of a"
    assert (first.reasons[3].belief, first.reasons[4].belief) == ("", "b were so")
    assert first.steps == (
        ReleasedStep("First this.", "CR 1.1", object_ids=(3,)),
        ReleasedStep("Then that.", "CR 1.2", verified=False),
    )
    assert [r.letter for r in second.reasons if r.right] == ["b"]
