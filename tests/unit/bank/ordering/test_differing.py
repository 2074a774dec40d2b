"""A wrong order is refuted where it first goes wrong, and not by what it turns on."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.rules.documents.edition import NEWEST

EXTRA_TURN = "(CR 500.7)"


@pytest.fixture(scope="module")
def bank():
    return QuestionBank()


def reasons(bank, question_id, as_of=str(NEWEST)):
    """Give for each wrong option without a misconception why it is wrong."""
    explained = bank.explain_as_of(question_id, 1, str(NEWEST), as_of, "en")
    return {
        each.text: each.because
        for each in explained.options
        if not each.correct and not each.misconception
    }


def test_an_order_without_an_extra_turn_is_refuted_by_that_turn(bank):
    found = reasons(bank, "countered-emrakul")

    (early,) = [text for text in found if text.count("in which") == 1]
    assert EXTRA_TURN in found[early]


def test_a_claim_about_turns_is_refuted_like_an_order(bank):
    (because,) = reasons(bank, "control-behind-an-extra-turn").values()

    assert EXTRA_TURN in because


def test_what_is_doubted_only_today_proves_what_was_so_before(bank):
    explained = bank.explain_as_of("order-of-exile", 1, str(NEWEST), "2014-01-01", "en")
    (nobody,) = [each for each in explained.options if each.text.startswith("Nobody")]

    assert nobody.correct
    assert nobody.because.startswith("This edition does not have")
