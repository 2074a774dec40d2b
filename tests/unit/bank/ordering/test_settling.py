"""What settles a place of an order: a step of the derivation, or the usual order."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import NEWEST
from tests.support.ordered_questions import ORDERED, ORDERS

BANK = QuestionBank()
TODAY = str(NEWEST)


def _against(question_id: str, place: int, piece: str, language: str = "en") -> str:
    explained = BANK.explain(question_id, 1, TODAY, language)
    return dict(explained.order[place].refuted)[piece]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("question_id", ORDERS)
def test_the_order_explained_is_the_key_and_every_other_piece_is_refuted(
    question_id, language
):
    posed = BANK.pose(question_id, 1, TODAY, language)
    explained = BANK.explain(question_id, 1, TODAY, language)
    (right,) = BANK.answer_key(question_id, 1, TODAY).right

    assert "-".join(place.piece_id for place in explained.order) == right
    assert len(explained.order) == posed.places
    pieces = {piece.piece_id: piece.text for piece in posed.pieces}
    for place in explained.order:
        assert place.text == pieces[place.piece_id]
        assert {piece for piece, _ in place.refuted} == {*pieces} - {place.piece_id}
        assert all(said.endswith((".", ")")) for _, said in place.refuted)


def test_a_misconception_names_the_step_that_it_contradicts():
    assert _against(ORDERED, 1, "N/A").endswith("(CR 723.1)")
    assert _against("two-emrakuls", 0, "N/O").endswith("(CR 723.1a)")


def test_an_extra_turn_settles_whose_turn_it_is():
    assert "takes an extra turn" in _against(ORDERED, 1, "A")
    assert "skips the turn" in _against("meditate-in-response", 0, "N")


def test_an_extra_turn_still_to_come_settles_nothing_before_it():
    said = _against("overwritten-but-kept", 0, "A")

    assert said.startswith(
        "No effect adds or skips a turn here: the turn order gives N"
    )


def test_nothing_lets_somebody_else_decide_where_no_effect_does():
    said = _against("extra-turn-at-a-larger-table", 2, "O/A")

    assert said.startswith("Nothing lets anybody but O")


def test_a_question_of_another_form_has_no_order():
    explained = BANK.explain("tutor-must-find", 1, TODAY, "en")

    assert (explained.order, explained.other_orders) == ((), ())


def test_with_another_fact_the_order_is_another_one():
    facts = BANK.what_if(ORDERED, 1, TODAY, "en")
    place = next(i for i, fact in enumerate(facts) if fact.covered)

    explained = BANK.explain_what_if(ORDERED, 1, TODAY, "en", place)

    assert len(explained.order) == 3
