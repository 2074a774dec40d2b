"""Forms of asking: each takes what it can ask for, and tells its options as answers to it."""

from __future__ import annotations

import pytest
from msgspec import structs

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.loading import question_words
from quizapp.bank.keys.derive import derive_key, find_out
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.answer_words import say_answers, say_selected
from quizapp.bank.wording.question_words import say_question
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.proof.aspects.index import ASPECTS
from quizapp.rules.proof.aspects.turns import OrderOfTurns, TurnOf
from quizapp.rules.proof.quantities.index import QUANTITIES
from quizapp.rules.proof.statements.index import STATEMENTS
from quizapp.rules.refusal import RefusalError
from tests.support.author_files import faults_in, field_of

SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})
DRAWN = STATEMENTS["drawn"](by="A")
UNSPENT = ASPECTS["amount"](of=QUANTITIES["unspent_mana"](of="A"))
HAND = ASPECTS["sees"](who="N", what="hand", of="A")
CAN = ASPECTS["can"](who="N", statement=DRAWN)


def family_asking(ask: Ask):
    bank = QuestionBank()
    return structs.replace(bank.family("tutor-must-find").family, ask=ask)


@pytest.mark.parametrize(
    ("ask", "question"),
    [
        (
            Ask(form=Form.AMOUNT, about=(UNSPENT,)),
            "How much unspent mana does Amy have in the end?",
        ),
        (
            Ask(form=Form.ORDER, about=(OrderOfTurns(count=2),)),
            "Which turns come after this one, and who decides in each of them?",
        ),
        (
            Ask(form=Form.SEES, who="N", claims=(HAND,)),
            "Which of these may Nicole look at now?",
        ),
        (
            Ask(form=Form.LEGAL, who="N", claims=(CAN,)),
            "Which of these can Nicole bring about?",
        ),
        (
            Ask(form=Form.ALL, claims=(CAN, HAND)),
            "Which of these statements are true?",
        ),
    ],
)
def test_each_form_has_its_question(ask, question):
    assert say_question(family_asking(ask), SPEAKER) == question


@pytest.mark.parametrize(
    ("ask", "selected"),
    [
        (Ask(form=Form.SEES, who="N", claims=(HAND,)), "Amy’s hand."),
        (Ask(form=Form.LEGAL, who="N", claims=(CAN,)), "Amy draws a card."),
        (Ask(form=Form.ALL, claims=(CAN,)), "Nicole can have Amy draw a card."),
    ],
)
def test_what_is_selected_completes_the_question(ask, selected):
    assert ask.select_all
    assert say_selected(ask, ask.claims[0], SPEAKER) == selected


def test_an_amount_is_answered_by_a_number():
    ask = Ask(form=Form.AMOUNT, about=(UNSPENT,))

    assert not ask.select_all
    assert say_answers(ask, ("7",), SPEAKER) == "7"


def test_an_order_is_answered_by_turns_with_whoever_decides_in_them():
    ask = Ask(form=Form.ORDER, about=(OrderOfTurns(count=2),))

    said = say_answers(ask, ("N/A A",), SPEAKER)

    assert said == "A turn of Nicole in which Amy decides, then a turn of Amy."


def test_an_order_that_is_written_down_is_read_again():
    turns = (("N", "A"), ("A", "A"))

    assert OrderOfTurns.write(turns) == "N/A A"
    assert OrderOfTurns.read("N/A A") == turns


def test_orders_that_could_be_thought_of_are_written_like_the_answer():
    order = (TurnOf(of="N", decided_by="A"), TurnOf(of="A"))

    assert OrderOfTurns(count=2, among=(order,)).domain(("A", "N")) == ("N/A A",)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{form: amount, about: [{sees: {who: N, what: hand, of: A}}]}", "cannot ask"),
        (
            "{form: order, about: [{order_of_turns: 2}, {order_of_turns: 3}]}",
            "one thing",
        ),
        (
            "{form: sees, who: N, claims: [{sees: {who: A, what: hand, of: A}}]}",
            "differ",
        ),
        ("{form: legal, claims: [{sees: {who: A, what: hand, of: A}}]}", "needs"),
        (
            "{form: legal, who: A, claims: [{sees: {who: A, what: hand, of: A}}]}",
            "cannot ask",
        ),
    ],
)
def test_a_form_refuses_what_it_cannot_ask_for(text, fault):
    words = question_words(QuestionBank().catalogue)

    faults = faults_in(f"v: {text}", field_of(Ask), words)

    assert any(fault in each for each in faults)


def test_one_claim_at_least_must_turn_on_the_rule_point_that_is_named():
    bank = QuestionBank()
    family = bank.family("command-and-the-mana").family
    elsewhere = structs.replace(family, turns_on="search_minimum")

    with pytest.raises(RefusalError, match="no claim turns on the rule point"):
        derive_key(elsewhere, bank.catalogue, NEWEST)


def test_turns_beyond_the_horizon_are_not_guessed():
    bank = QuestionBank()
    family = bank.family("command-and-the-mana").family
    ask = Ask(form=Form.ORDER, about=(OrderOfTurns(count=2),))

    with pytest.raises(RefusalError, match="beyond the horizon"):
        find_out(structs.replace(family, ask=ask), bank.catalogue, NEWEST)
