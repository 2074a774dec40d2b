"""Editions: which text of a document is in force on a day."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.documents.edition import (
    EDITIONS,
    NEWEST,
    TITLES,
    Document,
    edition_in_force,
    parse_edition_date,
)
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Rulebook, cited, misconception, rule_point


@given(st.dates())
def test_every_day_of_the_calendar_can_be_read_and_written(day):
    assert str(parse_edition_date(day.isoformat())) == day.isoformat()


@given(st.dates(), st.dates())
def test_days_come_in_the_order_of_the_calendar(one, other):
    first, second = parse_edition_date(str(one)), parse_edition_date(str(other))

    assert (first < second) is (one < other)


@pytest.mark.parametrize(
    "text",
    [
        "", "2026", "2026-9-25", "26-09-25", "2026-13-01", "2026-00-10", "2026-01-00",
        "2026-04-31", "2023-02-29", "1900-02-29", "2026-09-25 ", "today",
    ],
)  # fmt: skip
def test_what_is_no_day_is_refused(text):
    with pytest.raises(ValueError, match="is no date"):
        parse_edition_date(text)


@pytest.mark.parametrize("text", ["2024-02-29", "2000-02-29", "2026-12-31"])
def test_leap_days_and_last_days_are_days(text):
    assert str(parse_edition_date(text)) == text


@pytest.mark.parametrize("document", Document)
def test_editions_are_listed_from_the_oldest_to_the_newest(document):
    assert all(one < other for one, other in pairwise(EDITIONS[document]))


@pytest.mark.parametrize("document", Document)
def test_an_edition_is_in_force_from_its_day_until_the_next_one(document):
    for one, other in pairwise(EDITIONS[document]):
        assert edition_in_force(document, one) == one
        assert edition_in_force(document, other) == other
    newest = EDITIONS[document][-1]
    assert edition_in_force(document, parse_edition_date("2099-01-01")) == newest


def test_the_day_before_an_edition_belongs_to_the_one_before():
    found = edition_in_force(Document.IPG, parse_edition_date("2016-09-29"))

    assert str(found) == "2016-07-22"


@pytest.mark.parametrize("document", Document)
def test_a_day_before_the_first_edition_is_refused_naming_the_document(document):
    first = EDITIONS[document][0]
    with pytest.raises(RefusalError) as refused:
        edition_in_force(document, parse_edition_date("2010-09-30"))

    assert TITLES[document] in refused.value.reason
    assert str(first) in refused.value.reason
    assert "2010-09-30" in refused.value.reason


def test_the_default_day_is_that_of_the_newest_edition():
    assert str(NEWEST) == "2026-09-25"
    assert Rulebook().as_of == NEWEST


@rule_point("colour_of_the_sky", Document.IPG)
def sky():
    return cited("grey", "missed.remedy")


@sky.since("2016-09-30")
def _blue_sky():
    return cited("blue", "missed.remedy")


@sky.since("2019-01-21")
def _red_sky():
    return cited("red", "missed.remedy")


@misconception("sky-is-green", sky)
def green_sky():
    return cited("green", "missed.remedy")


@pytest.mark.parametrize(
    ("day", "colour"),
    [
        ("2016-01-22", "grey"),
        ("2016-09-29", "grey"),
        ("2016-09-30", "blue"),
        ("2019-01-20", "blue"),
        ("2019-01-21", "red"),
        ("2026-09-25", "red"),
    ],
)
def test_a_rule_point_answers_as_its_document_did_on_the_day(day, colour):
    assert Rulebook.as_of_day(day).function(sky)().value == colour


def test_a_misconception_replaces_the_rule_on_every_day():
    for day in ("2016-01-22", "2026-09-25"):
        believing = Rulebook.as_of_day(day).believing(green_sky)

        assert believing.function(sky)().value == "green"
        assert believing.as_of == parse_edition_date(day)
        assert believing.beliefs == (green_sky,)


def test_believing_something_leaves_the_rulebook_itself_alone():
    rulebook = Rulebook()
    rulebook.believing(green_sky)

    assert rulebook.function(sky)().value == "red"


def test_a_rule_point_of_a_document_that_is_not_known_yet_is_refused():
    with pytest.raises(RefusalError, match="Infraction Procedure Guide"):
        Rulebook.as_of_day("2012-01-01").function(sky)


def test_a_rule_point_lists_the_editions_in_which_it_changed():
    assert [str(day) for day in sky.changes] == ["2016-09-30", "2019-01-21"]


def test_a_rule_point_says_its_name():
    assert repr(sky) == "<rule point colour_of_the_sky>"


def test_a_rulebook_agrees_with_what_was_learnt_from_one_of_the_same_text():
    consulted = Rulebook.as_of_day("2016-09-30")
    consulted.function(sky)

    assert Rulebook.as_of_day("2019-01-20").agrees_with(consulted.consulted)
    assert not Rulebook.as_of_day("2019-01-21").agrees_with(consulted.consulted)
    assert not Rulebook.as_of_day("2016-09-29").agrees_with(consulted.consulted)
    assert not Rulebook().believing(green_sky).agrees_with(consulted.consulted)


def test_a_belief_that_was_asked_hides_the_editions_below_it():
    consulted = Rulebook().believing(green_sky)
    consulted.function(sky)

    older = Rulebook.as_of_day("2016-01-22")
    assert older.believing(green_sky).agrees_with(consulted.consulted)
    assert not older.agrees_with(consulted.consulted)


def test_a_rulebook_that_nobody_asked_agrees_with_every_other():
    assert Rulebook.as_of_day("2012-01-01").agrees_with(Rulebook().consulted)


def test_a_rulebook_agrees_only_where_it_is_as_old_as_the_days_that_were_asked_for():
    consulted = Rulebook.as_of_day("2019-01-20")

    assert consulted.is_before(parse_edition_date("2019-01-21"))
    assert not consulted.is_before(parse_edition_date("2019-01-20"))
    assert Rulebook.as_of_day("2019-01-20").agrees_with(consulted.consulted)
    assert not Rulebook.as_of_day("2019-01-19").agrees_with(consulted.consulted)
    assert not Rulebook.as_of_day("2019-01-21").agrees_with(consulted.consulted)


def test_a_rulebook_without_the_document_that_was_asked_does_not_agree():
    consulted = Rulebook()
    consulted.function(sky)

    assert not Rulebook.as_of_day("2012-01-01").agrees_with(consulted.consulted)
