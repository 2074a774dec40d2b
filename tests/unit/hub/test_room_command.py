"""`quizapp room serve` says what is wrong before anybody can join."""

from __future__ import annotations

import socket

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from quizapp.cli.room.opening import Opener
from quizapp.hub.steady_clock import SteadyClock
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import FILE_NAME, SqliteRooms
from quizapp.training.room.codes import hash_token, make_join_code, tidy_code
from quizapp.training.room.opening import Terms, UnfitPapersError
from quizapp.training.room.port import RoomStoreError
from tests.support.room_process import write_papers
from tests.support.rooms import HallTime, entropy, paper


@pytest.fixture
def papers(tmp_path):
    return write_papers(tmp_path / "papers", paper("A"), paper("B"))


def _serve(tmp_path, *arguments):
    data = tmp_path / "data"
    command = ["--data", str(data), "room", "serve", *map(str, arguments)]
    done = CliRunner().invoke(main, command)
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done


def test_without_papers_there_is_no_room(tmp_path):
    assert "Name the folder with the papers" in _serve(tmp_path).output
    empty = tmp_path / "empty"
    empty.mkdir()
    done = _serve(tmp_path, empty, "--plain")
    assert done.exit_code == 1
    assert f"{empty}: there are no papers (form-*.json) in it" in done.output


def test_a_file_that_is_no_paper_is_named(tmp_path, papers):
    (papers / "form-B.json").write_text('{"exam": 1}')

    done = _serve(tmp_path, papers, "--plain")

    assert f"{papers / 'form-B.json'}: this is no paper" in done.output


def test_papers_of_different_exams_make_no_room(tmp_path):
    folder = write_papers(tmp_path / "mixed", paper("A"), paper("B", minutes=30))

    assert "different exams" in _serve(tmp_path, folder, "--plain").output


def test_a_port_that_is_taken_is_said(tmp_path, papers):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = _serve(
            tmp_path, papers, "--plain", "--host", "127.0.0.1", "--port", port
        )

    assert done.exit_code == 1
    assert f"127.0.0.1:{port} cannot be listened on" in done.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--cert", "x.pem"), "--cert and --key go together"),
        (("--plain", "--cert", "x", "--key", "y"), "no use for a certificate"),
        (("--store", "mysql://x"), "begins postgresql://"),
        (("--record", "nowhere.json"), "nowhere.json"),
    ],
)
def test_options_that_do_not_fit_are_said(tmp_path, papers, options, said):
    done = _serve(tmp_path, papers, *options)

    assert done.exit_code != 0
    assert said in done.output


def test_a_certificate_that_is_none_is_said(tmp_path, papers):
    for name in ("c.pem", "k.pem"):
        (tmp_path / name).write_text("none")
    files = ("--cert", tmp_path / "c.pem", "--key", tmp_path / "k.pem")

    done = _serve(tmp_path, papers, "--port", 0, *files)

    assert f"{tmp_path / 'c.pem'} is no certificate" in done.output


def test_a_file_that_holds_no_rooms_is_left_as_it_was(tmp_path):
    path = tmp_path / FILE_NAME
    path.write_bytes(b"not a database at all, but long enough to be read as one" * 20)
    before = path.read_bytes()

    with pytest.raises(RoomStoreError, match="Nothing was changed"):
        SqliteRooms(tmp_path)

    assert path.read_bytes() == before


def test_a_file_of_a_newer_version_is_left_as_it_was(tmp_path):
    rooms = SqliteRooms(tmp_path)
    with rooms.transaction() as run:
        run.rows("PRAGMA user_version")
    rooms._connection.execute("PRAGMA user_version = 99")
    rooms.close()

    with pytest.raises(RoomStoreError, match="newer version"):
        SqliteRooms(tmp_path)


class Opening:
    """Opens rooms in a folder, as a server that is started does."""

    def __init__(self, tmp_path) -> None:
        self.store = DatabaseRooms(SqliteRooms(tmp_path))
        time = HallTime()
        clock = SteadyClock(time.now, time.seconds)
        self.opener = Opener(self.store, tmp_path, clock, entropy)

    def open(self, *papers, anew=False):
        return self.opener.open(papers, Terms(), anew=anew)


@pytest.fixture
def opening(tmp_path):
    opening = Opening(tmp_path)
    yield opening
    opening.store.close()


def test_the_same_papers_go_on_with_their_room_until_it_is_closed(opening):
    first = opening.open(paper("A"))
    again = opening.open(paper("A"))
    other = opening.open(paper("A", questions=3))
    new = opening.open(paper("A"), anew=True)

    assert first.is_new
    assert not again.is_new
    assert again.room.room_id == first.room.room_id
    assert again.instructor_token == first.instructor_token
    assert other.room.room_id != first.room.room_id
    assert new.room.room_id != first.room.room_id


def test_the_instructors_token_is_for_nobody_else_and_can_be_made_anew(
    opening, tmp_path
):
    first = opening.open(paper("A"))
    (path,) = tmp_path.glob("instructor-*.token")
    assert path.stat().st_mode & 0o777 == 0o600
    path.unlink()

    again = opening.open(paper("A"))

    assert again.room.room_id == first.room.room_id
    assert again.instructor_token != first.instructor_token
    assert opening.store.room_of(hash_token(first.instructor_token)) is None


def test_nothing_but_what_a_paper_holds_is_passed_on(opening):
    opened = opening.open(paper("A"))

    (text,) = opening.store.papers(opened.room.room_id).values()

    assert not {"seed", "question_id", "key", "right"} & set(text.split('"'))


def test_no_papers_make_no_room(opening):
    with pytest.raises(UnfitPapersError):
        opening.open()


def test_codes_are_read_however_they_are_typed():
    code = make_join_code(entropy)

    assert tidy_code(f" {code.lower().replace(' ', '-')} ") == code
    assert tidy_code("") == " "
    assert len({make_join_code(entropy) for _ in range(50)}) == 50
