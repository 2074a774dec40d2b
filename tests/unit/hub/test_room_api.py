"""What an instructor sees and does in a room."""

from __future__ import annotations

import asyncio

import pytest

from quizapp.hub.grader import GradingError
from quizapp.training.room.port import Result
from tests.support.room_client import Caller
from tests.support.rooms import MINUTE


def _room(caller):
    answer = caller.get("/api/room", caller.hall.instructor_token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _people(caller):
    return {each["name"]: each for each in _room(caller)["candidates"]}


def test_everybody_is_shown_with_what_they_do(caller):
    names = ("Ann", "Ben", "Cem", "Dee", "Eve")
    tokens = dict(zip(names, map(caller.join, names), strict=True))
    caller.instruct("change", start=True)
    caller.hall.wait(MINUTE)
    who = {name: each["candidate_id"] for name, each in _people(caller).items()}
    answers = [{"number": 1, "sequence": 1, "chosen": ["a"], "flagged": True}]
    away = {"away_count": 2, "away_ms": 40_000}
    caller.post("/api/answers", tokens["Ann"], {"answers": answers, "place": 3, **away})
    caller.post("/api/hand-in", tokens["Ben"], {})
    caller.post("/api/answers", tokens["Cem"], {})
    caller.instruct("pause", candidate_id=who["Cem"], reason="Feels unwell")
    caller.post("/api/answers", tokens["Dee"], {})
    caller.instruct("time", candidate_id=who["Dee"], extra_s=900)

    people = _people(caller)

    assert {name: each["doing"] for name, each in people.items()} == {
        "Ann": "working",
        "Ben": "handed in",
        "Cem": "paused",
        "Dee": "working",
        "Eve": "cut off",
    }
    ann = people["Ann"]
    assert (ann["place"], ann["answered"], ann["flagged"]) == (3, 1, 1)
    assert (ann["away_count"], ann["away_s"], ann["left_s"]) == (2, 40, 59 * 60)
    assert (people["Dee"]["extra_s"], people["Dee"]["left_s"]) == (900, 74 * 60)
    assert people["Ben"]["left_s"] is None
    assert people["Eve"]["silent_s"] == 60


def test_pauses_and_messages_are_shown_and_written_down(caller):
    caller.instruct("pause", reason="Fire drill")
    caller.instruct("messages", text="Leave everything where it is")
    room = _room(caller)

    assert [each["reason"] for each in room["pauses"]] == ["Fire drill"]
    assert [each["text"] for each in room["messages"]] == [
        "Leave everything where it is"
    ]
    acts = caller.get("/api/room/acts", caller.hall.instructor_token).json()
    assert [each["act"] for each in acts] == ["opened", "paused", "said something"]


def test_sheets_are_as_the_commands_about_exams_read_them(caller):
    ann = caller.join("Ann")
    caller.hall.start()
    answers = [
        {"number": 1, "sequence": 1, "chosen": ["b"]},
        {"number": 2, "sequence": 2, "chosen": []},
        {"number": 4, "sequence": 3, "chosen": ["a", "c"]},
    ]
    caller.post("/api/answers", ann, {"answers": answers})

    sheets = caller.get("/api/room/sheets", caller.hall.instructor_token).json()
    choices = caller.get("/api/room/choices", caller.hall.instructor_token).json()

    assert sheets == [
        {"candidate": "Ann", "form": "A", "answers": {"1": ["b"], "4": ["a", "c"]}}
    ]
    of_a = {each["number"]: each for each in choices if each["form"] == "A"}
    assert of_a[4]["chosen"] == {"a": 1, "b": 0, "c": 1, "d": 0, "e": 0}
    assert [of_a[number]["open"] for number in (1, 2, 3, 4)] == [0, 1, 1, 0]


def test_a_message_to_nobody_there_is_refused(caller):
    token = caller.hall.instructor_token
    answer = caller.post(
        "/api/room/messages", token, {"text": "Hello", "candidate_id": 99}
    )

    assert (answer.status_code, answer.json()["refused"]) == (404, "unknown room")


def test_nobody_joins_a_room_that_is_shut_and_a_closed_one_opens_again(caller):
    ann = caller.join("Ann")
    caller.instruct("change", start=True, joining=False)
    body = {"code": caller.hall.room.join_code, "name": "Ben", "attempt": "x" * 20}
    assert caller.post("/api/join", body=body).json()["refused"] == "joining closed"

    caller.instruct("change", close=True)
    closed = caller.post("/api/hand-in", ann, {"answers": []})
    caller.instruct("change", close=False)

    assert closed.json()["refused"] == "closed"
    assert caller.post("/api/hand-in", ann, {}).status_code == 200


class _Grader:
    def __init__(self) -> None:
        self.beating = 0

    async def grade(self, sheets):
        if not sheets:
            raise GradingError("Nothing was graded: nobody is here")
        await asyncio.sleep(0)
        return [
            Result(
                candidate_id=s.candidate_id, score="7", answers="8", explanations="9"
            )
            for s in sheets
        ]


def test_papers_are_graded_on_the_instructors_word_and_told_on_another(caller):
    grading = Caller(caller.hall, _Grader())
    token = caller.hall.instructor_token
    assert grading.post("/api/room/grade", token).json()["refused"] == "not graded"
    ann = grading.join("Ann")

    assert grading.post("/api/room/grade", token).status_code == 200

    assert grading.get("/api/sitting", ann).json()["graded"] is True
    assert grading.get("/api/results", ann).json()["score"] is None
    told = {"score": True, "answers": False, "explanations": False}
    grading.instruct("change", told=told)
    assert grading.get("/api/results", ann).json()["score"] == 7
    assert caller.post("/api/room/grade", token).json()["refused"] == "no record"


@pytest.mark.parametrize("act", ["anonymise", "remove"])
def test_forgetting_a_candidate_is_done_and_written_down(caller, act):
    caller.join("Ann")
    who = _people(caller)["Ann"]["candidate_id"]

    caller.instruct(act, candidate_id=who)

    assert "Ann" not in _people(caller)
    acts = caller.get("/api/room/acts", caller.hall.instructor_token)
    assert "Ann" not in acts.text
    assert acts.json()[-1]["candidate_id"] == who
