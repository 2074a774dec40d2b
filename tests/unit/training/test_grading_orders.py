"""Orders are graded by the derived key, whether or not an option says them."""

from __future__ import annotations

import pytest

from quizapp.training.grading import MalformedAnswerError, grade_answer
from quizapp.training.planning.study_plan import PracticePlan
from tests.support.ordered_questions import ORDERED, OrderedDesk, OrderedQuestions

QUESTIONS = OrderedQuestions()
TODAY = QUESTIONS.newest_date()
POSED = QUESTIONS.pose(ORDERED, 1, TODAY, "en")
KEY = QUESTIONS.answer_key(ORDERED, 1, TODAY)


def test_the_order_of_the_key_is_right():
    marked = grade_answer(POSED, KEY, KEY.right)

    assert (marked.chosen, marked.correct) == (KEY.right, True)


def test_the_order_of_a_misconception_names_it():
    for order, misconception in KEY.misconceptions:
        marked = grade_answer(POSED, KEY, (order,))

        assert (marked.correct, marked.misconception) == (False, misconception)


def test_an_order_that_no_option_says_is_wrong_and_kept_as_it_is():
    own = "A-A-A"
    assert own not in {option.option_id for option in POSED.options}

    marked = grade_answer(POSED, KEY, (own,))

    assert (marked.chosen, marked.correct, marked.misconception) == ((own,), False, "")


@pytest.mark.parametrize(
    "chosen", [("A-A",), ("A-A-A-A",), ("A-A-O",), ("A", "A", "N"), ("A-A-A", "A-A-N")]
)
def test_what_cannot_be_put_together_is_refused_and_not_marked_wrong(chosen):
    with pytest.raises(MalformedAnswerError):
        grade_answer(POSED, KEY, chosen)


def test_an_order_is_kept_with_the_session_before_it_moves_on():
    desk = OrderedDesk()
    session = desk.open().study.start(PracticePlan((ORDERED,)))

    review = session.answer(("A-A-A",))

    assert desk.store.reviews == [review]
    assert (review.chosen, review.correct) == (("A-A-A",), False)
    session.undo()
    assert desk.store.reviews == []
    assert session.current is not None
