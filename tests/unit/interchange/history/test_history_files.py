"""A history file holds everything, comes back equal, and is refused if unsound."""

from __future__ import annotations

import datetime as dt
import json
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import (
    FORMAT,
    VERSION,
    ReviewLine,
    SessionLine,
    read_line,
    write_history,
)
from quizapp.interchange.history.reading import HistoryFileError, read_history
from quizapp.training.history.history import History
from quizapp.training.ports import NotKeptError, OpenSession, SessionKind
from quizapp.training.review import Review
from quizapp.training.scheduling.recall import RecallGrade
from tests.support.histories import Learner
from tests.support.make_old_database import OLD_DATABASES
from tests.support.study_fakes import NOON, make_review, make_session

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
REVIEWS = st.builds(
    Review,
    session_id=NAMES,
    question_id=NAMES,
    seed=st.integers(-(2**63), 2**63 - 1),
    as_of=NAMES,
    engine=NAMES,
    chosen=st.lists(NAMES).map(tuple),
    key=st.lists(NAMES).map(tuple),
    correct=st.booleans(),
    misconception=NAMES,
    duration_ms=st.integers(0, 2**48),
    answered_at=st.datetimes(
        dt.datetime(1000, 1, 1),  # noqa: DTZ001 - hypothesis adds the zone
        timezones=st.just(dt.UTC),
    ),
    day=st.dates(),
    grade=st.sampled_from(RecallGrade),
    moved=st.booleans(),
    first_try=st.booleans(),
    hinted=st.booleans(),
    complexity=st.integers(0, 9),
    words=st.integers(0, 999),
)


class MemoryHistory:
    """Keeps a history in memory and remembers how often it was replaced."""

    def __init__(self, history: History | None = None) -> None:
        self.history = history or History()
        self.replaced = 0
        self.broken = False

    def read(self) -> History:
        return self.history

    def replace(self, history: History) -> None:
        if self.broken:
            raise NotKeptError("the disk is full")
        self.history = history
        self.replaced += 1


@pytest.fixture(scope="module")
def learner(tmp_path_factory) -> Learner:
    learner = Learner(tmp_path_factory.mktemp("learner"))
    learner.study("first", "rwr", day=0)
    learner.study("second", "ww", day=3, count=4)
    learner.suspend("q1")
    learner.mark("q2", "Ask about it. #later")
    learner.make_set("Again", "q2", "q0")
    learner.set(theme="dark", language="fr")
    return learner


@pytest.fixture(scope="module")
def history(learner) -> History:
    return learner.history()


@pytest.fixture
def file(history, tmp_path) -> Path:
    path = tmp_path / "history.jsonl"
    path.write_text(write_history(history), "utf-8", newline="")
    return path


def _lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def _write(path: Path, lines: list[dict[str, object]]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def _place(lines: list[dict[str, object]], kind: str) -> int:
    """Find the first line of a kind, counted from 0."""
    return next(n for n, line in enumerate(lines) if line["type"] == kind)


def test_what_is_written_comes_back_equal(history, file):
    assert read_history(file).history == history


def test_an_import_into_an_empty_folder_and_an_export_give_the_same_file(
    file, tmp_path
):
    other = Learner(tmp_path / "other")
    other.set()  # makes the folder
    store = MemoryHistory()
    import_history(file, store, 0.9)
    other.put(store.history)

    assert write_history(other.history()) == file.read_text("utf-8")


def test_the_header_says_the_version_and_counts_what_follows(file):
    header, *others = _lines(file)

    assert header == {
        "type": FORMAT,
        "version": 3,
        "counts": {
            "setting": 2,
            "session": 2,
            "review": 5,
            "item": 3,
            "suspended": 1,
            "bookmark": 1,
            "note": 1,
            "set": 1,
        },
    }
    assert len(others) == sum(header["counts"].values())


def test_a_file_from_before_there_were_marks_is_read(file, history):
    header, *others = _lines(file)
    gone = ("bookmark", "note", "set")
    for kind in gone:
        del header["counts"][kind]
    lines = [each for each in others if each["type"] not in gone]
    _write(file, [{**header, "version": 1}, *lines])

    bare = replace(history, bookmarks=(), notes={}, sets=())
    assert read_history(file).history == bare


def test_a_file_from_before_there_were_sets_is_read(file, history):
    header, *others = _lines(file)
    del header["counts"]["set"]
    lines = [each for each in others if each["type"] != "set"]
    for line in lines:
        if line["type"] == "session":
            for name in ("counts", "set_id", "round"):
                del line["session"][name]
    _write(file, [{**header, "version": 2}, *lines])

    assert read_history(file).history == replace(history, sets=())


def test_a_set_of_the_same_id_is_refused_with_its_line_if_it_is_another(file, history):
    (kept,) = history.sets
    mine = replace(history, sets=(replace(kept, name="Another"),))
    store = MemoryHistory()
    store.history = mine

    with pytest.raises(HistoryFileError, match="differs from the set") as caught:
        import_history(file, store, 0.9)

    assert caught.value.line == _place(_lines(file), "set") + 1


def test_answers_that_did_not_count_come_back_without_a_schedule(tmp_path):
    learner = Learner(tmp_path / "one")
    learner.study_without_counting("loose", "rw")
    path = tmp_path / "history.jsonl"
    path.write_text(write_history(learner.history()), "utf-8")
    store = MemoryHistory()

    import_history(path, store, 0.9)

    assert store.history == learner.history()
    assert (len(store.history.reviews), store.history.items) == (2, ())


def test_a_header_of_this_version_counts_marks_as_well(file):
    header, *others = _lines(file)
    _write(file, [{**header, "version": 1}, *others])

    with pytest.raises(HistoryFileError, match="the header is damaged"):
        read_history(file)


@pytest.mark.parametrize("kind", ["bookmark", "note", "set"])
def test_a_mark_stands_in_a_file_once(file, kind):
    header, *others = _lines(file)
    header["counts"][kind] += 1
    mark = others[_place(others, kind)]
    _write(file, [header, *others, mark])

    with pytest.raises(HistoryFileError, match="the same stands in the file before"):
        read_history(file)


def test_an_empty_note_cannot_have_been_written(file):
    lines = _lines(file)
    lines[_place(lines, "note")]["text"] = " "
    _write(file, lines)

    with pytest.raises(HistoryFileError, match="the note is empty"):
        read_history(file)


@given(REVIEWS)
def test_any_answer_comes_back_from_its_line(review):
    line = ReviewLine(3, review)

    assert read_line(msgspec.json.encode(line)) == line


@pytest.mark.parametrize("kind", SessionKind)
def test_any_session_comes_back_from_its_line(kind):
    session = replace(make_session("s", 4), kind=kind, mistakes=(0, 2), position=3)
    line = SessionLine(True, session)

    assert read_line(msgspec.json.encode(line)) == line


@pytest.mark.parametrize(("value", "field"), [
    (make_review("s", 0), "review"),
    (make_session("s", 1), "session"),
])  # fmt: skip
def test_every_field_is_in_the_file_even_where_it_is_as_usual(value, field):
    line = ReviewLine(0, value) if field == "review" else SessionLine(True, value)

    written = json.loads(msgspec.json.encode(line))[field]

    assert written.keys() == set(value.__struct_fields__)


def test_the_same_file_twice_is_taken_once(history, file):
    store = MemoryHistory()

    first, second = (import_history(file, store, 0.9) for _ in "ab")

    assert (first.added, first.known) == (5, 0)
    assert (second.added, second.known) == (0, 5)
    assert store.replaced == 1
    assert store.history == history


def test_a_later_export_brings_only_what_is_new(learner, history, file, tmp_path):
    later = Learner(tmp_path / "later")
    later.put(history)
    later.study("third", "r", day=9)
    store = MemoryHistory()
    import_history(file, store, 0.9)
    file.write_text(write_history(later.history()), "utf-8", newline="")

    merged = import_history(file, store, 0.9)

    assert (merged.added, merged.known) == (1, 5)
    assert replace(store.history, settings={}) == replace(later.history(), settings={})


def test_what_cannot_be_kept_is_said_and_nothing_is_changed(file):
    store = MemoryHistory()
    store.broken = True

    with pytest.raises(NotKeptError):
        import_history(file, store, 0.9)

    assert store.history == History()


@pytest.mark.parametrize("number", range(14))
def test_a_file_without_one_of_its_lines_is_refused(file, number):
    lines = _lines(file)
    del lines[number]
    _write(file, lines)
    store = MemoryHistory()

    with pytest.raises(HistoryFileError, match=r"history.jsonl, line \d+: .+\."):
        import_history(file, store, 0.9)

    assert store.replaced == 0


@pytest.mark.parametrize("number", range(1, 14))
def test_a_file_with_a_line_twice_is_refused_at_that_line(file, number):
    lines = _lines(file)
    lines.insert(number + 1, lines[number])
    _write(file, lines)

    with pytest.raises(HistoryFileError, match=f"line {number + 2}: the same stands"):
        read_history(file)


def test_a_file_cut_off_anywhere_is_refused(file):
    whole = file.read_bytes()
    for end in range(0, len(whole) - 1, 97):
        file.write_bytes(whole[:end])
        with pytest.raises(HistoryFileError):
            read_history(file)


@given(data=st.data())
def test_a_changed_byte_is_refused_or_reads_as_a_sound_history(
    history, tmp_path_factory, data
):
    path = tmp_path_factory.getbasetemp() / "changed.jsonl"
    content = bytearray(write_history(history).encode())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] = data.draw(st.integers(0, 255))
    path.write_bytes(content)
    store = MemoryHistory()

    with suppress(HistoryFileError):
        import_history(path, store, 0.9)

    if store.replaced:
        assert len(store.history.reviews) == len(history.reviews)


@pytest.mark.parametrize(
    ("kind", "change", "reason"),
    [
        ("review", {"place": "0"}, "expected `int`, got `str`"),
        ("review", {"place": 77}, "its session was not answered so far"),
        ("review", {"place": -1}, "its session was not answered so far"),
        ("review", {"more": 1}, "unknown field `more`"),
        ("review", {"type": "revew"}, "invalid value 'revew'"),
        ("review", {"place": None}, "expected `int`"),
        ("session", {"is_open": 1}, "expected `bool`"),
        ("suspended", {"question_id": 5}, "expected `str`"),
    ],
)
def test_a_bad_line_is_named_with_the_reason(file, kind, change, reason):
    lines = _lines(file)
    place = _place(lines, kind)
    lines[place] = {**lines[place], **change}
    _write(file, lines)

    with pytest.raises(HistoryFileError) as caught:
        read_history(file)

    assert str(caught.value).startswith(f"{file}, line {place + 1}: ")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "field", "change", "reason"),
    [
        ("review", "review", {"seed": 5}, "asks another question at that place"),
        ("review", "review", {"session_id": "x"}, "its session does not stand before"),
        ("review", "review", {"duration_ms": -1}, "duration_ms must not be negative"),
        ("review", "review", {"grade": 9}, "invalid enum value 9"),
        ("review", "review", {"answered_at": "2026-11-30T12:00:00"}, "aware"),
        ("review", "review", {"answered_at": "2026-11-30T12:00:00+01:00"}, "in UTC"),
        ("review", "review", {"mood": "good"}, 'the field "mood" is unknown'),
        ("session", "session", {"position": 99}, "position must lie within"),
        ("session", "session", {"seeds": []}, "one seed for each question"),
        ("item", "item", {"due_on": "2000-01-01"}, "comes back later"),
        ("item", "item", {"question_id": "q77"}, "do not fit together"),
    ],
)
def test_a_bad_record_is_named_with_the_reason(file, kind, field, change, reason):
    lines = _lines(file)
    place = _place(lines, kind)
    lines[place] = {**lines[place], field: {**lines[place][field], **change}}
    _write(file, lines)

    with pytest.raises(HistoryFileError, match=r"line \d+") as caught:
        read_history(file)

    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1|no JSON"),
        (b"a,b\r\n1,2\r\n", "line 1: it is no JSON"),
        (b"[]\n", "line 1: it is no JSON object"),
        (b'{"type": "other"}\n', "line 1: this is no history that quizapp can import"),
        (b"\xff\xfe\n", "line 1: it is no JSON"),
        (b"[" * 900_000, "line 1: it is no JSON"),
        (b" " * 1_100_000, "line 1: the line is too long"),
    ],
)
def test_another_file_is_refused(tmp_path, content, reason):
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)

    with pytest.raises(HistoryFileError, match=reason):
        read_history(path)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(HistoryFileError, match="it cannot be read"):
        read_history(tmp_path / "no.jsonl")


@pytest.mark.parametrize("more", [{}, {"language_of_the_future": True}])
def test_a_newer_version_is_refused_whatever_it_holds(file, more):
    lines = _lines(file)
    lines[0] = {**lines[0], "version": VERSION + 1, **more}
    _write(file, lines)

    with pytest.raises(HistoryFileError, match="written by a newer version"):
        read_history(file)


def test_a_second_open_session_is_refused(file):
    lines = _lines(file)
    for line in lines:
        if line["type"] == "session":
            line["is_open"] = True
    _write(file, lines)

    with pytest.raises(HistoryFileError, match="a second session is open"):
        read_history(file)


def test_an_answer_that_differs_from_the_one_kept_is_refused_at_its_line(file):
    store = MemoryHistory()
    import_history(file, store, 0.9)
    lines = _lines(file)
    place = _place(lines, "review")
    lines[place]["review"]["chosen"] = ["z"]
    _write(file, lines)

    with pytest.raises(HistoryFileError, match=f"line {place + 1}: it differs from"):
        import_history(file, store, 0.9)

    assert store.replaced == 1


@pytest.mark.parametrize(
    "old", sorted(OLD_DATABASES.glob("*.db")), ids=lambda p: p.stem
)
def test_the_history_of_an_old_file_comes_back_equal(tmp_path, old):
    (tmp_path / "old").mkdir()
    shutil.copyfile(old, tmp_path / "old" / "progress.db")
    history = Learner(tmp_path / "old").history()
    path = tmp_path / "history.jsonl"
    path.write_text(write_history(history), "utf-8", newline="")
    store = MemoryHistory()

    merged = import_history(path, store, 0.9)

    assert merged.added == len(history.reviews) > 0
    assert store.history == history


def test_a_session_whose_place_was_never_answered_is_taken_as_it_is(tmp_path):
    session = OpenSession("s", ("q0",), (0,), "2026-09-25", 0, NOON)
    lines = write_history(History()).splitlines()
    header = json.loads(lines[0])
    header["counts"]["session"] = 1
    path = tmp_path / "h.jsonl"
    line = json.loads(msgspec.json.encode(SessionLine(True, session)))
    _write(path, [header, line])

    (kept,) = read_history(path).history.sessions

    assert (kept.session, kept.is_open) == (session, True)
