"""A candidate's program understands what a room says, and what a room is not."""

from __future__ import annotations

import json

import pytest

from quizapp.interchange.rooms.room_client import RoomClient
from quizapp.interchange.rooms.transport import RawReply
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.attending.asking import (
    NoContactError,
    NoRoomError,
    RefusedError,
)
from quizapp.training.room.bodies import AnswerBody, DeedBody, JoinBody, ReturnBody
from quizapp.training.room.outcome import Outcome
from quizapp.training.room.port import Result
from tests.support.room_client import Caller, HallTransport
from tests.support.rooms import Hall, paper

ATTEMPT = "the only attempt of Kim"


@pytest.fixture
def transport(tmp_path):
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(tmp_path))))
    yield HallTransport(caller)
    caller.desk.close()


@pytest.fixture
def client(transport):
    return RoomClient(transport)


def _join(client: RoomClient, transport: HallTransport, name: str = "Kim") -> None:
    code = transport.caller.hall.room.join_code
    client.join(JoinBody(code=code, name=name, attempt=f"{ATTEMPT}{name}"))


def test_a_candidate_joins_answers_hands_in_and_is_told(client, transport):
    hall = transport.caller.hall
    _join(client, transport)
    assert client.sitting().phase == "lobby"
    hall.start()

    assert client.paper() == paper("A")
    sent = AnswerBody(number=1, sequence=3, chosen=("b",), flagged=True)
    receipt = client.answer(DeedBody(answers=(sent,), place=1))
    assert receipt.stored_ms == hall.now
    (stored,) = client.sitting().answers
    assert (stored.number, stored.sequence, stored.chosen) == (1, 3, ("b",))
    assert client.hand_in(DeedBody()).handed_in
    assert client.results() == Outcome()


def test_what_is_released_is_told_part_by_part(client, transport):
    hall = transport.caller.hall
    _join(client, transport)
    hall.start()
    told = {"points": 3.5, "most": 4, "passed": True}
    reason = {"letter": "b", "right": True, "because": "so it is"}
    (kim,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
    result = Result(
        candidate_id=kim,
        score=json.dumps(told),
        answers=json.dumps([{"number": 1, "points": 1, "chosen": ["b"]}]),
        explanations=json.dumps([{"number": 1, "reasons": [reason]}]),
    )
    hall.store.keep_results(hall.room_id, [result], hall.now)
    hall.change(close=True)
    score = {"score": True, "answers": False, "explanations": False}
    transport.caller.instruct("change", told=score)

    assert client.results().score.points == 3.5
    assert client.results().marks is None

    everything = dict.fromkeys(score, True)
    transport.caller.instruct("change", told=everything)
    assert client.results().marks[0].points == 1
    assert client.results().reasons[0].reasons[0].because == "so it is"


def test_a_part_of_the_result_in_a_shape_of_its_own_is_left_out(client, transport):
    hall = transport.caller.hall
    _join(client, transport)
    (kim,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
    odd = Result(candidate_id=kim, score='"fine"', answers="[]", explanations="null")
    hall.store.keep_results(hall.room_id, [odd], hall.now)
    transport.caller.instruct(
        "change", told=dict.fromkeys(("score", "answers", "explanations"), True)
    )

    assert client.results() == Outcome(score=None, marks=(), reasons=None)


@pytest.mark.parametrize(
    ("code", "name", "word"),
    [("XXXX 0000", "Kim", "unknown room"), ("", "Kim", "malformed")],
)
def test_why_nobody_gets_in_is_a_word(client, code, name, word):
    with pytest.raises(RefusedError) as refused:
        client.join(JoinBody(code=code, name=name, attempt=ATTEMPT))

    assert refused.value.word == word


def test_a_name_that_is_taken_and_a_room_that_is_closed_are_told_apart(
    client, transport
):
    _join(client, transport)
    other = RoomClient(transport)
    code = transport.caller.hall.room.join_code
    with pytest.raises(RefusedError) as refused:
        other.join(JoinBody(code=code, name="Kim", attempt="another attempt of Kim"))
    assert refused.value.word == "name taken"

    transport.caller.hall.change(joining=False)
    with pytest.raises(RefusedError) as refused:
        _join(other, transport, "Ben")
    assert refused.value.word == "joining closed"


def test_a_wrong_code_said_again_and_again_is_to_wait(client):
    body = JoinBody(code="XXXX 0000", name="Kim", attempt=ATTEMPT)
    for _ in range(20):
        with pytest.raises(RefusedError):
            client.join(body)

    with pytest.raises(RefusedError) as refused:
        client.join(body)

    assert refused.value.word == "too many"
    assert refused.value.wait_seconds > 0


def test_a_return_code_leads_back_to_the_place_on_another_computer(client, transport):
    hall = transport.caller.hall
    _join(client, transport)
    before = client.token
    (kim,) = (each.candidate_id for each in hall.store.sheets(hall.room_id))
    said = transport.caller.instruct("let-back", candidate_id=kim).json()
    (back,) = (value for key, value in said.items() if "code" in key)

    other = RoomClient(transport)
    other.come_back(ReturnBody(code=hall.room.join_code, return_code=back))

    assert other.token != before
    assert other.sitting().name == "Kim"
    with pytest.raises(RefusedError) as refused:
        client.sitting()
    assert refused.value.word == "unknown"


class _Answers:
    """Something that answers the same to everything."""

    def __init__(self, status: int, content: bytes) -> None:
        self._reply = RawReply(status, content)

    def carry(self, method, path, token, body):
        return self._reply

    def close(self):
        """Nothing is open."""


@pytest.mark.parametrize(
    ("status", "content"),
    [(200, b"<html>Sign in</html>"), (404, b"Not found"), (302, b"")],
)
def test_what_is_no_room_is_known_by_what_it_says(status, content):
    with pytest.raises(NoRoomError):
        RoomClient(_Answers(status, content)).sitting()


def test_a_room_that_cannot_store_anything_now_may_be_asked_again():
    full = b'{"refused": "not stored", "say": "The room cannot store anything now."}'

    with pytest.raises(NoContactError, match="cannot store") as lost:
        RoomClient(_Answers(503, full)).answer(DeedBody())

    assert not isinstance(lost.value, NoRoomError)


@pytest.mark.parametrize(
    ("status", "refusal"), [(503, NoContactError), (409, RefusedError)]
)
def test_what_a_room_says_is_one_line_that_a_page_has_room_for(status, refusal):
    say = "\u202e\x1b[2J\n" + "x" * 1_000_000
    said = json.dumps({"refused": "late", "say": say}).encode()

    with pytest.raises(refusal) as lost:
        RoomClient(_Answers(status, said)).sitting()

    shown = str(lost.value)
    assert len(shown) <= 300
    assert shown.isprintable()
