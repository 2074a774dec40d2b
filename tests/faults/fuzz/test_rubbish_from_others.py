"""What comes from other people's hands: archives, files of exams, typed lines."""

from __future__ import annotations

import io
import json
import stat
import zipfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.cli.exam.holding.sit_commands import SitCommands
from quizapp.interchange.added.offered import NotACollectionError, read_offered
from quizapp.interchange.exams.files import (
    AnswerSheet,
    ExamFileError,
    read_answers,
    read_paper,
)
from quizapp.training.exam.results.audit import AuditError, read_trail
from tests.faults.fuzz.rubbish import (
    LONG_NUMBER,
    ODD_TEXTS,
    check_sentence,
    cpu_seconds,
    fuzzed,
    spoilt,
    torn,
)
from tests.support.collections import CARD, FAMILY
from tests.support.sealing import sample_paper
from tests.support.sittings import Clocks, FakeSittingStore, started

PARTS = st.sampled_from(
    ("..", ".", "", "topic", "cards", "q.yaml", "Q.YAML", "C:", "\\", "~", "x" * 300,
     ".git", "__MACOSX", "exams", "q.yaml ", "aux", "\x00", "q\u202e.yaml", "LICENSE.md")
)  # fmt: skip
NAMES = st.lists(PARTS, min_size=1, max_size=6).map("/".join)
CONTENTS = st.sampled_from(
    (FAMILY.encode(), CARD.encode(), b"", b"\x00" * 3_000_000, b"[" * 90_000)
)
MODES = st.sampled_from((0, stat.S_IFREG, stat.S_IFLNK, stat.S_IFIFO, stat.S_IFDIR))


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("others")


@st.composite
def archives(draw: st.DrawFn) -> bytes:
    """Draw an archive with any names, kinds and contents, whole or torn."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in draw(st.lists(NAMES, max_size=5, unique=True)):
            member = zipfile.ZipInfo("x")
            member.filename = name
            member.external_attr = draw(MODES) << 16
            archive.writestr(member, draw(CONTENTS), zipfile.ZIP_DEFLATED)
    whole = file.getvalue()
    return draw(st.just(whole) | torn(whole))


@fuzzed
@given(archive=archives())
def test_an_archive_of_questions(archive, folder):
    path = folder / "sent.zip"
    path.write_bytes(archive)

    try:
        with cpu_seconds(5):
            offered = read_offered(path)
    except NotACollectionError as error:
        check_sentence(str(error))
    else:
        here = folder.resolve() / "inside"
        for name in offered.files:
            assert (here / name).resolve().is_relative_to(here)
        assert sum(map(len, offered.files.values())) <= 50_000_000
    assert [each.name for each in folder.glob("*.yaml")] == []


PAPER = json.loads(msgspec.json.encode(sample_paper()))
SHEETS = [
    json.loads(
        msgspec.json.encode(
            AnswerSheet(candidate="Kim", form="A", answers={"1": ("a",), "2": ("b",)})
        )
    )
]


@fuzzed
@given(data=st.data())
def test_papers_answers_and_trails_of_exams(data, folder):
    document = data.draw(st.sampled_from([PAPER, SHEETS]))
    path = folder / "exam.json"
    whole = json.dumps(document).encode()
    as_json = spoilt(document).map(lambda found: json.dumps(found).encode())
    path.write_bytes(data.draw(torn(whole) | as_json))

    for read in (read_paper, read_answers, lambda path: read_trail(path.read_bytes())):
        try:
            with cpu_seconds(5):
                read(path)
        except (ExamFileError, AuditError) as error:
            check_sentence(str(error))


@given(lines=st.lists(st.text(max_size=20) | st.sampled_from(ODD_TEXTS), max_size=4))
def test_lines_typed_in_an_exam(lines):
    store = FakeSittingStore()
    commands = SitCommands(started(store, Clocks()))

    for line in lines:
        for said in commands.do(line):
            assert "Traceback" not in said
    assert store.kept is not None


def test_a_number_that_no_question_has_is_refused_in_an_exam():
    commands = SitCommands(started(FakeSittingStore(), Clocks()))

    assert commands.do(LONG_NUMBER) == ("There is no question of so long a number.",)
