"""A candidate in a room is told the truth: what it has, what is here, what comes next."""

from __future__ import annotations

import json

import pytest

from quizapp.presenters.attending.presenter import AttendingPresenter, Stage
from quizapp.presenters.feedback_screen import OptionMark, Verdict
from quizapp.presenters.sitting.presenter import SittingPresenter
from quizapp.presenters.sitting.screen import SavedKind
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.attending.asking import OtherCertificateError
from quizapp.training.room.join_link import parse_join_link
from quizapp.training.room.opening import Terms
from quizapp.training.room.port import Result
from tests.support.exam_port import FakeExams
from tests.support.room_client import Caller
from tests.support.room_port import HallRooms
from tests.support.rooms import Hall, paper

ALL = {"score": True, "answers": True, "explanations": True}


class Kim:
    """Sits in the hall and looks at the screens."""

    def __init__(self, rooms: HallRooms, language: str = "en") -> None:
        self.rooms = rooms
        self.attending = AttendingPresenter(rooms, language=language)
        self.questions = SittingPresenter(FakeExams(), language=language)

    def join(self) -> Kim:
        from quizapp.presenters.attending.port import Entry

        code = self.rooms.hall.room.join_code
        link = parse_join_link(f"https://room.test/#room={code.replace(' ', '')}")
        ticket = self.rooms.enter(Entry(link=link, name="Kim")).result()
        self.attending.attend(ticket)
        self.look()
        return self

    def look(self) -> Stage:
        before = self.attending.stage
        self.attending.look()
        stage = self.attending.stage
        if stage is Stage.SITTING and before is not stage:
            attending = self.attending
            self.questions.attend(attending.sitting, lambda: attending.voice)
        return stage

    def begin(self) -> Kim:
        self.rooms.hall.start()
        for _ in range(4):
            self.look()
        assert self.attending.stage is Stage.SITTING
        return self

    def saved(self):
        return self.questions.tick().saved


@pytest.fixture
def kim(rooms):
    return Kim(rooms).join()


def _grade(rooms, points=3.0, **told):
    (who,) = (e.candidate_id for e in rooms.hall.store.sheets(rooms.hall.room_id))
    reasons = [
        {"letter": each, "right": each == "b", "because": f"because of {each}"}
        for each in "abcde"
    ]
    numbers = range(1, 5)
    result = Result(
        candidate_id=who,
        score=json.dumps({"points": points, "most": 4, "passed": points >= 3}),
        answers=json.dumps([{"number": n, "points": n % 2} for n in numbers]),
        explanations=json.dumps([{"number": n, "reasons": reasons} for n in numbers]),
    )
    rooms.hall.store.keep_results(rooms.hall.room_id, [result], rooms.hall.now)
    rooms.transport.caller.instruct("change", close=True)
    rooms.transport.caller.instruct("change", told=ALL | told)


def test_whoever_waits_is_told_the_rules_and_what_was_measured(kim, rooms):
    screen = kim.attending.start()

    assert kim.attending.stage is Stage.WAITING
    assert screen.line == "Sample exam, form A. You are in the room as Kim."
    assert [each.number for each in screen.tiles] == ["4", "60 min"]
    assert screen.waits.startswith("Waiting for your instructor")
    assert screen.checks[0].text == "it answers in 1 ms"


def test_whoever_waits_is_told_how_the_exam_scores(tmp_path):
    papers, terms = (paper("A"),), Terms(pass_percent=70)
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path)), papers, terms))

    screen = Kim(HallRooms(caller)).join().attending.start()

    caller.desk.close()
    assert [each.number for each in screen.tiles] == [
        "4",
        "60 min",
        "70\N{NARROW NO-BREAK SPACE}%",
    ]
    counted = next(each for each in screen.rules if each.icon == "scales")
    assert counted.text.endswith("only the whole answer earns the point.")


@pytest.mark.parametrize(
    ("off", "says", "fine"),
    [
        (5, "as the room", True),
        (7260, "2 h ahead", False),
        (-250, "4 min behind", False),
    ],
)
def test_a_wrong_clock_is_measured_against_the_room(rooms, off, says, fine):
    rooms.clocks.moment = rooms.clocks.moment.__class__(
        wall=rooms.clocks.moment.wall.fromtimestamp(
            rooms.hall.now / 1000 + off, rooms.clocks.moment.wall.tzinfo
        ),
        boot_seconds=0.0, awake_seconds=0.0, boot_id="first",
    )  # fmt: skip
    clock = Kim(rooms).join().attending.start().checks[1]

    assert clock.text.startswith(says)
    assert clock.fine is fine


def test_the_first_question_opens_by_itself_and_answers_reach_the_room(kim, rooms):
    kim.begin()
    assert kim.saved().text == "Nothing to save yet"

    kim.questions.answer(("b",), ())
    assert kim.saved().text == "Saved here, sending one"
    assert kim.questions.question().saved_note == "Saved here"
    kim.look()
    kim.look()

    assert kim.saved().kind is SavedKind.SAVED
    assert kim.saved().text.startswith("Received ")
    assert kim.questions.question().saved_note == "Received"


def test_without_contact_that_is_said_and_nothing_is_lost(kim, rooms):
    kim.begin()
    rooms.transport.is_cut = True
    kim.questions.answer(("b",), ())
    kim.look()
    rooms.clocks.pass_by(40)
    kim.questions.step(1)
    kim.questions.answer(("a",), ())
    kim.look()

    bar = kim.questions.tick()
    assert bar.saved.text == "Kept here, 2 to send"
    assert bar.contact.startswith("No contact with the room for 40 s. Go on answering")

    rooms.transport.is_cut = False
    kim.look()
    kim.look()
    assert kim.questions.tick().contact == ""
    assert kim.saved().kind is SavedKind.SAVED


def test_all_received_and_no_contact_are_two_things(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    kim.look()
    kim.look()
    rooms.transport.is_cut = True
    kim.look()

    assert kim.saved().text == "All received, no contact"


def test_a_message_stands_there_until_it_is_read(kim, rooms):
    kim.begin()
    rooms.transport.caller.instruct("messages", text="Doors close at noon.")
    kim.look()

    assert kim.questions.tick().message == "To all: Doors close at noon."
    kim.attending.read_message()
    assert kim.questions.tick().message == ""


def test_a_message_that_was_read_stays_away_after_any_end(kim, rooms):
    kim.begin()
    rooms.transport.caller.instruct("messages", text="Doors close at noon.")
    kim.look()
    kim.attending.read_message()

    after = Kim(rooms)
    assert after.attending.go_on()
    after.look()
    assert after.questions.tick().message == ""
    rooms.transport.caller.instruct("messages", text="Doors are closed.")
    after.look()

    assert after.questions.tick().message == "To all: Doors are closed."


def test_a_message_can_be_put_away_where_nothing_can_be_written(kim, rooms):
    kim.begin()
    rooms.transport.caller.instruct("messages", text="Doors close at noon.")
    kim.look()
    rooms.refuses = "the disk is full"

    kim.attending.read_message()

    assert kim.questions.tick().message == ""


def test_a_pause_is_the_room_s(kim, rooms):
    kim.begin()
    rooms.transport.caller.instruct("pause", reason="fire alarm")
    kim.look()

    assert kim.questions.tick().pause.startswith("Paused: fire alarm.")


def test_another_certificate_is_said_and_the_exam_goes_on(kim, rooms):
    kim.begin()

    def carry(*_what):
        raise OtherCertificateError("room")

    rooms.transport.carry = carry
    kim.questions.answer(("b",), ())
    kim.look()

    assert kim.questions.tick().contact.startswith("Another certificate is shown")
    assert kim.questions.question().chosen == ("b",)


def test_a_killed_program_comes_back_to_the_same_question_and_reconnects(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    kim.questions.open_question(3)
    rooms.wait(60)

    after = Kim(rooms)
    assert after.attending.go_on()
    rooms.transport.is_cut = True
    assert after.look() is Stage.SITTING
    assert after.questions.question().question.position == 3
    assert after.questions.tick().timer.text == "59:00"
    assert after.saved().text == "Kept here, one to send"

    rooms.transport.is_cut = False
    after.look()
    assert rooms.hall.answers_by_name("Kim") == {1: ("b",)}


def test_handing_in_without_contact_is_told_as_what_it_is(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    kim.look()
    kim.look()
    rooms.transport.is_cut = True
    kim.questions.hand_in()
    kim.questions.hand_in()
    assert kim.look() is Stage.OVER
    assert kim.attending.outcome().heading == "Handed in"
    assert kim.attending.outcome().line.startswith("Handed in here; the room does not")

    rooms.transport.is_cut = False
    kim.look()
    kim.look()
    assert kim.attending.outcome().line == (
        "The room has your answer to 1 of 4 questions."
    )


def test_what_came_too_late_is_kept_and_sent_when_more_time_is_given(kim, rooms):
    kim.begin()
    rooms.transport.is_cut = True
    kim.questions.answer(("b",), ())
    kim.look()
    rooms.wait(3700)
    kim.questions.tick()
    assert kim.attending.stage is Stage.OVER
    rooms.transport.is_cut = False
    kim.look()
    assert kim.attending.outcome().line.startswith("One answer came too late")

    (who,) = (e.candidate_id for e in rooms.hall.store.sheets(rooms.hall.room_id))
    rooms.transport.caller.instruct("time", candidate_id=who, extra_s=600)
    kim.look()
    assert kim.look() is Stage.SITTING
    kim.look()

    assert rooms.hall.answers_by_name("Kim") == {1: ("b",)}


def test_what_is_released_is_shown_question_by_question(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    kim.questions.step(1)
    kim.questions.answer(("a",), ())
    kim.look()
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()
    kim.look()
    _grade(rooms)
    kim.look()

    screen = kim.attending.outcome()
    assert screen.heading == "3 of 4 points"
    assert (screen.verdict, screen.passed, screen.share) == ("Passed", True, 0.75)
    assert [each.mark for each in screen.rows] == [
        "Right", "Not right", "Right", "No answer",
    ]  # fmt: skip
    right, wrong = kim.attending.explain(1), kim.attending.explain(2)
    assert right.verdict is Verdict.RIGHT
    assert right.stem == ("Something is so in question 1.",)
    assert (right.question, right.board) == ("What now?", wrong.board)
    assert wrong.heading == "Not right. The answer is B."
    marks = {each.letter: each.mark for each in wrong.options}
    assert (marks["A"], marks["B"]) == (OptionMark.YOUR_ERROR, OptionMark.RIGHT)
    assert wrong.options[0].because == "because of a"
    assert kim.attending.explain(3).verdict is Verdict.UNKNOWN


def test_an_order_is_told_place_by_place(kim, rooms):
    kim.begin()
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()
    kim.look()
    _grade(rooms)
    order = [
        {"letter": "b", "chosen": "b", "because": ""},
        {"letter": "a", "chosen": "c", "because": "because of the turns"},
    ]
    hall = rooms.hall
    (who,) = (e.candidate_id for e in hall.store.sheets(hall.room_id))
    told = json.dumps([{"number": 1, "reasons": [], "places": order}])
    result = Result(candidate_id=who, score="null", answers="null", explanations=told)
    hall.store.keep_results(hall.room_id, [result], hall.now)
    rooms.transport.caller.instruct("change", debrief=1)
    kim.look()

    told = kim.attending.explain(1)
    assert told.heading == "Not right. The order first differs at place 2."
    right, differs = told.order.places
    assert (right.text, right.mark_text) == ("Option b", "Right")
    assert (differs.text, differs.own) == ("Option a", "You put: Option c.")
    assert differs.because == "because of the turns"


def _told(rooms, *reasons, steps=()):
    """Release the explanation of the first question alone."""
    hall = rooms.hall
    (who,) = (e.candidate_id for e in hall.store.sheets(hall.room_id))
    first = [{"number": 1, "reasons": reasons, "steps": steps}]
    result = Result(
        candidate_id=who, score="null", answers="null", explanations=json.dumps(first)
    )
    hall.store.keep_results(hall.room_id, [result], hall.now)
    rooms.transport.caller.instruct("change", close=True, told=ALL)


def test_a_wrong_answer_is_told_by_its_misconception_and_the_steps_to_the_key(
    kim, rooms
):
    kim.begin()
    kim.questions.answer(("a",), ())
    for _ in range(2):
        kim.look()
    wrong = {"letter": "a", "right": False, "because": "why", "belief": "it was over"}
    right = {"letter": "b", "right": True, "because": "so it is"}
    steps = [
        {"text": "First this.", "cite": "CR 1.1", "object_ids": [3]},
        {"text": "Then that.", "cite": "CR 1.2", "verified": False},
    ]

    _told(rooms, wrong, right, steps=steps)
    kim.look()

    told = kim.attending.explain(1)
    assert told.heading == "Not right. The answer is B."
    assert told.sentence == "You answered as if it was over."
    assert told.emphasis == "it was over"
    first, second = told.steps
    assert (first.text, first.citation, first.object_ids) == (
        "First this.", "CR 1.1", (3,),
    )  # fmt: skip
    assert (first.verified, second.verified) == (True, False)
    assert told.steps_note == "2 steps · rules of 25 September 2026"


def test_a_reason_that_the_verdict_gives_is_not_said_twice(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    for _ in range(2):
        kim.look()

    _told(rooms, {"letter": "b", "right": True, "because": "so it is"})
    kim.look()

    told = kim.attending.explain(1)
    assert (told.heading, told.sentence) == ("Your answer is right.", "so it is")
    assert told.options[1].because == ""


def test_of_several_answers_that_became_right_any_is(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    for _ in range(2):
        kim.look()

    both = [{"letter": e, "right": True, "because": f"because of {e}"} for e in "ab"]
    _told(rooms, *both)
    kim.look()

    assert kim.attending.explain(1).verdict is Verdict.RIGHT


def test_a_question_that_was_dropped_has_no_right_answer(kim, rooms):
    kim.begin()
    for _ in range(2):
        kim.look()

    _told(rooms, {"letter": "a", "right": False, "because": "why"})
    kim.look()

    assert kim.attending.explain(1).heading == "No option is right any more."


def test_what_is_not_released_is_not_shown(kim, rooms):
    kim.begin()
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()
    kim.look()
    _grade(rooms, points=1.5, answers=False, explanations=False)
    kim.look()

    screen = kim.attending.outcome()
    assert (screen.heading, screen.verdict) == ("1.5 of 4 points", "Not passed")
    assert screen.rows == ()
    assert kim.attending.explain(1) is None


def test_points_without_a_key_show_the_question_and_what_was_answered(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    kim.questions.open_question(2)
    kim.questions.answer(("a",), ())
    for _ in range(2):
        kim.look()
    _grade(rooms, explanations=False)
    kim.look()

    right, wrong, left = (kim.attending.explain(number) for number in (1, 2, 3))

    assert (right.verdict, right.heading) == (Verdict.RIGHT, "Your answer is right.")
    assert (wrong.verdict, wrong.heading) == (Verdict.WRONG, "Not right")
    assert (left.verdict, left.heading) == (Verdict.UNKNOWN, "No answer")
    marks = {each.letter: each.mark for each in wrong.options}
    assert marks.pop("A") is OptionMark.GIVEN
    assert set(marks.values()) == {OptionMark.UNTOLD}
    assert [each.because for each in wrong.options] == [""] * 5
    assert wrong.sentence == "The key is not released; this is what you answered."
    assert wrong.steps == ()


def test_the_question_that_is_discussed_is_named(kim, rooms):
    kim.begin()
    kim.questions.open_question(3)
    kim.questions.answer(("c",), ())
    for _ in range(2):
        kim.look()
    rooms.transport.caller.instruct("change", close=True)
    rooms.transport.caller.instruct("change", debrief=3)
    kim.look()

    assert kim.attending.outcome().kept == "The room is discussing question 3."
    assert kim.attending.outcome().heading == "The room is closed"
    assert kim.attending.outcome().discussed == 3
    shown = kim.attending.explain(3)
    assert shown.heading == "The room is discussing this question."
    assert [each.mark_text for each in shown.options] == ["", "", "Your answer", "", ""]
    assert kim.attending.explain(1) is None


def test_what_was_told_is_there_when_the_room_is_gone(kim, rooms):
    kim.begin()
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()
    kim.look()
    _grade(rooms)
    kim.look()

    after = Kim(rooms, "fr")
    rooms.transport.is_cut = True
    assert not after.attending.go_on()
    assert after.attending.come_back()
    assert after.look() is Stage.OVER
    assert after.attending.outcome().heading == "3 points sur 4"


def test_leaving_before_the_end_is_asked_once(kim, rooms):
    assert not kim.attending.leave()
    assert kim.attending.start().foot.startswith("Really leave?")
    assert kim.attending.leave()

    assert kim.attending.stage is Stage.OUTSIDE
    assert rooms.ticket is None


def test_before_anything_is_told_the_room_is_not_left_for_good(kim, rooms):
    kim.begin()
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()

    assert kim.attending.leave()

    assert kim.attending.stage is Stage.OVER
    assert rooms.ticket is not None


def test_with_answers_that_are_only_here_no_other_room_is_joined(kim, rooms):
    kim.begin()
    assert not kim.attending.may_leave
    rooms.transport.is_cut = True
    kim.questions.answer(("b",), ())
    kim.questions.hand_in()
    kim.questions.hand_in()
    kim.look()
    assert not kim.attending.may_leave

    rooms.transport.is_cut = False
    kim.look()
    assert kim.attending.may_leave


def test_another_computer_that_went_on_is_said(kim, rooms):
    kim.begin()
    kim.questions.answer(("b",), ())
    hall = rooms.hall
    (who,) = (e.candidate_id for e in hall.store.sheets(hall.room_id))
    hall.store.remove(hall.room_id, who, hall.now)
    kim.look()
    assert kim.look() is Stage.OVER

    screen = kim.attending.outcome()
    assert screen.heading == "This computer is out of the room"
    assert "still here" in screen.line


def test_where_the_disk_is_full_the_exam_begins_once_there_is_room(kim, rooms):
    rooms.refuses = "the disk is full"
    rooms.hall.start()
    for _ in range(3):
        kim.look()
    assert kim.attending.stage is Stage.WAITING
    assert kim.attending.start().fault.startswith("The exam cannot be kept")

    rooms.refuses = ""
    for _ in range(3):
        kim.look()

    assert kim.attending.stage is Stage.SITTING
