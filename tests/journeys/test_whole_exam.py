"""A whole exam: built, sealed, sat in a window, a browser and by file, graded, judged anew."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from quizapp.cli.main import main
from tests.support.browser import PHONE, browser, missing_browser
from tests.support.counted_exam import Counted, CountedExam
from tests.support.cut_line import CutLine
from tests.support.exam_candidates import Terminal, Window
from tests.support.room_page import Page
from tests.support.room_process import RoomProcess

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(
        missing_browser() != "",
        reason=f"there is no {missing_browser()} on this machine",
    ),
]

OLD = "2016-09-30"
"""A day on which other documents held."""

LOST = "No contact with the room for "
BREAKS = (LOST, pytest.param(f"{LOST}1 min", marks=pytest.mark.long))
"""What the window says before contact is back: at once, or after a whole minute."""


class Exam:
    """The instructor's folder: an exam that is built from a preset and sealed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.record = folder / "papers-record.json"
        self.code_file = folder / "start-code"
        self.sealed = folder / "sealed"
        built = folder / "papers"
        self.run(
            "exam", "build", "jf-update", "--seed", 4, "--forms", 2, "--out", built
        )
        self.run(
            "exam", "paper", "seal", *sorted(built.iterdir()), "--record", self.record,
            "--out", self.sealed, "--code-file", self.code_file,
        )  # fmt: skip
        self.counted = CountedExam(self.record)

    @property
    def code(self) -> str:
        return self.code_file.read_text("ascii").strip()

    def run(self, *words: object) -> str:
        """Give a command; it must succeed."""
        command = ["--data", str(self.folder / "data"), *map(str, words)]
        done = CliRunner().invoke(main, command)
        assert done.exit_code == 0, done.output
        return done.output

    def served(self) -> RoomProcess:
        """Serve the sealed papers."""
        return RoomProcess(
            self.sealed, self.folder / "data", "--code-file", str(self.code_file),
            "--record", str(self.record), "--minutes", "30",
        )  # fmt: skip


def _type_answers(answers: Mapping[int, str]) -> Iterator[str]:
    for number, letters in answers.items():
        yield str(number)
        yield letters


def _answer_in_browser(page: Page, answers: Mapping[int, str]) -> None:
    """Answer from the question that is open, going on after each."""
    for letters in answers.values():
        page.press(*letters)
        page.click("next")


@pytest.fixture(scope="module", params=BREAKS, ids=["short", "minute"])
def lost(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def exam(lost: str, tmp_path_factory: pytest.TempPathFactory) -> Exam:
    return Exam(tmp_path_factory.mktemp("exam"))


@pytest.fixture(scope="module")
def given(exam: Exam) -> dict[str, tuple[str, dict[int, str]]]:
    """Form and letters of each candidate; which are right follows from the keys."""
    answers = exam.counted.answers
    return {
        "Ann": ("A", answers("A", range(1, 6))),
        "Ben": ("B", answers("B", range(1, 6, 2))),
        "Cleo": ("A", answers("A", range(1, 3))),
    }


@pytest.fixture(scope="module")
def sat(exam, lost, given, tmp_path_factory) -> dict[str, Any]:
    """Let three candidates sit the exam; give what Ann's window told, and the files."""
    profile = tmp_path_factory.mktemp("profile")
    letters = {name: answers for name, (_, answers) in given.items()}
    with (
        Window(exam.folder / "Ann") as ann,
        exam.served() as room,
        CutLine(room.port) as line,
        browser(profile, PHONE) as chrome,
    ):
        link = room.told["link"].replace(f":{room.port}/", f":{line.port}/")
        ann.start()
        assert ann.do("join", link, "Ann")["page"] == "room-wait-page"
        page = Page(chrome)
        page.join(room, "Ben")
        room.instruct("/change", start=True)
        _give_time(room, "Ann", 600)
        _sit_in_window(ann, line, letters["Ann"], lost)

        page.wait_page("question")
        page.lose_contact()
        _answer_in_browser(page, letters["Ben"])
        page.wait_saved("Kept here")
        page.lose_contact(lost=False)
        page.wait_saved("Saved")
        _hand_in_in_browser(page)

        cleo = _sit_at_terminal(exam, letters["Cleo"])
        room.instruct("/change", close=True)
        room.instruct("/grade")
        room.instruct("/change", told=dict.fromkeys(_PARTS, True))
        told = ann.do("heading", "5 of ")
        ann.kill()
        _take(exam)
        room.stop()
    return {"cleo": cleo.file, "ann was told": told}


_PARTS = ("score", "answers", "explanations")


def _sit_in_window(
    ann: Window, line: CutLine, answers: Mapping[int, str], lost: str
) -> None:
    """Answer, be cut off, be killed then, come back by itself, and hand in."""
    ann.do("wait", "exam-page")
    numbers = sorted(answers)
    ann.answer({each: answers[each] for each in numbers[:2]})
    ann.do("saved", "Received")
    line.cut()
    before = ann.do("answer", numbers[2], answers[numbers[2]])
    assert before["saved"].startswith(("Saved here", "Kept here"))
    ann.do("note", lost)
    ann.kill()

    ann.start()
    after = ann.do("wait", "exam-page")
    for what in ("at", "options", "chosen", "answered"):
        assert after[what] == before[what], what
    assert 38 * 60 < _seconds(after["left"]) <= _seconds(before["left"])
    assert ann.do("saved", "Kept here")["saved"] == "Kept here, one to send"
    line.cut(is_cut=False)
    ann.do("saved", "Received")
    ann.answer({each: answers[each] for each in numbers[3:]})
    ann.do("hand-in")


def _seconds(left: str) -> int:
    minutes, seconds = left.split(":")
    return 60 * int(minutes) + int(seconds)


def _give_time(room: RoomProcess, name: str, seconds: int) -> None:
    (seat,) = [
        each
        for each in room.instruct("", method="GET")["candidates"]
        if each["name"] == name
    ]
    room.instruct("/time", candidate_id=seat["candidate_id"], extra_s=seconds)


def _hand_in_in_browser(page: Page) -> None:
    page.wait_page("review")
    page.click("hand-in-now")
    page.wait_page("outcome")
    assert page.find("heading").text == "Your paper is handed in"


def _sit_at_terminal(exam: Exam, answers: dict[int, str]) -> Terminal:
    """Answer and hand in."""
    paper = exam.sealed / "form-A.quizpaper"
    terminal = Terminal(exam.folder / "Cleo", paper, "Cleo", exam.code)
    terminal.start("y", *_type_answers(answers), "hand in", "hand in now")
    terminal.wait_for("Give this file to your instructor")
    terminal.leave()
    return terminal


def _take(exam: Exam) -> None:
    """Take the answers while the server is still running."""
    exam.run(
        "room", "take", "--out", exam.folder / "room.json",
        "--log", exam.folder / "room-log.json",
    )  # fmt: skip


@pytest.fixture(scope="module")
def sheets(exam: Exam, sat: dict[str, Any]) -> tuple[Path, Path]:
    """Give the sheets of the room and of the file."""
    collected = exam.folder / "files.json"
    papers = [word for p in sorted(exam.sealed.iterdir()) for word in ("--paper", p)]
    exam.run(
        "exam", "collect", sat["cleo"], *papers, "--code", exam.code, "--out", collected
    )
    return exam.folder / "room.json", collected


def _expected(exam: Exam, given: Any, day: str) -> dict[str, Counted]:
    return {
        name: exam.counted.count(form, answers, day)
        for name, (form, answers) in given.items()
    }


def test_room_and_file_hand_over_what_was_chosen_in_one_format(exam, given, sheets):
    found = [each for path in sheets for each in json.loads(path.read_text("utf-8"))]

    assert {each["candidate"]: each["form"] for each in found} == {
        name: form for name, (form, _) in given.items()
    }
    for each in found:
        form, answers = given[each["candidate"]]
        chosen = {
            int(n): "".join(x if exam.counted.is_order(form, int(n)) else sorted(x))
            for n, x in each["answers"].items()
        }
        assert chosen == answers, each["candidate"]


def test_extra_time_is_in_the_log_of_the_room(exam, sheets):
    logs = json.loads((exam.folder / "room-log.json").read_text("utf-8"))

    assert {each["candidate"]: each["extra_minutes"] for each in logs} == {
        "Ann": 10.0,
        "Ben": 0.0,
    }
    assert all(each["handed_in_at"] for each in logs)


def test_both_are_graded_as_one_exam_and_as_the_room_graded(exam, given, sheets, sat):
    said = exam.run("exam", "grade", *sheets, "--record", exam.record, "--json")
    graded = {
        each["candidate"]: Counted(int(each["points"]), int(each["most"]))
        for each in json.loads(said)["papers"]
    }

    expected = _expected(exam, given, exam.counted.day)
    assert graded == expected
    assert [expected[name].points for name in ("Ann", "Ben", "Cleo")] == [5, 3, 2]
    ann = expected["Ann"]
    assert sat["ann was told"]["heading"] == f"{ann.points} of {ann.most} points"
    assert sat["ann was told"]["marks"].count("Right") == ann.points


def test_results_and_a_re_key_say_what_can_be_counted(exam, given, sheets):
    before = _expected(exam, given, exam.counted.day)
    after = _expected(exam, given, OLD)
    assert before != after, "the other day changes nothing: choose another"
    trail, out = exam.folder / "audit.jsonl", exam.folder / "results"
    exam.run(
        "exam", "rekey", *sheets, "--record", exam.record, "--as-of", OLD, "--apply",
        "--audit", trail, "--by", "Robin", "--why", "the old documents held",
    )  # fmt: skip
    exam.run(
        "exam", "results", *sheets, "--record", exam.record, "--out", out,
        "--format", "csv", "--audit", trail,
    )  # fmt: skip

    text = (out / "candidates.csv").read_text("utf-8-sig")
    rows = {
        row["candidate"]: row for row in csv.DictReader(io.StringIO(text, newline=""))
    }
    for name in given:
        row = rows[name]
        assert Counted(int(row["points"]), int(row["of"])) == after[name], name
        assert int(row["points before"]) == before[name].points, name
