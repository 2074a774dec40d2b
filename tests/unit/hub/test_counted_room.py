"""What a commit of answers costs, counted: unlike times, counts are the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from shutil import copy

import pytest

from quizapp.storage.rooms.opening import open_rooms_to_read
from quizapp.storage.rooms.postgres import PostgresRooms
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.codes import hash_token
from quizapp.training.room.deeds import Deed, Refused, SentAnswer
from quizapp.training.room.port import RoomStoreError
from tests.support.rooms import Hall

PEOPLE = tuple(f"Candidate {number}" for number in range(50))
OF_A_COMMIT = ("BEGIN", "INSERT", "UPDATE", "COMMIT")


@pytest.fixture
def database(tmp_path) -> SqliteRooms:
    return SqliteRooms(tmp_path)


@pytest.fixture
def hall(database) -> Iterator[Hall]:
    hall = Hall(DatabaseRooms(database))
    hall.join(*PEOPLE)
    hall.start()
    yield hall
    hall.store.close()


def _deeds(hall, sequence, people=PEOPLE, **more):
    answers = (SentAnswer(1, sequence, ("a",)),)
    tokens = (hash_token(hall.token(name)) for name in people)
    return [Deed(token_hash=each, answers=answers, **more) for each in tokens]


def _statements(database, act) -> list[str]:
    said: list[str] = []
    database._connection.set_trace_callback(said.append)
    act()
    database._connection.set_trace_callback(None)
    return [each.split()[0] for each in said]


@pytest.mark.parametrize("count", [1, 2, 50])
def test_a_commit_takes_four_statements_however_many_answers_it_holds(
    hall, database, count
):
    hall.store.keep(_deeds(hall, 1), hall.now)
    deeds = _deeds(hall, 2, PEOPLE[:count])

    said = _statements(database, lambda: hall.store.keep(deeds, hall.now))

    assert tuple(said) == OF_A_COMMIT


def test_whoever_answers_first_is_read_with_all_others_in_three_statements(
    hall, database
):
    hall.store.keep(_deeds(hall, 1), hall.now)  # the shapes of forms are known
    hall.join("Somebody else")
    deeds = _deeds(hall, 2)

    said = _statements(database, lambda: hall.store.keep(deeds, hall.now))

    assert sorted(said) == sorted([*OF_A_COMMIT, *["SELECT"] * 3])


def test_a_rest_brings_what_was_committed_from_the_log_into_the_file(
    hall, database, tmp_path, monkeypatch
):
    monkeypatch.setattr("quizapp.storage.rooms.sqlite._CHANGES_TO_BRING_IN", 100)
    hall.store.keep(_deeds(hall, 1), hall.now)

    said = [_statements(database, hall.store.rest) for _ in range(2)]

    assert [len(each) for each in said] == [1, 0]
    alone = tmp_path / "alone"
    alone.mkdir()
    copy(database.path, alone)
    with closing(open_rooms_to_read(alone)) as found:
        (sheet, *_) = found.sheets(hall.room_id)
    assert [each.sequence for each in sheet.answers] == [1]


@pytest.mark.parametrize("count", [1, 50])
def test_postgres_is_waited_for_twice_in_a_commit_however_many_it_holds(
    postgres, tmp_path, count
):
    """When all is read and locked, and when all is written and lasts."""
    database = PostgresRooms(postgres, connections=1)
    hall = Hall(DatabaseRooms(database))
    hall.join(*PEOPLE)
    hall.start()
    hall.store.keep(_deeds(hall, 1), hall.now)
    trace = tmp_path / "trace"

    with trace.open("wb") as file:
        with database._pool.connection() as connection:
            connection.pgconn.trace(file.fileno())
        hall.store.keep(_deeds(hall, 2, PEOPLE[:count]), hall.now)
        hall.store.close()

    assert trace.read_text().count("ReadyForQuery") == 2


@pytest.mark.parametrize(
    ("act", "word"),
    [
        (lambda hall, id_: hall.change(close=True), Refused.CLOSED),
        (lambda hall, id_: hall.store.remove(hall.room_id, id_, 0), Refused.UNKNOWN),
        (lambda hall, id_: hall.store.pause(hall.room_id, id_, "", 0), Refused.PAUSED),
        (lambda hall, id_: hall.store.pause(hall.room_id, None, "", 0), Refused.PAUSED),
    ],
)
def test_what_an_instructor_does_counts_with_the_next_answer(hall, act, word):
    first, _ = PEOPLE[:2]
    hall.store.keep(_deeds(hall, 1), hall.now)
    (seat, *_) = hall.store.snapshot(hall.room_id).seats

    act(hall, seat.candidate.candidate_id)

    assert hall.send(first, SentAnswer(1, 2, ("b",))).refused is word


def test_a_device_that_was_left_for_another_is_known_no_more(hall):
    hall.store.keep(_deeds(hall, 1), hall.now)
    (seat, *_) = hall.store.snapshot(hall.room_id).seats
    id_, code = seat.candidate.candidate_id, hash_token("a code")
    hall.store.let_back(hall.room_id, id_, code, hall.now)
    hall.store.keep(_deeds(hall, 2), hall.now)

    hall.store.come_back(hall.room.join_code, code, hash_token("tablet"))

    answer = SentAnswer(1, 3, ("b",))
    assert hall.send(PEOPLE[0], answer).refused is Refused.UNKNOWN
    assert hall.send(PEOPLE[1], answer).refused is None


def test_paper_that_could_not_be_handed_in_is_still_open(hall, database):
    hall.store.keep(_deeds(hall, 1), hall.now)
    database._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(RoomStoreError):
        hall.store.keep(_deeds(hall, 2, hand_in=True), hall.now)
    database._connection.execute("PRAGMA query_only = OFF")

    assert hall.send(PEOPLE[0], SentAnswer(2, 1, ("b",))).refused is None
    assert hall.send(PEOPLE[0], hand_in=True).refused is None
    assert hall.send(PEOPLE[0], SentAnswer(3, 1)).refused is Refused.HANDED_IN
