"""The study page: which questions, how many, whether they count, and sets in rounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.presenters.ways.presenter import WaysPresenter
from quizapp.training.planning.study_plan import (
    FailedPlan,
    PracticePlan,
    WoodpeckerPlan,
)
from tests.support.bank_fakes import BankDesk
from tests.support.sample_questions import ONE, SEVERAL


@pytest.fixture
def desk():
    return BankDesk()


@pytest.fixture
def ways(desk):
    presenter = WaysPresenter(desk.open, language="en")
    presenter.open()
    return presenter


def _answer_wrongly(desk) -> None:
    study = desk.study_presenter()
    study.start(PracticePlan((ONE,)))
    study.submit_answer(())


def _counts(screen) -> dict[str, int]:
    return {row.key: row.count for row in screen.scopes}


def test_each_scope_says_how_many_questions_it_has(desk, ways):
    desk.marks.bookmark(SEVERAL)
    _answer_wrongly(desk)
    desk.store.suspend(SEVERAL)

    assert _counts(ways.open()) == {
        "all": 1,
        "failed": 1,
        "due": 0,
        "new": 0,
        "bookmarked": 0,
    }


def test_practice_asks_as_many_as_chosen_and_counts_unless_told_otherwise(ways):
    screen = ways.screen()
    assert (screen.start, screen.counts) == ("Ask 2 questions", True)
    assert ways.plan() == PracticePlan((ONE, SEVERAL), 20, True)

    ways.choose_length("all")
    screen = ways.choose_counting(False)

    assert "new questions stay new" in screen.counts_line
    assert ways.plan() == PracticePlan((ONE, SEVERAL), None, False)


def test_what_went_wrong_is_replayed_as_such_where_it_counts(desk, ways):
    _answer_wrongly(desk)
    ways.open()
    ways.choose_scope("failed")

    assert ways.plan() == FailedPlan(20)
    ways.choose_counting(False)
    assert ways.plan() == PracticePlan((ONE,), 20, False)


def test_a_scope_without_questions_starts_nothing(ways):
    screen = ways.choose_scope("failed")

    assert screen.start == ""
    assert ways.plan() is None
    assert "no question" in ways.make_set("Name").fault


def test_what_was_found_in_the_bank_is_a_scope_under_its_own_name(ways):
    screen = ways.take_found((SEVERAL, "gone"), "topic:searching ")

    first = screen.scopes[0]
    assert (first.name, first.count, first.chosen) == (
        "Found: topic:searching",
        1,
        True,
    )
    assert screen.set_name == "topic:searching, 30 November 2026"
    assert ways.plan() == PracticePlan((SEVERAL,), 20, True)


def test_a_set_needs_a_name_and_is_then_shown_with_its_rounds(desk, ways):
    assert "needs a name" in ways.make_set("  ").fault

    (row,) = ways.make_set("Mine").sets
    assert (row.name, row.line) == ("Mine", "2 questions · not begun")
    assert row.start == "Start round 1"
    plan = ways.plan_round(row.set_id)
    assert plan == WoodpeckerPlan(row.set_id, 1, (ONE, SEVERAL))
    desk.answer_round(row.set_id, 1, ((ONE, True), (SEVERAL, False)))

    (row,) = ways.open().sets
    assert row.line == "2 questions · one wrong in the last round"
    assert [each.text for each in row.rounds] == ["Round 1: one of 2 wrong, 1 minute"]
    assert (row.start, row.done) == ("Start round 2", False)
    desk.answer_round(row.set_id, 2, ((ONE, True),))
    (row,) = ways.open().sets
    assert row.line == "2 questions · one left in this round"
    assert row.start == "Go on with round 2"
    desk.answer_round(row.set_id, 2, ((SEVERAL, True),))
    (row,) = ways.open().sets
    assert (row.line, row.done) == ("2 questions · done in 2 rounds", True)


def test_a_set_goes_only_when_asked_twice(ways):
    (row,) = ways.make_set("Mine").sets

    (row,) = ways.forget_set(row.set_id).sets
    assert row.forget == "Really remove"
    (row,) = ways.open().sets
    assert row.forget == "Remove"
    ways.forget_set(row.set_id)

    assert ways.forget_set(row.set_id).sets == ()


def test_the_start_page_offers_the_set_at_hand_and_what_went_wrong(desk):
    home = desk.home_presenter()
    assert home.screen().ways is None
    _answer_wrongly(desk)
    WaysPresenter(desk.open, language="en").make_set("Mine")

    offered = home.screen().ways

    assert offered.failed == "Ask what went wrong"
    assert (offered.set_name, offered.set_start) == ("Mine", "Start round 1")
    assert offered.set_plan.question_ids == (ONE, SEVERAL)


def test_without_a_place_for_sets_the_page_says_so(desk):
    bare = replace(desk.open(), woodpecker=None)

    with pytest.raises(ValueError, match="no place"):
        WaysPresenter(lambda: bare, language="en").open()


def test_a_round_says_at_its_end_where_its_set_stands(desk, ways):
    (row,) = ways.make_set("Mine").sets
    study = desk.study_presenter()
    study.start(ways.plan_round(row.set_id))
    study.submit_answer(())
    desk.answer_round(row.set_id, 1, ((ONE, True), (SEVERAL, False)))

    assert study.summary().endswith("Mine: 2 questions · one wrong in the last round.")


def test_the_bank_ticks_sets(desk, ways):
    ways.choose_scope("new")
    ways.make_set("Mine")
    bank = desk.bank_presenter()
    bank.open()

    screen = bank.tick("set", "Mine")

    values = next(group for group in screen.facets if group.facet == "set").values
    assert [(value.label, value.count) for value in values] == [("Mine", 2)]


def test_what_was_left_open_says_what_it_was_started_for(desk):
    desk.study_presenter().start(PracticePlan((ONE, SEVERAL), counts=False))

    assert desk.home_presenter().screen().resume.session == (
        "Practice that does not count"
    )
