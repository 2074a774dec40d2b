"""`quizapp room take` writes the answers of a room as sheets, the server running or not."""

from __future__ import annotations

import json
import shutil

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from quizapp.interchange.exams.collected_files import sheet_of
from quizapp.interchange.exams.files import read_answers
from quizapp.storage.rooms.opening import open_rooms_to_read
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import FILE_NAME, SqliteRooms
from quizapp.training.room.deeds import SentAnswer
from quizapp.training.room.port import RoomStoreError
from tests.support.rooms import MINUTE, Hall, paper


class Server:
    """A server that has a room open; what is taken is read beside it."""

    def __init__(self, data) -> None:
        self._data = data
        folder = data / "rooms"
        folder.mkdir(parents=True)
        self.store = DatabaseRooms(SqliteRooms(folder))
        self.hall = self.open()

    def open(self) -> Hall:
        return Hall(self.store, (paper("A"),))

    def take(self, *words):
        out = self._data / "sheets.json"
        command = ["--data", self._data, "room", "take", *words, "--out", out]
        done = CliRunner().invoke(main, list(map(str, command)))
        assert done.exception is None or isinstance(done.exception, SystemExit)
        return done

    @property
    def sheets(self):
        return json.loads((self._data / "sheets.json").read_text("utf-8"))


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data")
    yield server
    server.store.close()


@pytest.fixture
def hall(server):
    hall = server.hall
    hall.join("Ann", "Ben", "Cleo")
    hall.start()
    return hall


def test_sheets_are_those_that_files_would_have_come_to(server, hall, tmp_path):
    hall.send("Ann", SentAnswer(1, 1, ("b",)), SentAnswer(3, 2, ()), hand_in=True)
    hall.send("Ben", SentAnswer(4, 1, ("a",)))

    done = server.take()

    assert done.exit_code == 0, done.output
    assert read_answers(tmp_path / "data" / "sheets.json") == (
        sheet_of("Ann", "A", (("b",), (), (), ())),
        sheet_of("Ben", "A", ((), (), (), ("a",))),
        sheet_of("Cleo", "A", ()),
    )
    assert "Ann (form A): 1 of 4 answered, handed in" in done.output
    assert "Ben (form A): 1 of 4 answered, left open" in done.output
    assert "The room is not closed: answers may still come." in done.output


def test_a_room_that_is_closed_has_no_more_to_come(server, hall):
    hall.change(close=True)

    assert "may still come" not in server.take().output


def test_the_log_tells_of_time_and_late_answers(server, hall, tmp_path):
    (ann, *_) = (s.candidate.candidate_id for s in hall.store.snapshot(1).seats)
    hall.store.give_time(hall.room_id, ann, 6 * MINUTE, hall.now)
    hall.wait(60 * MINUTE + 1_000)
    hall.send("Ben", SentAnswer(2, 1, ("a",)), hand_in=True)
    hall.send("Ann", SentAnswer(2, 1, ("a",)), hand_in=True)
    log = tmp_path / "log.json"

    done = server.take("--log", log)

    ann, ben, cleo = json.loads(log.read_text("utf-8"))
    assert (ann["extra_minutes"], ann["late_questions"]) == (6.0, [])
    assert (ben["minutes"], ben["late_questions"]) == (60.0, [2])
    assert (cleo["handed_in_at"], cleo["minutes"]) == (None, None)
    assert ben["handed_in_at"].endswith("+00:00")
    assert "Ben (form A): 1 of 4 answered, handed in, late: 2" in done.output


def test_what_was_taken_is_told_as_json_too(server, hall):
    hall.send("Ann", SentAnswer(1, 1, ("b",)))

    told = json.loads(server.take("--json").output)

    assert told["phase"] == "running"
    assert [(each["candidate"], each["answered"]) for each in told["candidates"]] == [
        ("Ann", 1),
        ("Ben", 0),
        ("Cleo", 0),
    ]


def test_of_several_rooms_one_is_named_by_its_code(server, hall):
    other = server.open()
    other.join("Zoe")
    codes = [room.join_code for room in server.store.rooms()]

    refused = server.take()
    assert refused.exit_code == 1
    assert f"there are several rooms, say which: {', '.join(codes)}" in refused.output
    unknown = server.take("nono-0000")
    assert "no room has the code NONO 0000" in unknown.output

    assert server.take(codes[0].lower().replace(" ", "")).exit_code == 0
    assert [each["candidate"] for each in server.sheets] == ["Zoe"]


def test_a_file_that_is_there_is_not_replaced_unasked(server, hall):
    assert server.take().exit_code == 0

    assert "Nothing was taken" in server.take().output
    assert server.take("--force").exit_code == 0


def test_where_no_room_was_served_that_is_said(tmp_path):
    command = ["--data", str(tmp_path), "room", "take", "--out", str(tmp_path / "x")]

    done = CliRunner().invoke(main, command)

    assert done.exit_code == 1
    assert "no room was served here" in done.output


def test_what_a_killed_server_left_is_taken_although_it_was_not_tidied(
    server, hall, tmp_path
):
    hall.send("Ann", SentAnswer(1, 1, ("b",)))
    left = tmp_path / "left" / "rooms"
    left.mkdir(parents=True)
    for end in ("", "-wal"):
        name = f"{FILE_NAME}{end}"
        shutil.copy(tmp_path / "data" / "rooms" / name, left / name)
    out = tmp_path / "sheets.json"

    command = ["--data", str(tmp_path / "left"), "room", "take", "--out", str(out)]
    done = CliRunner().invoke(main, command)

    assert done.exit_code == 0, done.output
    assert read_answers(out)[0].answers == {"1": ("b",)}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty: no room was served here"),
        (b"no database, but as long as one" * 20, "cannot be used as a file of rooms"),
    ],
)
def test_a_file_that_holds_no_rooms_is_named(tmp_path, content, said):
    path = tmp_path / "rooms" / FILE_NAME
    path.parent.mkdir()
    path.write_bytes(content)
    command = ["--data", str(tmp_path), "room", "take", "--out", str(tmp_path / "x")]

    done = CliRunner().invoke(main, command)

    assert done.exit_code == 1
    assert f"Nothing was taken: {path} {said}" in done.output
    assert path.read_bytes() == content


def test_reading_beside_a_server_can_change_nothing(server, hall, tmp_path):
    reader = open_rooms_to_read(tmp_path / "data" / "rooms")
    with pytest.raises(RoomStoreError, match="readonly"):
        reader.say(hall.room_id, None, "hello", hall.now)
    reader.close()

    hall.join("Dan")
    assert len(server.store.sheets(hall.room_id)) == 4
