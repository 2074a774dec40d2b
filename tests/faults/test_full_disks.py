"""On a real disk that is full or read-only nothing is lost, and one sentence says so.

Where no disk can be mounted, the tests with a limit on the size of files are all there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from quizapp.app import open_app, system_exam_clock
from quizapp.interchange.added.shelf import CollectionShelf, ShelfError
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.storage.exams.sitting_file import FILE_NAME, SittingFile, list_sittings
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.learners.learners import Learners
from quizapp.storage.pack.pack_file import PackFile
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import FILE_NAME as ROOMS_NAME
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.storage.stores import open_stores
from quizapp.storage.trouble import StorageTroubleError, UnwritableFolderError
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.starting import start_sitting
from quizapp.training.ports import NotKeptError
from quizapp.training.review import Review
from quizapp.training.study_session import StudySession
from tests.faults.fuzz.rubbish import check_sentence
from tests.faults.kind import integrity_of
from tests.faults.small_disk import NoDiskError, SmallDisk, small_disk
from tests.support.exchange_without_end import OFFERED
from tests.support.histories import Learner
from tests.support.room_client import Caller
from tests.support.rooms import Hall
from tests.support.sealing import random_bytes
from tests.support.sittings import OPENED, entrance
from tests.support.study_fakes import FixedQuestions, ManualTime

QUESTIONS = FixedQuestions({f"q{number}": ("control",) for number in range(50)})
SPARE = (0, 4096, 12_288, 40_960)
"""Bytes that are left: enough for nothing, for a page, for a journal, for some answers."""


@pytest.fixture
def disk(tmp_path) -> Iterator[SmallDisk]:
    try:
        with small_disk(tmp_path / "disk") as mounted:
            yield mounted
    except NoDiskError as error:
        pytest.skip(str(error))


def _open(folder: Path):
    return open_app(folder, ManualTime().surroundings(), questions=lambda: QUESTIONS)


def _answer_on(session: StudySession, kept: list[Review]) -> None:
    while session.current is not None:
        kept.append(session.answer(["a"]))


@pytest.mark.parametrize("spare", SPARE)
def test_answers_that_were_kept_outlast_a_disk_that_fills_up(disk, spare):
    folder = disk.folder / "data"
    app = _open(folder)
    session = app.study.start()
    disk.fill(spare)
    kept = []

    with pytest.raises(NotKeptError) as refused:
        _answer_on(session, kept)
    at = session.current
    check_sentence(str(refused.value))
    assert session.position == len(kept)
    disk.free()
    kept.append(session.answer(["b"]))
    assert (kept[-1].question_id, kept[-1].seed) == at[:2]
    app.close()

    app = _open(folder)
    assert [each.review for each in app.history.read().reviews] == kept
    app.close()
    assert integrity_of(folder / DATABASE_NAME) == "ok"


@pytest.mark.parametrize("spare", SPARE[::2])
def test_a_history_is_replaced_whole_or_stays_where_the_disk_is_full(disk, spare):
    learner = Learner(disk.folder / "data")
    learner.study("first", "rw")
    before = learner.history()
    learner.mark("q1", "A long note. " * 10_000)
    larger = learner.history()
    learner.put(before)
    stores = open_stores(learner.folder)
    disk.fill(spare)

    with pytest.raises(NotKeptError) as refused:
        stores.history.replace(larger)

    check_sentence(str(refused.value))
    assert stores.history.read() == before
    disk.free()
    stores.history.replace(larger)
    assert stores.history.read() == larger
    stores.close()


def test_data_cannot_be_made_on_a_full_disk_and_can_once_there_is_room(disk):
    disk.fill()

    with pytest.raises(StorageTroubleError) as refused:
        _open(disk.folder / "data")

    assert isinstance(refused.value, UnwritableFolderError)
    check_sentence(str(refused.value))
    disk.free()
    _open(disk.folder / "data").close()


@pytest.mark.parametrize("spare", SPARE[:3])
def test_an_exam_goes_on_when_a_full_disk_has_room_again(disk, spare):
    file, clock = SittingFile(disk.folder), system_exam_clock()
    start_sitting(entrance(), file, clock, random_bytes(8))
    file.close()
    (sitting_id,) = list_sittings(disk.folder)
    sitting = Sitting(OPENED[60], file.open(sitting_id), file, clock)
    disk.fill(spare)
    with suppress(NotKeptError):
        for turn in range(2000):
            sitting.answer(1, ("abcde"[turn % 5],))
    assert sitting.trouble
    check_sentence(sitting.trouble)
    held = sitting.course.answers

    disk.free()
    sitting.answer(3, ("b",))

    assert sitting.is_saved
    file.close()
    again = Sitting(OPENED[60], file.open(sitting_id), file, clock)
    assert again.course.answers == (*held[:2], ("b",))
    assert integrity_of(disk.folder / sitting_id / FILE_NAME) == "ok"
    file.close()


def test_a_room_says_that_it_cannot_store_and_stores_again(disk):
    caller = Caller(Hall(DatabaseRooms(SqliteRooms(disk.folder))))
    ann = caller.join("Ann")
    caller.hall.start()

    def send(sequence: int) -> int:
        sent = {"number": 1, "sequence": sequence, "chosen": ["abcde"[sequence % 5]]}
        answer = caller.post("/api/answers", ann, {"answers": [sent]})
        caller.hall.now += 1_000
        if answer.status_code == 503:
            check_sentence(answer.json()["say"])
        return answer.status_code

    assert send(1) == 200
    disk.fill()
    statuses = [send(number) for number in range(2, 300)]
    assert statuses[-1] == 503
    stored = 1 + statuses.count(200)

    (answer,) = caller.get("/api/sitting", ann).json()["answers"]
    assert answer["sequence"] == stored
    disk.free()
    assert send(1000) == 200
    caller.desk.close()
    assert integrity_of(disk.folder / ROOMS_NAME) == "ok"


def test_a_collection_is_not_there_by_half_on_a_full_disk(disk):
    shelf = CollectionShelf(disk.folder)
    disk.fill(60_000)

    with pytest.raises(ShelfError) as refused, shelf.preparing("sent", OFFERED) as made:
        shelf.keep(made)

    check_sentence(str(refused.value))
    disk.free()
    with shelf.preparing("sent", OFFERED) as made:
        shelf.keep(made)
    left = {path.name for path in (disk.folder / "collections").iterdir()}
    assert left == {"in-use.lock", ".packs", "sent"}


def test_the_list_of_learners_stays_on_a_full_disk(disk):
    learners = Learners(disk.folder)
    learners.add("Zoë")
    disk.fill()

    with pytest.raises(UnwritableFolderError) as refused:
        learners.add("Kim " + "x" * 40)

    check_sentence(str(refused.value))
    assert [each.name for each in learners.list_all()][1:] == ["Zoë"]


def test_no_half_file_is_left_where_the_disk_is_full(disk):
    disk.fill(4096)
    path = disk.folder / "answers.csv"

    with pytest.raises(FileNotWrittenError) as refused:
        write_new({path: write_text("word " * 20_000)}, force=False)

    check_sentence(str(refused.value))
    assert [each.name for each in disk.folder.iterdir()] == ["filler"]


def test_on_a_read_only_disk_nothing_is_opened_and_one_sentence_says_why(disk):
    Learner(disk.folder / "data").study("first", "rw")
    before = (disk.folder / "data" / DATABASE_NAME).read_bytes()
    disk.make_read_only()

    with pytest.raises(UnwritableFolderError) as refused:
        _open(disk.folder / "data")

    check_sentence(str(refused.value))
    assert str(disk.folder / "data") in str(refused.value)
    assert (disk.folder / "data" / DATABASE_NAME).read_bytes() == before


def test_on_a_read_only_disk_there_is_no_pack_and_no_trouble(disk):
    disk.make_read_only()
    store = PackFile(disk.folder / "data")

    assert store.entries() == ()
