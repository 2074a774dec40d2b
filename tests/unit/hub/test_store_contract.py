"""What every store of rooms promises, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import pytest

from quizapp.storage.rooms.database import Put
from quizapp.storage.rooms.postgres import PostgresRooms
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.training.room.codes import hash_token
from quizapp.training.room.deeds import Deed, Refused, SentAnswer
from quizapp.training.room.port import (
    Joining,
    JoiningClosedError,
    NameTakenError,
    Result,
    RoomStoreError,
    UnknownRoomError,
)
from quizapp.training.room.room import Phase, Told
from tests.support.rooms import MINUTE, NOON, Hall

FIRST = SentAnswer(1, 1, ("a",))
LATER = SentAnswer(1, 9, ("b",))


def test_the_latest_answer_counts_and_replays_are_harmless(hall):
    hall.join("Ann")
    hall.start()
    hall.send("Ann", SentAnswer(1, 2, ("b",), flagged=True))

    for sequence, letter in ((2, "b"), (1, "a"), (2, "b")):
        receipt = hall.send("Ann", SentAnswer(1, sequence, (letter,)))
        assert receipt.refused is None

    assert hall.answers("Ann") == {1: ("b",)}
    hall.send("Ann", SentAnswer(1, 3, ()))
    assert hall.answers("Ann") == {1: ()}


@pytest.mark.parametrize("end", ["handed in", "closed", "late", "paused"])
def test_what_was_taken_is_acknowledged_again_whatever_the_moment(hall, end):
    """Its receipt may have been lost with a server that was killed."""
    hall.join("Ann")
    hall.start()
    hall.send("Ann", FIRST, SentAnswer(2, 5, ("c",)), hand_in=end == "handed in")
    if end == "closed":
        hall.change(close=True)
    if end == "paused":
        hall.store.pause(hall.room_id, None, "", hall.now)
    hall.wait(60 * MINUTE + hall.room.grace_ms + 1)

    again = hall.send("Ann", FIRST, SentAnswer(2, 4), hand_in=end == "handed in")
    more = hall.send("Ann", FIRST, SentAnswer(3, 1, ("c",)))
    newer = hall.send("Ann", LATER)

    assert (again.refused, again.handed_in) == (None, end == "handed in")
    assert more.refused is newer.refused is Refused(end)
    assert hall.answers("Ann") == {1: ("a",), 2: ("c",)}


def test_to_hand_in_again_is_acknowledged_and_too_late_for_the_first_time_is_not(hall):
    hall.join("Ann", "Ben")
    hall.start()
    mine = hash_token(hall.token("Ann"))
    deed = Deed(token_hash=mine, answers=(FIRST,), hand_in=True)

    receipts = hall.store.keep([deed, deed], hall.now)
    hall.send("Ben", FIRST)
    hall.change(close=True)

    assert [(each.refused, each.handed_in) for each in receipts] == [(None, True)] * 2
    assert hall.send("Ann", hand_in=True).refused is None
    assert hall.send("Ben", FIRST, hand_in=True).refused is Refused.CLOSED


def test_deeds_of_many_are_judged_one_by_one_and_kept_together(hall):
    hall.join("Ann", "Ben")
    hall.start()
    deeds = [
        Deed(token_hash=hash_token(hall.token("Ann")), answers=(FIRST,)),
        Deed(token_hash=hash_token("of nobody"), answers=(FIRST,)),
        Deed(token_hash=hash_token(hall.token("Ben")), answers=(SentAnswer(9, 1),)),
        Deed(token_hash=hash_token(hall.token("Ben")), hand_in=True),
        Deed(token_hash=hash_token(hall.token("Ben")), answers=(FIRST,)),
    ]

    receipts = hall.store.keep(deeds, hall.now)

    assert [each.refused for each in receipts] == [
        None,
        Refused.UNKNOWN,
        Refused.NO_SUCH_QUESTION,
        None,
        Refused.HANDED_IN,
    ]
    assert hall.answers("Ann") == {1: ("a",)}
    assert hall.answers("Ben") == {}


def test_of_several_deeds_in_one_commit_the_latest_answer_and_the_totals_count(hall):
    hall.join("Ann")
    hall.start()
    mine = hash_token(hall.token("Ann"))

    def deed(answer, **more):
        return Deed(token_hash=mine, answers=(answer,), **more)

    hall.store.keep(
        [
            deed(SentAnswer(1, 1, ("a",)), place=1, away_count=2, away_ms=900),
            deed(SentAnswer(1, 3, ("c",), flagged=True), place=3),
            deed(SentAnswer(1, 2, ("b",)), away_count=1, away_ms=1_000),
            deed(SentAnswer(1, 3, ("d",))),
        ],
        hall.now,
    )

    assert hall.answers("Ann") == {1: ("c",)}
    (seat,) = hall.store.snapshot(hall.room_id).seats
    candidate = seat.candidate
    assert (candidate.place, candidate.away_count, candidate.away_ms) == (3, 2, 1_000)
    assert (seat.answered, seat.flagged) == (1, 1)


def test_a_deed_is_taken_whole_or_not_at_all(hall):
    hall.join("Ann")
    hall.start()

    receipt = hall.send("Ann", FIRST, SentAnswer(2, 1, ("a", "b")))

    assert receipt.refused is Refused.ONE_ONLY
    assert hall.answers("Ann") == {}
    assert hall.send("Ann", SentAnswer(4, 1, ("a", "b"))).refused is None


def test_time_runs_out_after_the_grace_and_more_can_be_given(hall):
    (ann,) = hall.join("Ann")
    hall.start()
    hall.wait(60 * MINUTE + hall.room.grace_ms)
    assert hall.send("Ann", FIRST).refused is None
    hall.wait(1)
    assert hall.send("Ann", LATER).refused is Refused.LATE

    hall.store.give_time(hall.room_id, ann, 10 * MINUTE, hall.now)

    assert hall.send("Ann", SentAnswer(2, 1, ("c",))).refused is None


def test_a_pause_stops_the_time_of_all_or_of_one(hall):
    ann, _ben = hall.join("Ann", "Ben")
    hall.start()
    hall.store.pause(hall.room_id, None, "Fire drill", hall.now)
    hall.store.pause(hall.room_id, None, "Fire drill", hall.now)
    hall.wait(20 * MINUTE)
    assert hall.send("Ann", FIRST).refused is Refused.PAUSED
    hall.store.go_on(hall.room_id, None, hall.now)
    hall.store.pause(hall.room_id, ann, "", hall.now)
    hall.wait(5 * MINUTE)
    assert hall.send("Ben", FIRST).refused is None
    hall.store.go_on(hall.room_id, ann, hall.now)

    hall.wait(55 * MINUTE + hall.room.grace_ms + 1)

    assert hall.send("Ben", LATER).refused is Refused.LATE
    assert hall.send("Ann", FIRST).refused is None


def test_names_are_taken_once_and_forms_are_dealt_out_in_turn(hall):
    hall.join("Ann", "Ben", "Cem")
    with pytest.raises(NameTakenError):
        hall.store.join(_joining(hall, "ANN", "other"), hall.now)
    forms = [seat.candidate.form for seat in hall.store.snapshot(hall.room_id).seats]

    assert forms == ["A", "B", "A"]


def test_whoever_never_got_the_token_joins_again_as_the_same(hall):
    (first,) = hall.join("Ann")

    again = hall.store.join(_joining(hall, "Ann", "Ann", token="another"), hall.now)

    assert again == first
    assert hall.store.view(hash_token(hall.token("Ann"))) is None
    assert hall.store.view(hash_token("another")) is not None


def test_nobody_joins_a_closed_or_unknown_room(hall):
    hall.change(joining=False)
    with pytest.raises(JoiningClosedError):
        hall.join("Ann")
    unknown = _joining(hall, "Ann", "Ann", code="DADA 0000")
    with pytest.raises(UnknownRoomError):
        hall.store.join(unknown, hall.now)


def test_a_return_code_moves_a_candidate_once(hall):
    (ann,) = hall.join("Ann")
    code = hash_token("a code")
    hall.store.let_back(hall.room_id, ann, code, hall.now)

    hall.store.come_back(hall.room.join_code, code, hash_token("tablet"))

    assert hall.store.view(hash_token(hall.token("Ann"))) is None
    view = hall.store.view(hash_token("tablet"))
    assert view is not None
    assert view.sitting.candidate.candidate_id == ann
    with pytest.raises(UnknownRoomError):
        hall.store.come_back(hall.room.join_code, code, hash_token("phone"))


def test_a_room_is_found_by_its_instructor_and_stands_as_it_was_left(hall):
    hall.join("Ann")
    hall.start()
    hall.send("Ann", FIRST)
    told = Told(score=True)
    hall.change(told=told, debrief=3)
    hall.change(close=True)

    room = hall.store.room_of(hash_token(hall.instructor_token))

    assert room is not None
    assert (room.phase, room.told, room.debrief) == (Phase.CLOSED, told, 3)
    assert room.news > hall.room.news
    assert hall.send("Ann", LATER).refused is Refused.CLOSED
    assert hall.store.room_of(hash_token("nobody")) is None


def test_results_and_messages_reach_only_their_candidate(hall):
    ann, ben = hall.join("Ann", "Ben")
    result = Result(candidate_id=ann, score="1", answers="[2]", explanations="[3]")
    hall.store.keep_results(hall.room_id, [result], hall.now)
    hall.store.say(hall.room_id, None, "Ten minutes left", hall.now)
    hall.store.say(hall.room_id, ben, "See me afterwards", hall.now)

    of_ann = hall.store.view(hash_token(hall.token("Ann")))
    of_ben = hall.store.view(hash_token(hall.token("Ben")))

    assert of_ann is not None
    assert of_ben is not None
    assert of_ann.result == result
    assert of_ben.result is None
    assert [each.text for each in of_ann.messages] == ["Ten minutes left"]
    assert len(of_ben.messages) == 2


def test_forgetting_leaves_a_trail_without_names(hall):
    ann, ben = hall.join("Ann", "Ben")
    hall.start()
    hall.send("Ann", FIRST)
    hall.send("Ben", FIRST)
    hall.store.say(hall.room_id, ben, "Dear Ben", hall.now)
    hall.store.pause(hall.room_id, ben, "", hall.now)

    hall.store.anonymise(hall.room_id, ann, hall.now)
    hall.store.remove(hall.room_id, ben, hall.now)

    (sheet,) = hall.store.sheets(hall.room_id)
    assert (sheet.name, [each.number for each in sheet.answers]) == (f"#{ann}", [1])
    assert hall.store.view(hash_token(hall.token("Ben"))) is None
    acts = hall.store.acts(hall.room_id)
    assert [(each.act, each.candidate_id) for each in acts[-2:]] == [
        ("anonymised", ann),
        ("removed", ben),
    ]
    assert not any("Ann" in each.detail or "Ben" in each.detail for each in acts)


def test_one_room_cannot_touch_the_people_of_another(hall, store):
    (ann,) = hall.join("Ann")
    other = Hall(store)
    with pytest.raises(UnknownRoomError):
        store.give_time(other.room_id, ann, MINUTE, NOON)
    with pytest.raises(UnknownRoomError):
        store.keep_results(
            other.room_id,
            [Result(candidate_id=ann, score="1", answers="1", explanations="1")],
            NOON,
        )
    with pytest.raises(UnknownRoomError):
        store.remove(other.room_id, ann, NOON)


def test_a_room_that_is_handed_over_obeys_the_new_token_alone(hall):
    hall.store.hand_over(hall.room_id, hash_token("successor"), hall.now)

    assert hall.store.room_of(hash_token(hall.instructor_token)) is None
    room = hall.store.room_of(hash_token("successor"))
    assert room is not None
    assert room.room_id == hall.room_id
    assert set(hall.store.papers(hall.room_id)) == {"A", "B"}


def _joining(hall, name, attempt, *, token="other", code=None):
    return Joining(
        join_code=code or hall.room.join_code,
        name=name,
        token_hash=hash_token(token),
        attempt_hash=hash_token(f"attempt {attempt}"),
    )


def test_two_servers_over_one_database_agree_at_once(postgres_store, postgres):
    hall = Hall(postgres_store)
    hall.join("Ann", "Ben")
    hall.start()
    other = DatabaseRooms(PostgresRooms(postgres, connections=1))
    try:
        ann, ben = (hash_token(hall.token(each)) for each in ("Ann", "Ben"))
        other.keep([Deed(token_hash=ann, answers=(FIRST,), hand_in=True)], hall.now)
        other.pause(hall.room_id, None, "", hall.now)
        hall.wait(hall.room.grace_ms)

        assert hall.answers("Ann") == {1: ("a",)}
        assert hall.send("Ann", LATER).refused is Refused.HANDED_IN
        assert hall.send("Ben", FIRST).refused is Refused.PAUSED
        assert other.view(ben) == hall.store.view(ben)
    finally:
        other.close()


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("quizapp.storage.rooms.postgres._PATIENCE_S", 0.2)

    with pytest.raises(RoomStoreError, match="The database cannot be reached"):
        PostgresRooms(f"postgresql://nobody@/none?host={tmp_path}", connections=1)


def test_a_database_that_has_hung_up_is_connected_to_anew(postgres, postgres_store):
    import psycopg

    name = "application_name=doomed"
    doomed = DatabaseRooms(PostgresRooms(f"{postgres}&{name}", connections=1))
    hall = Hall(doomed)
    hall.join("Ann")
    hall.start()
    with psycopg.connect(postgres, autocommit=True) as other:
        ended = other.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
            "WHERE application_name = 'doomed'"
        ).fetchall()

    assert ended == [(True,)]
    assert hall.send("Ann", FIRST).refused is None
    assert hall.answers("Ann") == {1: ("a",)}
    doomed.close()


def test_of_a_commit_that_postgres_refuses_nothing_is_kept(postgres):
    database = PostgresRooms(postgres, connections=1)
    store = DatabaseRooms(database)
    hall = Hall(store)
    hall.join("Ann")
    columns = {"number": "BIGINT"}
    setting = "UPDATE rooms SET debrief = given.number FROM {given}"

    def write_and_fail():
        with database.transaction() as run:
            for number in (1, -1):  # the second breaks a rule of the table
                run.put(Put(setting, columns, [(number,)]))

    with pytest.raises(RoomStoreError, match="refuses"):
        write_and_fail()

    assert store.snapshot(hall.room_id).room.debrief is None
    hall.start()
    assert hall.send("Ann", FIRST).refused is None
    store.close()


def test_what_was_put_is_seen_by_what_is_asked_after_it(store):
    hall = Hall(store)
    setting = (
        "UPDATE rooms SET debrief = given.number FROM {given} WHERE room_id = room"
    )
    columns = {"number": "BIGINT", "room": "BIGINT"}

    with store._db.transaction() as run:
        run.put(Put(setting, columns, [(7, hall.room_id)]))
        asked = "SELECT debrief FROM rooms WHERE room_id = :room"
        rows = run.rows(asked, {"room": hall.room_id})

    assert [tuple(row) for row in rows] == [(7,)]
