"""The page on which an exam is made: numbers, shortfall, and what is built."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.bank.exams.criteria import Criteria
from quizapp.presenters.instructing.blueprint.draft import (
    Draft,
    Place,
    Row,
    blueprint_of,
)
from quizapp.presenters.instructing.blueprint.outlook import outlook_screen
from quizapp.presenters.instructing.blueprint.presenter import BlueprintPresenter
from quizapp.presenters.instructing.grid_screen import CellKind
from quizapp.presenters.words.exams import blueprint as words
from quizapp.presenters.working.job import JobState
from quizapp.training.exam.analysis.outlook import ExamOutlook
from quizapp.training.exam.blueprint import Release
from tests.support.told_exams import Later, ToldMaker


@pytest.fixture
def maker():
    return ToldMaker()


@pytest.fixture
def page(maker):
    presenter = BlueprintPresenter(maker, language="en")
    presenter.open()
    return presenter


def _counts(page, row=0):
    cells = page.screen().grid.rows[row]
    return [(c.text, c.note) for c in cells if c.kind is CellKind.COUNT]


def _setting(page, name):
    return next(e for e in page.screen().settings if e.name == name)


def test_an_empty_exam_has_a_row_for_each_topic_with_what_the_bank_has(page):
    assert [row[0].text for row in page.screen().grid.rows] == [
        "Controlling a player", "Layers",
    ]  # fmt: skip
    assert _counts(page) == [("0", "of 3"), ("0", "of 2"), ("0", "of 1"), ("0", "of 0")]
    assert not page.screen().can_build


def test_a_number_that_can_be_filled_can_be_built(page, maker):
    page.set_count(0, 1, 2)

    assert page.screen().shortfall.title == "All 2 questions can be filled"
    assert page.build() is not None
    (order,) = maker.orders
    (part,) = order.blueprint.parts
    assert (part.count, part.criteria.levels) == (2, (1,))


def test_nothing_asked_for_is_neither_short_nor_full(page):
    assert not page.screen().shortfall.is_full
    assert not page.screen().shortfall.is_short

    page.set_count(0, 1, 2)

    assert page.screen().shortfall.is_full


def test_the_first_column_says_which_levels_it_counts(page):
    assert page.screen().grid.columns[1].title == "Any level"

    page.choose_preset("club")
    assert page.screen().grid.columns[1].title == "Levels 1\N{EN DASH}2"

    page.add_subject("CR 613")
    grid = page.screen().grid
    assert grid.columns[1].title == "Any level"
    notes = [row[0].note for row in grid.rows]
    assert (notes[0], notes[-1]) == ("Levels 1\N{EN DASH}2", "")


def test_a_number_that_cannot_be_filled_comes_first_and_is_not_built(page, maker):
    page.set_count(0, 1, 3)
    screen = page.screen()

    assert screen.shortfall.title == "1 question short"
    assert screen.shortfall.lines == (
        "Controlling a player, level 1: 2 of 3 can be filled, because only 2 fit.",
    )
    assert _counts(page)[1] == ("3", "1 short")
    assert page.build() is None
    assert maker.orders == []


def test_what_to_expect_is_said_with_its_range_and_what_it_rests_on():
    found = ExamOutlook(
        places=25, measured=11.6, score=0.684, low=0.52, high=0.85,
        alpha=0.712, alpha_low=0.5, alpha_high=0.83, error=2.04,
    )  # fmt: skip

    said = outlook_screen(found, 2, "en")

    facts = [(each.name, each.value.replace("\u202f", " ")) for each in said.facts]
    assert facts == [
        ("Mean score", "68 % (52 % to 85 %)"),
        ("Reliability", "0.71 (0.50 to 0.83)"),
        ("Error of one score", "± 2.0 points"),
        ("Forms differ by", "2 % of the points at most"),
    ]
    assert said.line.startswith("12 of 25 questions were answered")
    bare = outlook_screen(replace(found, measured=0.0), 1, "en")
    assert bare.line.startswith("No candidate has answered any of these yet")
    assert len(bare.facts) == 3


def test_of_an_exam_with_few_questions_nothing_is_expected(page):
    page.set_count(0, 1, 2)

    outlook = page.screen().outlook
    assert outlook.facts == ()
    assert outlook.line == "Nothing can be said of fewer than 5 questions."


def test_what_there_is_can_be_asked_for_instead(page):
    page.set_count(0, 1, 3)
    page.choose("select-all", "3")
    page.ask_for_what_there_is()

    assert _counts(page)[1] == ("2", "of 2")
    assert _setting(page, "select-all").chosen == "1"
    assert page.screen().can_build


def test_a_preset_brings_its_numbers_time_and_pass_mark(page):
    page.choose_preset("club")

    assert _counts(page)[0] == ("4", "1 short")
    assert _setting(page, "minutes").chosen == "20"
    assert _setting(page, "pass").line == "3 of 4 points are enough."
    assert _setting(page, "select-all").chosen == "1"


def test_families_seen_and_used_earlier_are_left_out(page, maker):
    page.set_count(0, 0, 1)
    page.choose("seen", "on")
    assert _counts(page)[0] == ("1", "of 1")
    page.choose("used", "on")

    (line,) = page.screen().shortfall.lines
    assert line.endswith("3 that fit are left out.")


def test_a_section_of_the_rules_is_a_subject_too(page):
    assert page.add_subject("cr 613")
    assert _counts(page, 2)[0] == ("0", "of 1")
    assert not page.add_subject("CR 613")
    assert "has a row already" in page.screen().notice


def test_what_is_no_subject_is_refused_in_one_sentence(page):
    assert not page.add_subject("cats")
    assert page.screen().notice.startswith("“cats” is no topic")


def test_a_date_that_is_none_is_said_at_its_field_and_nothing_is_built(page):
    page.set_count(0, 0, 1)
    page.type("day", "yesterday")
    field = next(each for each in page.screen().typed if each.name == "day")

    assert (field.text, bool(field.trouble)) == ("yesterday", True)
    assert page.build() is None
    page.type("day", "2026-01-31")
    assert page.build() is not None


def test_what_is_typed_and_chosen_stands_in_the_order(page, maker):
    page.set_count(0, 0, 3)
    page.type("name", "December exam")
    page.type("seed", "99")
    for name, value in {
        "forms": "2", "kinship": "equal", "minutes": "none", "pass": "80",
        "release": "key", "language": "fr", "complexity": "1-2", "answers": "any",
    }.items():  # fmt: skip
        page.choose(name, value)
    page.build()

    (order,) = maker.orders
    made = order.blueprint
    assert (made.name, made.seed, order.forms) == ("December exam", 99, 2)
    assert (made.minutes, made.pass_percent, made.release) == (None, 80, Release.KEY)
    assert made.parts[0].criteria.complexities == (1, 2)


def test_only_questions_of_one_kind_of_answer_are_counted_where_it_is_chosen(page):
    page.choose("answers", "all")
    assert _counts(page)[0] == ("0", "of 1")
    page.choose("answers", "one")
    assert _counts(page)[0] == ("0", "of 2")


def test_building_ends_in_an_exam_that_is_whole(page):
    page.set_count(0, 0, 1)
    job = page.build()
    job.look()

    assert job.state is JobState.ENDED
    assert job.screen("en").text.endswith("Forms: 1, questions in each: 1.")


def test_the_count_of_an_earlier_draft_is_not_shown_for_a_later_one(maker):
    later = Later()
    page = BlueprintPresenter(maker, language="en", beside=later)
    page.open()
    later.do_all()
    assert page.look()
    page.set_count(0, 1, 3)
    later.do_all()  # this was begun before the number was typed
    page.look()
    assert page.is_waiting
    assert page.build() is None
    later.do_all()
    page.look()

    assert not page.is_waiting
    assert page.screen().shortfall.is_short


def test_a_part_is_made_for_each_cell_that_asks_for_something():
    rows = (
        Row(name="one", criteria=Criteria(topics=("a",)), counts=(1, 0, 2, 0)),
        Row(name="two", criteria=Criteria(rules=("CR 613",)), counts=(0, 0, 0, 1)),
    )
    draft = Draft(
        name="x", preset="", rows=rows, language="en", as_of="2026-09-25", seed=1
    )

    parts = blueprint_of(draft).parts
    assert [(p.name, p.count) for p in parts] == [
        ("one", 1), ("one, level 2", 2), ("two, level 3", 1),
    ]  # fmt: skip
    assert draft.with_count(Place(1, 3), 500).rows[1].counts[3] == 99


@pytest.mark.parametrize("name", ["blueprint.title", "building.begun"])
def test_it_is_said_in_french_too(name):
    phrase = words.WORDS[name]
    assert phrase.en != phrase.fr
