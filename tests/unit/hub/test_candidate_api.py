"""What a candidate can do in a room, from joining to the results."""

from __future__ import annotations

import hashlib

import pytest

from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.port import RoomStoreError
from tests.support.rooms import MINUTE, Hall

ANSWER = {"number": 1, "sequence": 1, "chosen": ["a"]}


@pytest.fixture
def ann(caller) -> str:
    return caller.join("Ann")


def _answer(caller, token, *answers):
    return caller.post("/api/answers", token, {"answers": answers})


def test_a_candidate_joins_waits_answers_and_hands_in(caller, ann):
    waiting = caller.get("/api/sitting", ann).json()
    assert (waiting["phase"], waiting["left_ms"]) == ("lobby", None)
    assert caller.get("/api/paper", ann).json()["refused"] == "not started"
    caller.hall.start()

    paper = caller.get("/api/paper", ann).json()
    receipt = _answer(caller, ann, ANSWER)
    handed_in = caller.post(
        "/api/hand-in", ann, {"answers": [{**ANSWER, "number": 2}], "place": 2}
    )

    assert [each["number"] for each in paper["questions"]] == [1, 2, 3, 4]
    assert receipt.json()["stored_ms"] == caller.hall.now
    assert handed_in.json()["handed_in"] is True
    sitting = caller.get("/api/sitting", ann).json()
    assert sitting["over"] is True
    assert [each["number"] for each in sitting["answers"]] == [1, 2]
    later = {**ANSWER, "sequence": 9}
    assert _answer(caller, ann, later).json()["refused"] == "handed in"
    assert caller.post("/api/hand-in", ann, {}).status_code == 200


@pytest.mark.parametrize("path", ["/api/answers", "/api/hand-in"])
def test_what_was_stored_before_its_receipt_was_lost_is_acknowledged_when_sent_again(
    caller, ann, monkeypatch, path
):
    caller.hall.start()
    keep = caller.hall.store.keep

    def keep_and_tell_nobody(deeds, now_ms):
        keep(deeds, now_ms)
        raise RoomStoreError("killed before anybody was told")

    monkeypatch.setattr(caller.hall.store, "keep", keep_and_tell_nobody)
    lost = caller.post(path, ann, {"answers": [ANSWER]})
    monkeypatch.setattr(caller.hall.store, "keep", keep)
    caller.hall.wait(61 * MINUTE)

    again = caller.post(path, ann, {"answers": [ANSWER]})

    assert (lost.status_code, again.status_code) == (503, 200)
    assert again.json()["handed_in"] is (path == "/api/hand-in")


def test_the_time_that_is_left_is_told_in_a_span_and_not_as_a_moment(caller, ann):
    caller.hall.start()
    caller.hall.wait(10 * MINUTE)

    assert caller.get("/api/sitting", ann).json()["left_ms"] == 50 * MINUTE


def test_a_pause_hides_the_paper_and_says_why(caller, ann):
    caller.hall.start()
    caller.instruct("pause", reason="Fire drill")

    sitting = caller.get("/api/sitting", ann).json()

    assert sitting["pause"] == {"everybody": True, "reason": "Fire drill"}
    assert caller.get("/api/paper", ann).json()["refused"] == "paused"
    caller.instruct("go-on")
    assert caller.get("/api/sitting", ann).json()["pause"] is None


def test_results_are_told_part_by_part(caller, ann):
    caller.hall.start()
    candidate = caller.get("/api/room", caller.hall.instructor_token).json()
    who = candidate["candidates"][0]["candidate_id"]
    result = {"candidate_id": who, "score": {"points": 3}, "answers": [1]}
    put = caller.ask(
        "PUT", "/api/room/results", caller.hall.instructor_token,
        [{**result, "explanations": [{"because": "so"}]}],
    )  # fmt: skip
    assert put.status_code == 200
    told = {"score": False, "answers": False, "explanations": False}

    seen = [caller.get("/api/results", ann).json()]
    for part in told:
        caller.instruct("change", told={**told, part: True})
        seen.append(caller.get("/api/results", ann).json())

    assert seen == [
        {"score": None, "answers": None, "explanations": None},
        {"score": {"points": 3}, "answers": None, "explanations": None},
        {"score": None, "answers": [1], "explanations": None},
        {"score": None, "answers": None, "explanations": [{"because": "so"}]},
    ]


def test_the_paper_of_an_exam_that_is_over_is_shown_only_to_look_back(caller, ann):
    caller.hall.start()
    caller.instruct("change", close=True)
    assert caller.get("/api/paper", ann).json()["refused"] == "closed"

    caller.instruct("change", debrief=2)

    assert caller.get("/api/paper", ann).status_code == 200
    assert caller.get("/api/sitting", ann).json()["debrief"] == 2


def test_a_name_is_taken_once_and_is_text(caller, ann):
    again = {"code": caller.hall.room.join_code, "attempt": "x" * 20}
    taken = caller.post("/api/join", body={**again, "name": " ann "})
    markup = caller.join("=HYPERLINK(1) <img src=x>")

    assert taken.json()["refused"] == "name taken"
    name = caller.get("/api/sitting", markup).json()["name"]
    assert name == "=HYPERLINK(1) <img src=x>"


@pytest.mark.parametrize("name", ["", " \t ", "A\0B", "A\u202eB", "x" * 61])
def test_what_is_no_name_is_refused(caller, name):
    body = {"code": caller.hall.room.join_code, "name": name, "attempt": "x" * 20}

    assert caller.post("/api/join", body=body).status_code in (400, 422)
    assert caller.hall.store.snapshot(caller.hall.room_id).seats == ()


def test_a_candidate_comes_back_on_another_device(caller, ann):
    caller.hall.start()
    _answer(caller, ann, ANSWER)
    (seat,) = caller.hall.store.snapshot(caller.hall.room_id).seats
    given = caller.instruct("let-back", candidate_id=seat.candidate.candidate_id)
    body = {"code": caller.hall.room.join_code, **given.json()}

    token = caller.post("/api/return", body=body).json()["token"]

    assert caller.get("/api/sitting", ann).status_code == 401
    (answer,) = caller.get("/api/sitting", token).json()["answers"]
    assert answer["sequence"] == 1
    assert caller.post("/api/return", body=body).json()["refused"] == "unknown room"


def test_everything_that_is_stored_of_a_token_is_its_hash(caller, ann):
    database = caller.hall.store._db

    with database.transaction() as run:
        rows = run.rows("SELECT token_hash FROM candidates")

    assert rows == [(hashlib.sha256(ann.encode()).hexdigest(),)]
    files = list(database.path.parent.glob(f"{database.path.name}*"))
    assert files
    assert not any(ann.encode() in each.read_bytes() for each in files)


def test_who_is_removed_leaves_no_trace_in_the_file(tmp_path):
    store = DatabaseRooms(SqliteRooms(tmp_path))
    hall = Hall(store)
    (who,) = hall.join("Persephone")
    store.say(hall.room_id, who, "Dear Persephone", hall.now)
    path = tmp_path / "rooms.sqlite3"

    store.remove(hall.room_id, who, hall.now)
    store.close()

    assert b"Persephone" not in path.read_bytes()
    assert not path.with_name(f"{path.name}-wal").exists()
