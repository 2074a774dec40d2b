"""What may be otherwise: asked for elsewhere, shown as it comes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.presenters.judging.order_screen import OrderScreen
from quizapp.presenters.what_if.presenter import WhatIfPresenter, first_screen
from quizapp.presenters.what_if.screen import Outcome
from tests.support.what_if_fakes import HeldFacts
from tests.support.window_fakes import Desk


@pytest.fixture
def answered():
    study = Desk().study_presenter()
    study.start()
    while study.page.select_all:
        study.submit_answer(())
        study.next()
    study.submit_answer(("default",))
    return study.answered


@pytest.fixture
def facts():
    return HeldFacts()


@pytest.fixture
def presenter(facts, answered):
    presenter = WhatIfPresenter(facts)
    presenter.open(answered)
    presenter.ask()
    return presenter


def test_before_a_question_is_answered_there_is_nothing_to_turn(facts):
    assert WhatIfPresenter(facts).screen() is None


def test_while_the_engine_works_the_panel_says_so(presenter):
    screen = presenter.screen()

    assert presenter.is_waiting
    assert screen.rows == ()
    assert screen.about == "The engine is working out what would change …"


def test_the_facts_that_come_say_what_they_do_to_the_key(presenter, facts):
    facts.let_come()

    rows = presenter.screen().rows
    assert not presenter.is_waiting
    assert [(row.fact, row.outcome, row.outcome_text) for row in rows] == [
        ("The tournament is at Regular REL", Outcome.CHANGES, "C → A"),
        ("Nobody else decides for Amy", Outcome.STAYS, "stays C"),
        ("Three players", Outcome.NOT_COVERED, "not covered"),
    ]


def test_the_same_question_is_asked_about_once(presenter, facts, answered):
    presenter.open(answered)
    presenter.ask()

    assert len(facts.asked) == 1


def test_an_opened_question_waits_before_its_facts_are_asked_for(facts, answered):
    presenter = WhatIfPresenter(facts)

    presenter.open(answered)

    assert facts.asked == []
    assert presenter.is_waiting
    assert presenter.screen() == first_screen("en")


def test_a_turned_fact_says_what_is_right_and_which_step_differs(presenter, facts):
    facts.let_come()
    presenter.turn(0)
    before = presenter.screen()
    facts.let_come()
    after = presenter.screen()

    assert before.emphasis == "With this, A is right."
    assert before.result == "With this, A is right. On the stack."
    assert after.result == (
        "With this, A is right. On the stack."
        " Step 1 differs. It is put on the stack. (JAR)"
    )
    assert after.board is not None
    assert [row.turned for row in after.rows] == [True, False, False]


def test_orders_are_compared_without_letters(facts, answered):
    order = OrderScreen("The right order", "A", ())
    answered = replace(answered, screen=replace(answered.screen, order=order))
    presenter = WhatIfPresenter(facts)
    presenter.open(answered)
    presenter.ask()
    facts.let_come()
    presenter.turn(0)

    shown = presenter.screen()

    assert [row.outcome_text for row in shown.rows] == [
        "another order",
        "stays the same",
        "not covered",
    ]
    assert shown.emphasis == "With this, another order is right."


def test_one_fact_is_turned_at_a_time_and_turned_back_by_the_same_switch(
    presenter, facts
):
    facts.let_come()
    presenter.turn(0)
    presenter.turn(1)
    one = [row.turned for row in presenter.screen().rows]
    presenter.turn(1)

    assert one == [False, True, False]
    assert not any(row.turned for row in presenter.screen().rows)
    assert presenter.screen().result == ""
    assert presenter.screen().board is None


def test_a_fact_that_is_not_covered_is_not_explained(presenter, facts):
    facts.let_come()

    presenter.turn(2)

    assert facts.explained == []
    said = "Not covered: the engine will not guess."
    assert presenter.screen().emphasis == said
    assert presenter.screen().result == f"{said} That is not modelled."


def test_a_fact_that_is_not_there_is_not_turned(presenter, facts):
    presenter.turn(0)
    facts.let_come()
    presenter.turn(7)

    assert not any(row.turned for row in presenter.screen().rows)


def test_a_process_that_ended_leaves_no_panel(presenter, facts):
    facts.let_come(error=RuntimeError("the process ended"))

    assert not presenter.is_waiting
    assert presenter.screen() is None


def test_a_derivation_that_does_not_come_leaves_the_outcome(presenter, facts):
    facts.let_come()
    presenter.turn(0)
    facts.let_come(error=RuntimeError("the process ended"))

    assert presenter.screen().result == "With this, A is right. On the stack."
    assert presenter.screen().board is None


def test_another_edition_does_not_change_what_the_facts_are_compared_with(answered):
    marks = {option.mark for option in answered.screen.options if option.chosen}

    assert answered.as_of == "2026-09-25"
    assert {mark.value for mark in marks} == {"your-error"}


def test_closing_forgets_the_question(presenter, facts):
    presenter.close()

    assert presenter.screen() is None
    assert not presenter.is_waiting
    facts.let_come()
    assert presenter.screen() is None
