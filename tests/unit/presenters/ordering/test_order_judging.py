"""An order is judged by an explanation, of whatever day and with whatever beliefs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.bank.posed import (
    ExplainedOption,
    ExplainedPlace,
    Explanation,
    PosedPiece,
)
from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.judging.order import OrderJudging
from quizapp.presenters.judging.order_screen import PlaceMark
from tests.support.study_fakes import make_review

PIECES = tuple(PosedPiece(name, f"Turn of {name}") for name in "ANO")


def _place(right: str) -> ExplainedPlace:
    others = tuple((name, f"Not {name} (CR 1).") for name in "ANO" if name != right)
    return ExplainedPlace(right, f"Turn of {right}", others)


def _option(order: str, *, correct: bool, belief: str = "") -> ExplainedOption:
    misconception = "believed" if belief else ""
    return ExplainedOption(order, order, correct, misconception, belief, "So it is.")


def _explanation(right: str, *others: ExplainedOption) -> Explanation:
    return Explanation(
        options=(_option("N-A", correct=right == "N-A"), _option("A-N", correct=False)),
        steps=(),
        states=1,
        editions=(),
        order=tuple(map(_place, right.split("-"))),
        other_orders=others,
    )


def _judging(own: str, explanation: Explanation) -> OrderJudging:
    review = replace(
        make_review("s", 0, correct=own == "N-A"),
        chosen=(own,) if own else (),
        key=("N-A",),
    )
    return OrderJudging("en", review, explanation, PIECES)


def test_a_belief_is_named_though_no_option_says_its_order():
    believed = _option("O-A", correct=False, belief="every third player came first")
    judging = _judging("O-A", _explanation("N-A", believed))

    said = judging.sentence()

    assert said.verdict is Verdict.WRONG
    assert said.text == "You answered as if every third player came first."
    first, second = judging.screen({"N-A": "B"}).places
    assert (first.because, second.because) == ("Not O (CR 1).", "")


def test_without_a_belief_the_first_place_that_differs_is_told_once():
    judging = _judging("N-O", _explanation("N-A"))

    assert judging.sentence().text == (
        "Place 2: you put “Turn of O”, and it is “Turn of A”. Not O (CR 1)."
    )
    assert [place.because for place in judging.screen({}).places] == ["", ""]


@pytest.mark.parametrize(
    ("right", "title", "letter"),
    [
        ("N-A", "The right order", "B"),
        ("O-A", "The right order by these rules", ""),
    ],
)
def test_the_order_of_another_edition_is_said_to_be_one(right, title, letter):
    screen = _judging("N-A", _explanation(right)).screen({"N-A": "B", "A-N": "A"})

    assert (screen.title, screen.letter) == (title, letter)
    differs = [p.number for p in screen.places if p.mark is PlaceMark.DIFFERS]
    assert differs == ([] if right == "N-A" else [1])
