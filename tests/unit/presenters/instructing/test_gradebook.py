"""The gradebook: figures, findings and details, and a re-key before it is applied."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from quizapp.presenters.instructing.gradebook.detail import DetailMaker
from quizapp.presenters.instructing.gradebook.port import (
    Collected,
    GradedExam,
    ItemTold,
    OptionTold,
    RekeyApplied,
    RekeyAsked,
    RekeyFound,
)
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.rekey_presenter import RekeyPresenter
from quizapp.presenters.instructing.gradebook.tables import Finding, finding_of
from quizapp.presenters.working.work import Ended, Failed
from tests.support.exam_results import TOPICS, drop_second, exam_results, graded
from tests.support.told_exams import ToldWork, exam

ROWS = {"Ada": "aaa", "Bea": "aab", "Cyd": "bb-"}


def _told(name):
    options = (
        OptionTold("a", "Text of a.", True, "Because of a rule.", ""),
        OptionTold("b", "Text of b.", False, "Against a rule.", "b were so"),
    )
    return ItemTold(
        question_id=name, seed=0, title=f"Title of {name}", question="What now?",
        options=options, steps=(("CR 720.1", "One step."),),
    )  # fmt: skip


def _graded(*, rekeyed=False):
    return GradedExam(
        results=exam_results(ROWS, rekeyed=rekeyed),
        told=tuple(map(_told, TOPICS)),
        topics={"turns": "Turns", "mana": "Mana"},
        trail=(),
    )


class ToldGrading:
    """Grades at once; notes what is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.fails = False

    def collect(self, key, files):
        """Collect."""
        self.asked.append(("collect", key, files))
        return ToldWork(Ended(Collected(3, 1, ())))

    def grade(self, key, language):
        """Grade."""
        self.asked.append(("grade", key))
        return ToldWork(Ended(_graded()))

    def look_at_rekey(self, key, language, asked):
        """Look."""
        self.asked.append(("look", asked))
        if self.fails:
            return ToldWork(Failed("exam-files", details="record.json"))
        papers = graded(ROWS)
        found = RekeyFound(
            asked=asked, rekey=drop_second(papers), titles={}, letters={}, places={}
        )
        return ToldWork(Ended(found))

    def apply_rekey(self, key, asked, by, why):
        """Apply."""
        self.asked.append(("apply", asked, by, why))
        return ToldWork(Ended(RekeyApplied(1)))


@pytest.fixture
def grading():
    return ToldGrading()


@pytest.fixture
def page(grading):
    presenter = GradebookPresenter(grading, language="en")
    job = presenter.open(exam())
    job.look()
    presenter.take(job.result)
    return presenter


@pytest.fixture
def rekey(grading):
    presenter = RekeyPresenter(grading, language="en")
    presenter.open("2026-11-30-club-test", "2026-09-25", (), "en")
    return presenter


def _do(presenter, job):
    job.look()
    return presenter.take(job)


def test_an_order_that_no_option_says_is_told_by_its_turns():
    told = _told("turns")
    ordered = ItemTold(
        question_id="turns", seed=0, title="", question="", steps=(),
        options=told.options, pieces={"x": "A turn of Ann", "y": "A turn of Nina"},
    )  # fmt: skip

    assert ordered.text_of("a") == "Text of a."
    assert ordered.text_of("y-x") == "A turn of Nina → A turn of Ann"
    assert told.text_of("y-x") == "y-x"


def test_an_exam_without_answers_says_how_to_get_them(grading):
    presenter = GradebookPresenter(grading, language="en")

    assert presenter.open(exam(has_sheets=False)) is None
    assert not presenter.screen().is_graded
    assert grading.asked == []


def test_collecting_is_followed_by_grading(page, grading):
    job = page.collect((Path("one.quizanswers"),))
    job.look()
    following = page.take(job.result)

    assert following is not None
    assert [each[0] for each in grading.asked] == ["grade", "collect", "grade"]
    assert "with late ones: 1" in job.screen("en").text


def test_the_figures_say_who_passed_and_how_far_to_trust_them(page):
    tiles = {each.label: each for each in page.screen().tiles}

    assert tiles["passed"].number == "2 of 3"
    assert tiles["passed"].caption.endswith("2 of 3")
    assert "only 3 people, so it is a hint" in tiles["reliability (KR-20)"].caption


def test_scores_are_bars_on_both_sides_of_the_pass_mark(page):
    bars = page.screen().scores.bars

    assert {bar.label: bar.count for bar in bars if bar.count} == {
        "0": 1,
        "2": 1,
        "3": 1,
    }
    assert [bar.passes for bar in bars] == [False, False, True, True]


def test_a_candidate_is_told_question_by_question(page):
    page.choose_row(2)
    detail = page.screen().detail

    assert (detail.title, ("Not reached", "1") in detail.facts) == ("Cyd", True)
    grades = detail.sections[0].lines
    assert grades[0].startswith("1. Title of q0: chose B, right is A, 0 points.")
    assert grades[2] == "3. Title of q2: not reached"


def test_a_question_shows_what_was_chosen_by_fifth_and_its_derivation(page):
    page.choose_tab("questions")
    detail = page.screen().detail
    grid = next(each.grid for each in detail.sections if each.grid is not None)

    assert grid.rows[0][0].text == "Text of a."
    assert grid.rows[0][0].note == "the key"
    assert len(grid.columns) == 7
    assert any("1. One step. (CR 720.1)" in each.lines for each in detail.sections)


def test_both_tables_of_a_question_list_its_options_in_one_order():
    exam = _graded()
    told = [replace(each, options=each.options[::-1]) for each in exam.told]
    exam = replace(exam, told=tuple(told))

    detail = DetailMaker(exam, "en").question(exam.results.items[0])

    counted, reasons = (e.grid for e in detail.sections if e.grid is not None)
    names = [row[0].text for row in counted.rows]
    assert names == ["Text of b.", "Text of a.", "c"]
    assert names[:2] == [row[0].text for row in reasons.rows]


def test_a_question_that_nobody_got_right_is_flagged_first():
    results = exam_results({"Ada": "aba", "Bea": "aba", "Cyd": "ab-"})
    found = {each.question_id: finding_of(each) for each in results.items}

    assert found["q1"] is Finding.CHECK
    assert found["q0"] is Finding.EASY


def test_the_points_of_a_paper_are_added_up_once_for_all_cells_that_say_them():
    paper = graded(ROWS)[1]

    assert paper.points is paper.points == 2


def test_after_a_re_key_the_scores_before_stand_beside_the_new_ones(page):
    page.take(_graded(rekeyed=True))
    grid = page.screen().grid

    assert grid.columns[-1].title == "Before"
    assert grid.rows[0][2].text == "2 of 2"
    assert grid.rows[0][-1].text == "3 of 3"


def test_nothing_is_applied_before_it_was_looked_at(rekey, grading):
    assert rekey.apply("Ann", "why") is None
    rekey.set_day("soon")
    assert rekey.look_at() is None
    assert rekey.screen().day_trouble
    assert grading.asked == []


def test_a_re_key_shows_old_and_new_and_wants_to_know_who_and_why(rekey, grading):
    rekey.set_day("2027-01-22")
    assert not _do(rekey, rekey.look_at())
    screen = rekey.screen()
    assert screen.title == "1 key of this exam changes"
    assert [cell.text for cell in screen.scores.rows[0]][1:3] == ["3 of 3", "2 of 2"]

    assert rekey.apply("Ann", " ") is None
    assert rekey.screen().notice
    assert _do(rekey, rekey.apply("Ann", "new rules"))
    assert grading.asked[-1] == ("apply", RekeyAsked("2027-01-22"), "Ann", "new rules")


def test_another_day_makes_what_was_found_count_no_more(rekey):
    _do(rekey, rekey.look_at())
    rekey.set_day("2027-01-22")

    assert not rekey.screen().can_apply
    assert rekey.screen().keys is None


def test_a_comparison_that_fails_says_why_and_can_be_tried_again(rekey, grading):
    grading.fails = True
    _do(rekey, rekey.look_at())

    assert rekey.screen().notice
    assert not rekey.screen().is_busy
