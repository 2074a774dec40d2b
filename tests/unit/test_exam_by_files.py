"""An exam by files: papers go out, answers come back by any channel, and are graded."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from quizapp.cli.main import main

pytestmark = pytest.mark.usefixtures("qapp")

CODE = re.compile(r"Start code: (\S+)")
WORDS = re.compile(r"Its words are (\S+):")


def _run(folder, *words: object, said: str | None = None):
    start = ["--data", str(folder / "data"), "exam"]
    return CliRunner().invoke(main, [*start, *map(str, words)], input=said)


class Room:
    """An instructor's folder with a sealed exam, and candidates with their own."""

    def __init__(self, folder) -> None:
        self.folder = folder
        self.record = folder / "papers-record.json"
        self.paper = folder / "sealed" / "form-A.quizpaper"
        built = ("build", "jf-update", "--seed", 4, "--out", folder / "papers")
        assert _run(folder, *built).exit_code == 0
        self.built = folder / "papers" / "form-A.json"
        sealed = _run(
            folder, "paper", "seal", self.built,
            "--record", self.record, "--out", folder / "sealed",
        )  # fmt: skip
        self.code = CODE.search(sealed.output)[1]

    def sit(self, name, *lines, home=None):
        """Let somebody type; give what was said and the file, if there is one."""
        own = self.folder / (home or name)
        own.mkdir(exist_ok=True)
        before = set(own.glob("*.quizanswers"))
        done = _run(
            own, "sit", self.paper, "--name", name, "--code", self.code, "--out", own,
            said="\n".join([*lines, ""]),
        )  # fmt: skip
        files = sorted(set(own.glob("*.quizanswers")) - before)
        return done, files[0] if files else None

    def collect(self, files, *words, out):
        """Collect files as the instructor."""
        where = ("--paper", self.paper, "--code", self.code, "--out", out)
        return _run(self.folder, "collect", *files, *where, *words)


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    return Room(tmp_path_factory.mktemp("room"))


END = ("hand in", "hand in now")


@pytest.fixture(scope="module")
def kim(room):
    return room.sit("Kim", "y", "b", ">", "a", "!", "5", "c", "?", *END)


@pytest.fixture(scope="module")
def lou(room):
    return room.sit("Lou", "y", "A", "-", "c", *END)


def test_a_candidate_is_told_what_is_saved_and_what_is_open(kim):
    done, file = kim

    assert done.exit_code == 0, done.output
    assert "no time limit, pass mark 60 %" in done.output
    assert "Saved: 1. b" in done.output
    assert "Saved: 5. c" in done.output
    assert "letters in order, such as aaa" in done.output
    # The first question asks for an order, of which a letter alone is a part.
    assert "Open: 1, 3, 4" in done.output
    assert "Flagged: 2" in done.output
    assert f"Give this file to your instructor: {file}" in done.output


def test_answers_are_collected_and_graded(room, kim, lou, tmp_path):
    out, log = tmp_path / "sheets.json", tmp_path / "log.json"
    done = room.collect([lou[1], kim[1], lou[1]], "--log", log, out=out)

    assert done.exit_code == 0, done.output
    assert json.loads(out.read_text("utf-8")) == [
        {
            "candidate": "Kim",
            "form": "A",
            "answers": {"1": ["b"], "2": ["a"], "5": ["c"]},
        },
        {"candidate": "Lou", "form": "A", "answers": {"1": ["c"]}},
    ]
    graded = _run(room.folder, "grade", out, "--record", room.record)
    assert graded.output.count(" of 5, ") == 2


def test_a_collection_is_told_as_json_too(room, kim, tmp_path):
    done = room.collect([kim[1]], "--json", out=tmp_path / "sheets.json")
    (found,) = json.loads(done.output)["candidates"]

    assert (found["candidate"], found["form"]) == ("Kim", "A")
    assert found["words"] == WORDS.search(kim[0].output)[1]


def test_the_instructor_sees_the_words_that_the_candidate_noted(room, kim, tmp_path):
    done = room.collect([kim[1]], out=tmp_path / "sheets.json")

    assert WORDS.search(kim[0].output)[1] in done.output


def test_the_end_of_the_input_is_no_hand_in(room):
    stopped, nothing = room.sit("Sam", "y", "b", ">")
    assert stopped.exit_code == 1
    assert "has not been handed in" in stopped.output
    assert nothing is None

    again, file = room.sit("sam", "?", *END, home="Sam")
    assert "Going on with the exam of Sam." in again.output
    assert "Question 2 of 5" in again.output
    assert "Open: 1, 2, 3, 4, 5" in again.output
    assert file is not None


def test_nothing_starts_before_it_is_confirmed(room):
    done, file = room.sit("Max", "n")

    assert "Nothing was started." in done.output
    assert file is None
    assert not (room.folder / "Max" / "data" / "sittings").exists()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("z", "Question 1 has no option 'z'"),
        ("9", "There is no question 9: 1 to 5."),
        ("<", "There is no question 0: 1 to 5."),
    ],
)
def test_what_cannot_be_done_is_said_and_the_exam_goes_on(room, typed, said):
    done, file = room.sit(f"with {ord(typed)}", "y", typed, "b", *END)

    assert said in done.output
    assert "Saved: 1. b" in done.output
    assert file is not None


def test_a_file_that_was_changed_stops_the_collection_until_it_is_left_out(
    room, kim, lou, tmp_path
):
    out, bad = tmp_path / "sheets.json", tmp_path / "bad.quizanswers"
    data = bytearray(lou[1].read_bytes())
    data[len(data) // 2] ^= 1
    bad.write_bytes(data)
    refused = room.collect([kim[1], bad], out=out)

    assert refused.exit_code == 1
    assert f"{bad}: " in refused.output
    assert "1 of 2 files cannot be used" in refused.output
    assert not out.exists()

    done = room.collect([kim[1], bad], "--leave-out", out=out)
    assert done.exit_code == 0
    assert [each["candidate"] for each in json.loads(out.read_text("utf-8"))] == ["Kim"]


def test_answers_are_for_the_key_that_signed_the_paper(room, kim, tmp_path):
    where = ("--paper", room.paper, "--code", room.code, "--out", tmp_path / "out")
    without = _run(tmp_path, "collect", kim[1], *where)
    _run(tmp_path, "key", "show")
    other = _run(tmp_path, "collect", kim[1], *where)

    assert "There is no signing key" in without.output
    assert "sealed for another key than yours" in other.output
    assert not (tmp_path / "out").exists()


def test_the_printed_paper_has_every_question_and_the_words_of_the_hash(room, tmp_path):
    pdf = tmp_path / "paper.pdf"
    done = _run(room.folder, "paper", "print", room.paper, pdf, "--code", room.code)
    assert done.exit_code == 0, done.output
    shown = _run(room.folder, "paper", "show", room.paper, "--json").output

    pages = [page.extract_text() for page in PdfReader(pdf).pages]
    text = " ".join(" ".join(pages).split())
    assert all(json.loads(shown)["words"] in page for page in pages)
    for question in json.loads(room.built.read_text("utf-8"))["questions"]:
        assert " ".join(question["question"].split()) in text
        for option in question["options"]:
            assert " ".join(option["text"].split()) in text


def _enter(room, folder, text, *words, name="table.csv"):
    table = folder / name
    table.write_bytes(text.encode("utf-8"))
    out = folder / "entered.json"
    return _run(
        room.folder, "enter", table, "--paper", room.built, "--out", out, *words
    ), out


def test_answers_from_paper_are_entered_as_a_table(room, tmp_path):
    done, out = _enter(
        room, tmp_path, "\ufeffcandidate;form;1;2;5\r\nKim;a;B;;c\r\n\r\nLou;A;;;\r\n"
    )

    assert done.exit_code == 0, done.output
    assert json.loads(out.read_text("utf-8")) == [
        {"candidate": "Kim", "form": "A", "answers": {"1": ["b"], "5": ["c"]}},
        {"candidate": "Lou", "form": "A", "answers": {}},
    ]


def test_the_heading_of_a_table_is_written(room, tmp_path):
    table = tmp_path / "blank.csv"
    done = _run(room.folder, "enter", table, "--paper", room.built, "--blank")

    assert done.exit_code == 0
    assert table.read_bytes() == b"candidate,form,1,2,3,4,5\r\n"


HEADING = "candidate,form,1,2\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: the first two columns"),
        ("name,form,1\n", "line 1: the first two columns"),
        ("candidate,form,1,1\n", "line 1: column 4: '1'"),
        ("candidate,form,one\n", "line 1: column 3: 'one'"),
        (HEADING, "there is no candidate in it"),
        (HEADING + "Kim,A,z\n", "line 2: column 3: Question 1 has no option 'z'"),
        (HEADING + "Kim,A,a\nLou,B,a\n", "line 3: column 2: there is no form 'B'"),
        (HEADING + "Kim\n", "line 2: column 2: there is no form ''"),
        (HEADING + " ,A,a\n", "line 2: column 1: Write your name."),
        (HEADING + "Kim,A,a\nKIM,A,b\n", "line 3: KIM is there twice"),
        (HEADING + "Kim,A,a,b,c\n", "line 2: column 5: form A has no such question"),
    ],
)
def test_a_cell_that_cannot_be_meant_is_named(room, tmp_path, text, said):
    done, out = _enter(room, tmp_path, text)

    assert done.exit_code == 1
    assert f"Nothing was written: {tmp_path / 'table.csv'}: {said}" in done.output
    assert not out.exists()


def test_a_table_in_another_encoding_is_refused(room, tmp_path):
    table = tmp_path / "latin.csv"
    table.write_bytes("candidate,form,1\nJosé,A,a\n".encode("latin-1"))
    done = _run(
        room.folder, "enter", table, "--paper", room.built, "--out", tmp_path / "out"
    )

    assert "this is no table in UTF-8" in done.output


def test_two_tables_of_the_same_papers_must_say_the_same(room, tmp_path):
    second = tmp_path / "second.csv"
    second.write_text(HEADING + "Kim,A,c,\nMax,A,a,\n")
    done, out = _enter(
        room, tmp_path, HEADING + "Kim,A,b,a\nLou,A,a,\n", "--again", second
    )

    assert done.exit_code == 1
    assert done.output.startswith(
        "Error: Kim, question 1: b or c\nKim, question 2: a or nothing\n"
        "Lou is in one table alone\nMax is in one table alone\nNothing was written"
    )
    assert not out.exists()

    second.write_text(HEADING + "Kim,A,b,a\nLou,A,a,\n")
    done, out = _enter(
        room, tmp_path, HEADING + "Lou,A,a,\nKim,A,b,a\n", "--again", second
    )
    assert done.exit_code == 0
