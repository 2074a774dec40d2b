"""Releasing: each part now, later or not at all, and what a candidate then reads."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.release_files import read_plan, write_plan
from quizapp.presenters.instructing.gradebook.port import GradedExam, ResultsReleased
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.gradebook.release_presenter import ReleasePresenter
from quizapp.presenters.results.result_sheet import SheetAbout, make_result_sheet
from quizapp.presenters.working.work import Ended
from quizapp.training.exam.blueprint import Release
from quizapp.training.exam.results.release_plan import ReleasePlan, told_by
from quizapp.training.exam.results.releasing import (
    Released,
    ReleasedMark,
    ReleasedPlace,
    ReleasedReason,
)
from quizapp.training.room.room import Told
from tests.support.exam_port import with_order
from tests.support.exam_results import exam_results
from tests.support.sittings import OPENED
from tests.support.told_exams import ToldWork

NOW = dt.datetime(2026, 12, 3, 16, tzinfo=dt.UTC)
EVENING = dt.datetime(2026, 12, 3, 20, tzinfo=dt.UTC)
ABOUT = SheetAbout("2026-09-25", "0123456789abcdef")


class ToldGrading:
    """Releases at once; notes the plans."""

    def __init__(self) -> None:
        self.plans: list[ReleasePlan] = []

    def release(self, key, plan):
        """Release."""
        self.plans.append(plan)
        return ToldWork(Ended(ResultsReleased(plan, Path("told"), 3)))


def _graded(release: ReleasePlan | None = None, by_exam: Release = Release.MARKS):
    results = exam_results({"Ada": "aaa"})
    results = replace(results, blueprint=replace(results.blueprint, release=by_exam))
    return GradedExam(results=results, told=(), topics={}, trail=(), release=release)


@pytest.fixture
def grading():
    return ToldGrading()


@pytest.fixture
def release(grading):
    presenter = ReleasePresenter(grading, lambda: NOW, language="en", zone=dt.UTC)
    presenter.open("exam", _graded(), "en")
    return presenter


def test_a_plan_says_what_is_due_and_what_comes_later():
    plan = ReleasePlan(score=NOW, explanations=EVENING)

    assert plan.due(NOW) == Told(score=True)
    assert plan.due(EVENING) == Told(score=True, explanations=True)
    assert plan.later(NOW) == (EVENING,)
    with pytest.raises(ValueError, match="no time zone"):
        ReleasePlan(score=NOW.replace(tzinfo=None))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Release.NOTHING, Told()),
        (Release.SCORE, Told(score=True)),
        (Release.MARKS, Told(score=True, answers=True)),
        (Release.KEY, Told(score=True, answers=True, explanations=True)),
    ],
)
def test_the_blueprint_says_what_is_told_without_a_plan(kind, told):
    assert told_by(kind) == told


def test_a_plan_is_kept_as_a_file_and_a_wrong_one_is_refused(tmp_path):
    path = tmp_path / "release.json"
    assert read_plan(path) is None
    write_plan(path, ReleasePlan(score=NOW))

    assert read_plan(path) == ReleasePlan(score=NOW)
    path.write_text('{"score": "2026-12-03T16:00:00"}')
    with pytest.raises(ExamFileError, match="no time zone"):
        read_plan(path)


def test_the_dialog_begins_with_what_the_exam_was_made_to_release(release):
    screen = release.screen()

    assert [part.when for part in screen.parts] == ["now", "now", "not"]
    assert screen.summary == ("Released now: score and points of each answer.",)
    assert not screen.asks_moment


def test_a_part_is_told_later_at_a_time_to_come(release, grading):
    release.choose("explanations", "later")
    assert not release.screen().can_release
    for wrong in ("yesterday", "2026-12-03 15:59", "2026-13-01 10:00"):
        release.type_moment(wrong)
        assert release.screen().trouble.startswith("Write a day and a time to come")
        assert release.release() is None

    release.type_moment("2026-12-03 20:00")

    assert release.screen().summary[1] == (
        "From 3 December 2026, 20:00: key with reasons."
    )
    job = release.release()
    job.look()
    assert grading.plans == [ReleasePlan(score=NOW, answers=NOW, explanations=EVENING)]
    assert job.screen("en").text == "Released. 3 result sheets are in told."


def test_what_was_told_before_keeps_its_moment(release, grading):
    before = NOW - dt.timedelta(days=2)
    release.open("exam", _graded(ReleasePlan(score=before, answers=EVENING)), "en")

    assert [part.when for part in release.screen().parts] == ["now", "later", "not"]
    assert release.screen().moment == "2026-12-03 20:00"
    release.release()
    assert grading.plans == [ReleasePlan(score=before, answers=EVENING)]


def test_the_gradebook_says_what_is_released(grading):
    page = GradebookPresenter(grading, language="en")
    page.take(_graded())

    page.take(ResultsReleased(ReleasePlan(score=NOW), None, 0))

    assert page.graded.release == ReleasePlan(score=NOW)
    page.take(ResultsReleased(ReleasePlan(), None, 0))
    assert page.graded.release == ReleasePlan()


def _texts(told: Released) -> list[str]:
    paper = with_order(OPENED[60].paper)
    sheet = make_result_sheet(told, paper, ABOUT, "en")
    return [text.text for block in sheet.blocks for text in block.texts]


def test_a_result_sheet_tells_the_score_alone_where_nothing_more_is_told():
    told = Released("Ada", "A", Fraction(2), Fraction(3), passed=True)

    assert _texts(told) == [
        "Sample exam: result",
        "Ada, form A · Rules of 25 September 2026",
        "2 of 3 points · Passed",
    ]
    assert "points" not in " ".join(_texts(Released("Ada", "A")))


def test_a_result_sheet_tells_points_reasons_and_the_right_order():
    order = ReleasedMark(
        number=1,
        points=Fraction(1, 3),
        chosen=("b", "c"),
        places=(
            ReleasedPlace("b", "b", ""),
            ReleasedPlace("a", "c", "That is why."),
            ReleasedPlace("b", "", ""),
        ),
    )
    choice = ReleasedMark(
        number=2,
        points=None,
        chosen=(),
        reasons=(ReleasedReason("a", True, "So it is."),),
    )

    texts = _texts(Released("Ada", "A", marks=(order, choice)))

    assert "Your answer: option b → option c" in texts
    assert "The right order: option b → option a → option b" in texts
    assert "Place 2: That is why." in texts
    assert texts[-3:] == ["You gave no answer.", "option a (Right)", "So it is."]
    assert "0.33 points" in texts[2]
