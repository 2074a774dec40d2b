"""The question bank as a page: what is found, in words, and never which is right."""

from __future__ import annotations

import pytest

from quizapp.presenters.browsing.screen import Mark
from tests.support.bank_fakes import BankDesk
from tests.support.sample_questions import ONE, SEVERAL


@pytest.fixture
def bank():
    return BankDesk().bank_presenter()


def _titles(screen) -> list[str]:
    return [row.title for row in screen.rows]


def test_every_question_is_listed_with_what_it_is_about(bank):
    screen = bank.open()

    assert screen.count == "2 questions"
    assert screen.practise == "Practise these 2"
    row = screen.rows[0]
    assert row.title == "The forgotten trigger"
    assert (
        row.caption
        == "What do you do? · Missed triggers · select one · Level\N{NO-BREAK SPACE}2"
    )
    assert row.rules == "IPG 2.1 +1"
    assert (row.mark, row.next_text, row.due) == (Mark.NEW, "new", False)


def test_what_is_asked_is_left_out_where_it_says_only_how_it_is_answered(bank):
    assert bank.open().rows[1].caption == (
        "Controlling another player · all that apply · Level\N{NO-BREAK SPACE}3"
    )


def test_a_bookmark_shows_on_its_row_and_tags_can_be_ticked():
    desk = BankDesk()
    desk.marks.bookmark(ONE)
    desk.marks.keep_note(ONE, "Ask. #hard")
    bank = desk.bank_presenter()

    screen = bank.open()

    assert [row.bookmark_text for row in screen.rows] == ["bookmarked", ""]
    tags = next(group for group in screen.facets if group.facet == "tag")
    assert [(value.label, value.count) for value in tags.values] == [("#hard", 1)]
    assert _titles(bank.tick("tag", "hard")) == ["The forgotten trigger"]


def test_words_and_ticks_narrow_the_list(bank):
    assert _titles(bank.search("trigger")) == ["The forgotten trigger"]
    assert _titles(bank.search("")) == [
        "The forgotten trigger",
        "What the search finds",
    ]
    assert _titles(bank.tick("level", "3")) == ["What the search finds"]
    assert _titles(bank.tick("level", "3")) == [
        "The forgotten trigger",
        "What the search finds",
    ]


def test_a_query_that_cannot_be_understood_says_why_and_keeps_what_was_found(bank):
    bank.search("trigger")

    screen = bank.search("trigger OR")

    assert screen.fault == "Something must still follow."
    assert screen.query == "trigger OR"
    assert _titles(screen) == ["The forgotten trigger"]
    assert bank.search("colour:red").fault.startswith("There is no condition called")
    assert bank.search("library").fault == ""


def test_facets_say_how_many_a_tick_leaves(bank):
    screen = bank.tick("topic", "searching")

    topics, levels = screen.facets[0], screen.facets[1]
    assert topics.title == "Topic"
    assert [(v.value, v.count, v.ticked) for v in topics.values] == [
        ("player-control", 2, False),
        ("missed-triggers", 1, False),
        ("searching", 1, True),
    ]
    assert [(v.label, v.count) for v in levels.values] == [
        ("Level\N{NO-BREAK SPACE}2", 0),
        ("Level\N{NO-BREAK SPACE}3", 1),
    ]


def test_a_selected_question_is_shown_without_its_answer(bank):
    bank.open()

    screen = bank.select(1)

    assert screen.selected == 1
    assert bank.selected_id == SEVERAL
    assert screen.preview.question_id == SEVERAL
    assert [letter for letter, _ in screen.preview.options] == list("ABCDE")
    assert not hasattr(screen.preview, "right")


def test_a_question_that_is_filtered_away_is_not_selected_any_more(bank):
    bank.open()
    bank.select(1)

    screen = bank.search("trigger")

    assert screen.selected is None
    assert screen.preview is None
    assert bank.selected_id == ""


def test_a_row_that_is_not_there_selects_nothing(bank):
    bank.open()

    assert bank.select(9).selected is None


def test_where_nothing_is_found_nothing_can_be_practised(bank):
    screen = bank.search("nothing like it")

    assert screen.rows == ()
    assert screen.practise == ""
    assert bank.found_ids == ()


def test_clearing_shows_everything_again(bank):
    bank.search("trigger")
    bank.tick("level", "3")

    screen = bank.clear()

    assert screen.query == ""
    assert bank.found_ids == (ONE, SEVERAL)


def test_another_language_says_all_of_it(bank):
    bank.open()
    bank.select(0)

    bank.set_language("fr")
    screen = bank.screen()

    assert _titles(screen) == ["Ce que trouve la recherche", "La capacité oubliée"]
    assert screen.rows[0].next_text == "nouvelle"
    assert screen.count == "2 questions"
    assert screen.preview.note.startswith("Une seule réponse")


def test_an_answered_question_says_how_it_went_and_when_it_comes_back():
    desk = BankDesk()
    study = desk.study_presenter()
    page = study.start()
    asked = page.question_id
    study.submit_answer(())

    rows = {row.question_id: row for row in desk.bank_presenter().open().rows}

    assert rows[asked].mark is Mark.WRONG
    assert rows[asked].next_text != "new"


def _facet(screen, facet):
    return next(group for group in screen.facets if group.facet == facet)


def test_a_property_is_ticked_or_barred_and_never_both(bank):
    bank.tick("topic", "searching")
    screen = bank.bar("topic", "searching")

    (value,) = [v for v in _facet(screen, "topic").values if v.value == "searching"]
    assert (value.ticked, value.barred) == (False, True)
    assert value.spoken == "not Searching a library: 1"
    assert [row.question_id for row in screen.rows] == [ONE]
    assert screen.is_narrowed

    screen = bank.tick("topic", "searching")
    assert not screen.is_narrowed
    assert len(screen.rows) == 2


def test_rules_and_misconceptions_are_said_as_a_judge_says_them(bank):
    screen = bank.open()

    rules = [value.label for value in _facet(screen, "rule").values]
    assert rules == ["CR 701.23b", "CR 723.5", "IPG 2.1"]
    beliefs = _facet(screen, "misconception")
    assert beliefs.title == "Answered as if …"
    assert [value.label for value in beliefs.values] == ["the default still applied"]


def test_a_question_is_looked_up_whatever_was_ticked_or_barred(bank):
    bank.search("library")
    bank.bar("topic", "searching")

    screen = bank.look_up("", SEVERAL)

    assert (screen.query, screen.is_narrowed) == ("", False)
    assert screen.preview.question_id == SEVERAL


def test_where_nothing_is_found_the_condition_that_is_most_in_the_way_is_offered(bank):
    bank.tick("level", "3")

    screen = bank.search("trigger")

    assert screen.rows == ()
    nothing = screen.nothing
    assert nothing.heading == "No question has all of these"
    assert nothing.conditions == ("search: trigger", "Level: Level\N{NO-BREAK SPACE}3")
    assert nothing.line == "Without “search: trigger” there is 1."
    assert nothing.drop == "Drop “search: trigger”"

    dropped = bank.drop()
    assert _titles(dropped) == ["What the search finds"]
    assert dropped.nothing is None
    assert dropped.query == ""


def test_a_tick_can_be_what_is_dropped(bank):
    bank.tick("level", "3")
    bank.bar("topic", "searching")

    screen = bank.screen()
    assert screen.nothing.conditions == (
        "Level: Level\N{NO-BREAK SPACE}3",
        "Topic: not Searching a library",
    )
    bank.drop()

    assert len(bank.screen().rows) == 1


def test_where_no_single_condition_is_in_the_way_all_are_cleared(bank):
    bank.tick("level", "3")
    bank.bar("topic", "searching")

    nothing = bank.search("zebra").nothing
    assert nothing.drop == ""
    assert nothing.line.startswith("No single one of them is in the way")

    assert len(bank.drop().rows) == 2


def test_a_query_with_a_fault_is_no_empty_state(bank):
    assert bank.search("colour:red").nothing is None
