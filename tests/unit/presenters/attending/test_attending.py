"""A candidate in a room is told the truth: what it has, what is here, what comes next."""

from __future__ import annotations

import json

import pytest

from quizapp.presenters.attending.presenter import AttendingPresenter, Stage
from quizapp.presenters.feedback_screen import OptionMark, Verdict
from quizapp.presenters.sitting.presenter import SittingPresenter
from quizapp.presenters.sitting.screen import SavedKind
from quizapp.training.room.attending.asking import OtherCertificateError
from quizapp.training.room.join_link import parse_join_link
from quizapp.training.room.port import Result
from tests.support.exam_port import FakeExams
from tests.support.room_port import HallRooms

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
    assert told.heading == "Not right. The order differs from place 2 on."
    right, differs = told.order.places
    assert (right.text, right.mark_text) == ("Option b", "Right")
    assert (differs.text, differs.own) == ("Option a", "You put: Option c.")
    assert differs.because == "because of the turns"


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


def test_the_question_that_is_discussed_is_named(kim, rooms):
    kim.begin()
    rooms.transport.caller.instruct("change", close=True)
    rooms.transport.caller.instruct("change", debrief=3)
    kim.look()

    assert kim.attending.outcome().kept == "The room is discussing question 3."
    assert kim.attending.outcome().heading == "The room is closed"


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
