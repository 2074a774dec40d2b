"""The pieces of an order: all that options name, and nothing that tells the key."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from quizapp.bank.keys.options import make_other_orders
from quizapp.bank.ordering.order import (
    first_difference,
    is_order_of,
    order_id,
    pieces_of,
)
from quizapp.bank.pack.ordered import question_in_order
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.rendering import pose
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import NEWEST
from tests.support.ordered_questions import ORDERED, ORDERS

BANK = QuestionBank()
TODAY = str(NEWEST)


def test_there_are_questions_to_put_in_order():
    assert ORDERED in ORDERS


@pytest.mark.parametrize("question_id", ORDERS)
def test_what_is_posed_is_the_same_whichever_option_is_right(question_id):
    key, variant = BANK.derive(question_id, 3, TODAY), BANK.variant(question_id, 3)
    speaker = Speaker("en", dict(variant.names))

    posed = set()
    for right in key.options:
        options = tuple(
            replace(each, correct=each is right, misconception="")
            for each in key.options
        )
        other = replace(key, options=(right, *(o for o in options if o.id != right.id)))
        shown = pose(variant, other, BANK.catalogue, speaker)
        posed.add(msgspec.json.encode(shown))

    assert len(posed) == 1


@pytest.mark.parametrize("question_id", ORDERS)
def test_every_option_can_be_put_together(question_id):
    posed = BANK.pose(question_id, 2, TODAY, "en")

    assert all(is_order_of(posed, option.option_id) for option in posed.options)
    named = {p for option in posed.options for p in pieces_of(option.option_id)}
    assert {piece.piece_id for piece in posed.pieces} == named
    assert len({piece.text for piece in posed.pieces}) == len(posed.pieces)


def test_the_seed_shuffles_the_pieces():
    drawn = {
        tuple(piece.piece_id for piece in BANK.pose(ORDERED, seed, TODAY, "en").pieces)
        for seed in range(1, 13)
    }

    assert len(drawn) > 3


def test_a_pack_offers_the_pieces_in_the_same_order():
    posed = BANK.pose(ORDERED, 5, TODAY, "fr")
    packed = replace(posed, seed=0, pieces=posed.pieces[::-1])

    assert question_in_order(packed, 5).pieces == posed.pieces


@pytest.mark.parametrize("order", ["N-A", "N-N-A-A", "X-N-A", "", "N-N-", "N/A"])
def test_what_cannot_be_put_together_is_no_order(order):
    assert not is_order_of(BANK.pose(ORDERED, 1, TODAY, "en"), order)


def test_a_question_without_pieces_takes_no_order():
    posed = BANK.pose("tutor-must-find", 1, TODAY, "en")

    assert (posed.pieces, posed.places) == ((), 0)
    assert not is_order_of(posed, "N-A")


def test_an_order_is_named_by_its_pieces_and_read_again():
    pieces = ("N/A", "N", "A")

    assert pieces_of(order_id(pieces)) == pieces


def test_orders_differ_from_a_place_on_or_nowhere():
    assert first_difference("NNA", "NAN") == 1
    assert first_difference("NNA", "NNA") is None


def test_an_order_that_a_misconception_leads_to_is_known_even_if_no_option_says_it():
    found = BANK._find_out(ORDERED, 1, NEWEST)
    key = BANK.derive(ORDERED, 1, TODAY)
    believed = {o.id: o.misconception for o in key.options if o.misconception}

    others = make_other_orders(found.reasoning, key.options[:1])

    assert {each.id: each.misconception for each in others} == believed
    assert not any(each.correct for each in others)
    assert make_other_orders(found.reasoning, key.options) == ()


def test_only_orders_have_other_orders():
    found = BANK._find_out("tutor-must-find", 1, NEWEST)

    assert make_other_orders(found.reasoning, ()) == ()
