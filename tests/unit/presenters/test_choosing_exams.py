"""The page of exams says what the bank can fill, and why nothing was begun."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from quizapp.presenters.sitting.choosing import ExamsPresenter
from quizapp.presenters.sitting.port import Unfinished
from quizapp.training.exam.mock.past import PastMock
from tests.support.exam_port import CHOICES, FakeExams
from tests.support.sealing import sample_code


def _open(port: FakeExams, language: str = "en") -> ExamsPresenter:
    presenter = ExamsPresenter(port, language=language)
    presenter.open()
    assert presenter.look()
    return presenter


def test_it_says_how_long_an_exam_is_and_what_passes():
    screen = _open(FakeExams()).screen()

    assert (
        screen.facts
        == "3 questions · 60 minutes · pass mark 70 % (3 points)".replace(
            " %", "\N{NARROW NO-BREAK SPACE}%"
        )
    )
    assert screen.start == "Prepare 3 questions"
    assert screen.short == ()


def test_what_the_bank_cannot_fill_is_said_part_by_part_and_time_is_in_proportion():
    screen = _open(FakeExams(filled=2)).screen()

    assert screen.short == (
        "The bank fills 2 of 3 places.",
        "all: 2 of 3, there are no more",
    )
    assert screen.facts.startswith("2 questions · 40 minutes")


def test_nothing_can_be_prepared_where_no_place_can_be_filled():
    presenter = _open(FakeExams(filled=0))

    assert presenter.screen().start == ""
    assert presenter.screen().fault.startswith("No place of this exam can be filled")
    presenter.prepare()
    assert not presenter.is_waiting


def test_choices_are_asked_of_the_bank():
    port = FakeExams()
    presenter = _open(port)

    presenter.choose_exam("other")
    presenter.choose_length("10")
    presenter.choose_seen(True)

    asked = port.asked[-1]
    assert (asked.preset, asked.most, asked.leave_out_seen) == ("other", 10, True)


def test_a_prepared_paper_is_given_once():
    presenter = _open(FakeExams())

    assert presenter.prepare().waiting == "Preparing your paper"
    presenter.look()

    assert presenter.take_ready() is not None
    assert presenter.take_ready() is None


def test_a_paper_needs_its_file_and_a_start_code():
    presenter = _open(FakeExams())

    assert presenter.open_paper("").fault == "Choose the file of the paper first."
    presenter.choose_file(Path("form-a.quizpaper"))
    presenter.open_paper("nonsense")
    presenter.look()

    assert presenter.screen().fault.startswith(
        "Nothing was begun. This is no start code"
    )
    assert presenter.screen().file_name == "form-a.quizpaper"
    presenter.open_paper(str(sample_code()))
    presenter.look()
    assert presenter.take_ready() is not None
    assert presenter.screen().fault == ""


def test_an_unfinished_exam_can_be_gone_on_with():
    port = FakeExams()
    port.waiting = Unfinished("0a", "Sample exam", is_mock=True)
    presenter = _open(port)

    assert presenter.screen().unfinished == "Sample exam"
    presenter.go_on()
    presenter.look()

    ready = presenter.take_ready()
    assert ready is not None
    assert ready.sitting_id == "0a"


def test_another_language_asks_for_a_paper_in_it():
    port = FakeExams()
    presenter = _open(port)

    presenter.set_language("fr")

    assert port.asked[-1].language == "fr"
    assert presenter.screen().start == "Préparer 3 questions"


def test_past_exams_are_listed_by_the_day_of_the_learner():
    port = FakeExams()
    late = dt.datetime(2026, 11, 30, 23, 30, tzinfo=dt.UTC)
    past = PastMock(
        sitting_id="0a",
        exam="Sample exam",
        handed_in_at=late,
        points=2,
        most=3,
        passed=False,
    )
    port.past = lambda: (past,)
    zone = dt.timezone(dt.timedelta(hours=2))

    presenter = ExamsPresenter(port, language="en", zone=zone)

    (row,) = presenter.open().past
    assert row.line == "1 December 2026: 2 of 3 points, not passed"


def test_an_exam_that_was_made_here_is_named_as_such():
    port = FakeExams()
    port.own = (CHOICES[0].key,)
    rows = _open(port).screen().exams

    assert [each.name for each in rows if each.key in port.own] == [
        f"{CHOICES[0].name} (yours)"
    ]
    assert sum("(yours)" in each.name for each in rows) == 1


def test_what_is_wrong_with_a_file_of_such_an_exam_is_said_beside_the_others():
    port = FakeExams()
    port.faults = ("club.yaml, line 3: no subject is called T99",)

    screen = _open(port).screen()

    assert "club.yaml, line 3" in screen.fault
    assert screen.start == "Prepare 3 questions"
