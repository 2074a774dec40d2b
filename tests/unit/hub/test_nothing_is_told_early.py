"""From joining to the end of an exam nothing reaches a candidate that tells an answer."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from click.testing import CliRunner

from quizapp.bank.places import content_folder
from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.main import main
from quizapp.cli.room.grading import ProcessGrader, grade_in_process
from quizapp.hub.grader import GradingError
from quizapp.interchange.exams.files import read_record
from quizapp.interchange.exams.paper_files import read_papers
from quizapp.storage.rooms.room_store import DatabaseRooms
from quizapp.storage.rooms.sqlite import SqliteRooms
from quizapp.training.room.deeds import StoredAnswer
from quizapp.training.room.port import Sheet
from tests.support.exam_letters import letters_for
from tests.support.exam_traces import find_traces, secrets_of
from tests.support.room_client import Caller
from tests.support.rooms import Hall

ASKED_BY_CANDIDATES = ("/api/sitting", "/api/paper", "/api/results")
WHOLE = {"score": True, "answers": True, "explanations": True}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    command = ["exam", "build", "jf-update", "--seed", "4", "--out"]
    data = ["--data", str(folder / "data")]
    done = CliRunner().invoke(main, [*data, *command, str(folder / "papers")])
    assert done.exit_code == 0, done.output
    return folder


@pytest.fixture(scope="module")
def record(built):
    return built / "papers-record.json"


@pytest.fixture(scope="module")
def secrets(record):
    kept = read_record(record)
    bank = QuestionBank(content_folder("questions"))
    return secrets_of(kept.forms, bank, kept.blueprint.as_of)


class _Grader:
    def __init__(self, record, data) -> None:
        self._where = (record, data)

    async def grade(self, sheets):
        return grade_in_process(sheets, *self._where)


@pytest.fixture
def caller(built, record, tmp_path):
    store = DatabaseRooms(SqliteRooms(tmp_path))
    caller = Caller(
        Hall(store, read_papers(built / "papers")), _Grader(record, built / "data")
    )
    yield caller
    caller.desk.close()


def test_no_answer_of_the_room_tells_a_key_before_it_is_released(caller, secrets):
    ann = caller.join("Ann")
    heard = []

    def listen():
        heard.extend(caller.get(path, ann).text for path in ASKED_BY_CANDIDATES)

    listen()
    caller.hall.start()
    first = {"number": 1, "sequence": 1, "chosen": ["a"]}
    heard.append(caller.post("/api/answers", ann, {"answers": [first]}).text)
    listen()
    heard.append(caller.post("/api/hand-in", ann, {}).text)
    caller.instruct("grade")
    listen()
    caller.instruct("change", told={**WHOLE, "explanations": False}, debrief=1)
    listen()

    assert set().union(*(find_traces(each, secrets) for each in heard)) == set()
    assert caller.get("/api/results", ann).json()["score"]["most"] > 0
    caller.instruct("change", told=WHOLE)
    told = caller.get("/api/results", ann).text
    assert find_traces(told, secrets) != set()


def test_a_candidate_who_answers_by_the_key_earns_every_point(built, record):
    kept = read_record(record)
    bank = QuestionBank(content_folder("questions"))
    blueprint, (form,) = kept.blueprint, kept.forms
    answers = [
        StoredAnswer(
            number=number,
            sequence=1,
            chosen=tuple(letters_for(bank, item, blueprint.as_of)),
            flagged=False,
            stored_ms=0,
        )
        for number, item in enumerate(form.items, 1)
    ]
    sheets = [
        Sheet(1, "Ann", form.label, tuple(answers)),
        Sheet(2, "Ben", form.label, ()),
    ]

    whole, none = grade_in_process(sheets, record, built / "data")

    of_ann, of_ben = (msgspec.json.decode(each.score) for each in (whole, none))
    assert of_ann == {"points": len(answers), "most": len(answers), "passed": True}
    assert of_ben["points"] == 0
    told = msgspec.json.decode(none.explanations)
    reasons = [each["right"] for mark in told for each in mark["reasons"]]
    assert {True, False} == set(reasons)
    assert [bool(each["places"]) for each in told] == [e.ordered for e in form.items]


def test_a_sheet_that_does_not_fit_the_record_is_named(built, record):
    stray = StoredAnswer(1, 1, ("z",), flagged=False, stored_ms=0)

    with pytest.raises(GradingError, match=r"Nothing was graded: .*Ann, question 1"):
        grade_in_process([Sheet(1, "Ann", "A", (stray,))], record, built / "data")


def test_what_goes_wrong_in_the_process_beside_is_said_here(tmp_path):
    grader = ProcessGrader(tmp_path / "nowhere.json", tmp_path)

    with pytest.raises(GradingError, match="Nothing was graded"):
        asyncio.run(grader.grade([]))
