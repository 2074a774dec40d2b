"""In an exam every answer is on the disk before the screen says so, and nothing is told."""

from __future__ import annotations

import datetime as dt

import msgspec
import pytest

from quizapp.presenters.sitting.port import ReadyPaper
from quizapp.presenters.sitting.presenter import SittingPresenter
from quizapp.presenters.sitting.result import ResultPresenter
from quizapp.presenters.sitting.screen import SavedKind
from quizapp.training.exam.sitting.acts import Noted
from quizapp.training.exam.sitting.course import EndedBy, Incident
from quizapp.training.ports import NotKeptError
from tests.support.exam_port import FakeExams
from tests.support.window_fakes import Desk


def _begun(port: FakeExams) -> SittingPresenter:
    presenter = SittingPresenter(port, language="en", zone=dt.UTC)
    presenter.take(_ready(port))
    assert presenter.begin("Kim")
    return presenter


def _ready(port: FakeExams, *, is_mock: bool = True) -> ReadyPaper:
    return port._ready(is_mock=is_mock)


@pytest.fixture
def port() -> FakeExams:
    return FakeExams()


def test_the_start_page_tells_what_may_be_known_and_the_time_does_not_run(port):
    presenter = SittingPresenter(port, language="en")
    presenter.take(_ready(port))

    screen = presenter.start()

    assert [tile.number for tile in screen.tiles] == ["3", "60 min"]
    assert not screen.asks_name
    assert not presenter.is_running
    assert port.store.kept is None


def test_a_paper_asks_for_the_name_and_says_its_words(port):
    presenter = SittingPresenter(port, language="en")
    presenter.take(_ready(port, is_mock=False))

    assert presenter.start().asks_name
    assert presenter.start().paper_words.startswith("Paper ")
    assert not presenter.begin("  ")
    assert presenter.start().fault == "Write your name."


def test_an_exam_that_cannot_be_kept_does_not_begin(port):
    port.refuses = "the disk is full"
    presenter = SittingPresenter(port, language="en")
    presenter.take(_ready(port))

    assert not presenter.begin("")
    assert presenter.start().fault == "the disk is full"
    assert not presenter.is_running


def test_an_answer_is_kept_and_shown_as_saved_with_the_time_of_its_entry(port):
    presenter = _begun(port)
    port.clocks.pass_by(5)

    presenter.answer(("b",), ("a",))

    screen = presenter.question()
    assert screen.chosen == ("b",)
    assert screen.ruled_out == ("a",)
    assert screen.saved_note == "Saved"
    assert screen.count == "1 of 3"
    assert port.store.kept.entries[-1].act.letters == ("b",)
    assert presenter.bar().saved.text == "Saved 09:00:05"


def test_what_is_not_kept_is_never_called_saved(port):
    presenter = _begun(port)
    port.store.is_full = True

    presenter.answer(("b",), ())

    bar = presenter.bar()
    assert bar.saved.kind is SavedKind.FAILED
    assert bar.trouble.startswith("This is not saved: the disk is full. What was saved")
    assert presenter.question().chosen == ()
    assert presenter.question().saved_note == ""
    port.store.is_full = False
    presenter.answer(("b",), ())
    assert presenter.bar().saved.kind is SavedKind.SAVED
    assert presenter.bar().trouble == ""


@pytest.fixture
def ordering(port) -> SittingPresenter:
    port.asks_order = True
    return _begun(port)


def test_an_order_is_kept_with_each_turn_and_is_open_until_it_is_whole(ordering, port):
    ordering.answer(("b", "a"), ())

    screen = ordering.question()
    assert screen.question.note == "Question 1 of 3 \N{MIDDLE DOT} Put in order"
    assert [each.letter for each in screen.question.order.pieces] == [*"ABCDE"]
    assert (screen.chosen, screen.count) == (("b", "a"), "0 of 3")
    assert screen.cells[0].spoken.startswith("Question 1: begun")
    assert port.store.kept.entries[-1].act.letters == ("b", "a")
    row = ordering.hand_in_page().rows[0]
    assert (row.answer, row.is_whole) == ("B → A, 2 of 3", False)

    ordering.answer(("b", "a", "b"), ())

    assert ordering.question().count == "1 of 3"
    row = ordering.hand_in_page().rows[0]
    assert (row.answer, row.is_whole) == ("B → A → B", True)


def test_the_start_page_says_how_answers_count_that_may_be_right_in_part(port):
    port.asks_order = True
    presenter = SittingPresenter(port, language="en")
    presenter.take(_ready(port))

    (told,) = [each for each in presenter.start().rules if each.icon == "scales"]

    assert "only the whole answer earns the point" in told.text
    assert "Of an order, only the whole of it" in told.text


def test_no_page_of_a_running_exam_holds_a_key(port):
    presenter = _begun(port)

    shown = (presenter.question(), presenter.hand_in_page(), presenter.bar())

    told = msgspec.json.encode(shown).decode()
    assert "belief" not in told
    assert "correct" not in told
    assert "turns" not in told


def test_one_goes_from_question_to_question_and_not_beyond(port):
    presenter = _begun(port)

    presenter.step(-1)
    assert presenter.question().is_first
    presenter.step(1)
    presenter.step(1)
    presenter.step(1)
    assert presenter.question().is_last


def test_unanswered_and_flagged_questions_are_found_again(port):
    presenter = _begun(port)
    presenter.turn_flag()
    presenter.answer(("a",), ())
    presenter.next_open()
    assert presenter.question().question.position == 2

    presenter.next_flagged()

    assert presenter.question().question.position == 1
    assert presenter.question().flagged


def test_what_was_ruled_out_stays_so_while_one_looks_at_others(port):
    presenter = _begun(port)
    presenter.answer((), ("d",))

    presenter.step(1)
    presenter.step(-1)

    assert presenter.question().ruled_out == ("d",)


@pytest.mark.parametrize(
    ("passed", "said"),
    [(3001, "10 minutes left."), (3301, "5 minutes left."), (3541, "One minute left.")],
)
def test_each_warning_is_said_once(port, passed, said):
    presenter = _begun(port)
    presenter.tick()
    port.clocks.pass_by(passed)

    assert presenter.tick().announced == said
    assert presenter.tick().announced == ""
    assert presenter.bar().timer.short


def test_the_time_is_said_in_minutes_and_seconds(port):
    presenter = _begun(port)
    port.clocks.pass_by(61)

    timer = presenter.tick().timer

    assert timer.text == "58:59"
    assert not timer.short


def test_without_a_limit_no_time_runs():
    presenter = _begun(FakeExams(minutes=None))

    assert presenter.tick().timer.label == "No time limit"
    assert presenter.hand_in_page().line.startswith("There is no time limit")


def test_a_pause_is_shown_with_its_reason_and_the_time_stands(port):
    presenter = _begun(port)
    presenter.sitting.pause("fire alarm")
    port.clocks.pass_by(600)

    bar = presenter.tick()

    assert bar.pause == "Paused: fire alarm. Your time stands still."
    assert bar.timer.text == "60:00"
    assert bar.timer.label == "paused"
    presenter.answer(("a",), ())
    assert presenter.question().chosen == ()


def test_extra_time_is_in_the_timer(port):
    presenter = _begun(port)
    presenter.sitting.give_extra_time(900, "by agreement")

    assert presenter.tick().timer.text == "75:00"


def test_handing_in_asks_once_and_says_what_is_open(port):
    presenter = _begun(port)
    presenter.answer(("a",), ())
    page = presenter.hand_in_page()
    assert page.open_line.startswith("2 without an answer: 2 and 3.")
    assert page.first_open == 2

    assert not presenter.hand_in()
    assert presenter.hand_in_page().asks == "Really hand in? 2 are without an answer."
    assert presenter.hand_in()

    assert presenter.is_over
    assert not presenter.is_running


def test_whoever_thinks_again_is_asked_again(port):
    presenter = _begun(port)
    presenter.hand_in()

    presenter.think_again()

    assert not presenter.hand_in()


def test_when_the_time_is_over_it_is_handed_in_with_what_was_saved(port):
    presenter = _begun(port)
    presenter.answer(("a",), ())
    port.clocks.pass_by(3600 + 61)

    presenter.tick()

    assert presenter.is_over
    assert presenter.sitting.course.ending.by is EndedBy.TIME
    assert presenter.sitting.course.answers[0] == ("a",)


def test_after_a_crash_it_goes_on_at_the_same_question(port):
    presenter = _begun(port)
    presenter.answer(("a",), ())
    presenter.step(1)
    port.clocks.pass_by(30)
    after = SittingPresenter(port, language="en")

    after.take(port._ready(is_mock=True, sitting_id="0a"))

    assert after.is_running
    assert after.question().question.position == 2
    assert [cell.answered for cell in after.question().cells] == [True, False, False]
    assert after.tick().timer.text == "59:30"


def test_leaving_the_window_is_noted_and_locks_nobody_out(port):
    presenter = _begun(port)

    presenter.note_focus(lost=True)
    presenter.note_focus(lost=False)
    presenter.answer(("a",), ())

    noted = [
        e.act.incident for e in port.store.kept.entries if isinstance(e.act, Noted)
    ]
    assert noted == [Incident.FOCUS_LOST, Incident.FOCUS_BACK]
    assert presenter.question().chosen == ("a",)


def _result(port: FakeExams, language: str = "en") -> ResultPresenter:
    presenter = _begun(port)
    presenter.answer(("a",), ())
    presenter.hand_in()
    presenter.hand_in()
    result = ResultPresenter(port, Desk().open, language=language)
    assert result.take(presenter.sitting).waiting
    return result


def test_results_come_once_the_answers_count(port):
    result = _result(port)

    assert result.look()

    screen = result.screen()
    assert screen.heading == "1 of 3 points"
    assert screen.verdict == "Not passed"
    assert [row.mark for row in screen.rows] == ["Right", "No answer", "No answer"]
    assert [(each.points, each.most) for each in screen.topics] == [(1, 3)]
    assert len(port.counted) == 1
    assert not result.look()


def test_an_exam_that_cannot_be_counted_is_not_called_counted(port):
    result = _result(port)
    port.refuses = "the disk is full"

    with pytest.raises(NotKeptError):
        result.look()

    assert result.screen().waiting


def test_each_question_is_explained_as_after_an_answer(port):
    result = _result(port)
    result.look()

    told = result.explain(1)

    assert told.position == 1
    assert told.total == 3
    assert told.steps
