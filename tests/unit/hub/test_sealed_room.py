"""A room of sealed papers opens with their start code, and with no other papers."""

from __future__ import annotations

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from quizapp.cli.main import main
from quizapp.cli.room import papers as bringing
from quizapp.cli.room.opening import Opened
from quizapp.cli.room.papers import CODE_VARIABLE, bring_papers, check_record
from quizapp.cli.room.telling import Front, tell
from quizapp.interchange.exams.files import ExamFileError, Record
from quizapp.training.exam.paper import fingerprint
from quizapp.training.exam.sealing.sealed_paper import Terms, seal_paper
from quizapp.training.room.opening import GRACE_MS
from quizapp.training.room.room import Room
from tests.support.exam_families import blueprint, part
from tests.support.room_process import write_papers
from tests.support.sealing import (
    random_bytes,
    sample_code,
    sample_key,
    sample_paper,
    sealed,
)

TERMS = Terms(grace_seconds=90)


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "sealed"
    folder.mkdir()
    for form in "AB":
        paper = sample_paper(form=form)
        (folder / f"form-{form}.quizpaper").write_bytes(sealed(paper, terms=TERMS))
    return folder


@pytest.fixture
def code_file(tmp_path):
    path = tmp_path / "code"
    path.write_text(f"  {str(sample_code()).upper()}\n", encoding="utf-8")
    return path


def _serve(tmp_path, *arguments, **how):
    data = tmp_path / "data"
    command = ["--data", str(data), "room", "serve", *map(str, arguments), "--plain"]
    done = CliRunner().invoke(main, command, **how)
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit)
    assert not list(data.glob("rooms/instructor-*"))
    return done.output


def test_sealed_papers_come_with_their_grace_period_and_their_words(folder, code_file):
    brought = bring_papers(folder, code_file)

    assert brought.papers == (sample_paper(form="A"), sample_paper(form="B"))
    assert brought.grace_ms == 90_000
    assert brought.sealed is not None
    assert brought.sealed.signer_words == sample_key().words
    assert set(brought.sealed.hash_words) == {"A", "B"}


def test_open_papers_are_taken_as_before(tmp_path):
    papers = write_papers(tmp_path / "papers", sample_paper())

    assert bring_papers(papers, None) == ((sample_paper(),), GRACE_MS, None)


def test_the_start_code_is_taken_from_the_environment_or_where_it_is_asked_for(
    folder, monkeypatch
):
    monkeypatch.setenv(CODE_VARIABLE, str(sample_code()))
    assert len(bring_papers(folder, None).papers) == 2

    monkeypatch.delenv(CODE_VARIABLE)
    monkeypatch.setattr(bringing.sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(bringing.click, "prompt", _type_code)
    assert len(bring_papers(folder, None).papers) == 2


def _type_code(_asked, *, hide_input, err):
    assert hide_input
    assert err
    return str(sample_code())


def test_a_start_code_is_read_from_what_is_piped_in(folder, tmp_path):
    another = f"{sample_code(seed=9)}\n"

    said = _serve(tmp_path, folder, input=another)

    assert f"{folder / 'form-A.quizpaper'}: The start code is that of another" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "The papers are sealed: give their start code"),
        ("babab-babab", "Start code: A start code has 6 words, not 2."),
        ("hello", "Start code: This is no start code: word 1, 'hello', is mistyped"),
    ],
)
def test_what_is_no_start_code_is_said(tmp_path, folder, typed, said):
    assert said in _serve(tmp_path, folder, input=typed)


def test_a_file_without_a_code_is_named(tmp_path, folder):
    nowhere = tmp_path / "nowhere"
    assert f"{nowhere}: No such file" in _serve(
        tmp_path, folder, "--code-file", nowhere
    )
    nowhere.write_bytes(b"\xff\xfe")
    assert f"{nowhere}: this is no text" in _serve(
        tmp_path, folder, "--code-file", nowhere
    )
    nowhere.write_text("no code", encoding="utf-8")
    assert f"{nowhere}: This is no start code" in _serve(
        tmp_path, folder, "--code-file", nowhere
    )


def test_a_paper_that_was_changed_opens_no_room(tmp_path, folder, code_file):
    path = folder / "form-B.quizpaper"
    data = path.read_bytes()
    at = data.index(b"Sample")
    path.write_bytes(data[:at] + b"Simple" + data[at + 6 :])

    said = _serve(tmp_path, folder, "--code-file", code_file)

    assert f"{path}: The paper is not as it was signed" in said


def test_papers_of_two_signers_or_with_two_terms_are_not_one_exam(folder, code_file):
    path = folder / "form-B.quizpaper"
    paper = sample_paper(form="B")
    path.write_bytes(sealed(paper, terms=Terms(grace_seconds=30)))
    with pytest.raises(ExamFileError, match=r"form-B.*another grace period"):
        bring_papers(folder, code_file)

    key = sample_key(seed=8)
    path.write_bytes(seal_paper(paper, TERMS, key, sample_code(), random_bytes(4)))
    with pytest.raises(ExamFileError, match=r"form-B.*signed by another key"):
        bring_papers(folder, code_file)


def test_sealed_papers_beside_open_ones_are_refused(folder, code_file):
    (folder / "form-A.json").write_text("{}", encoding="utf-8")

    with pytest.raises(ExamFileError, match="keep one kind here"):
        bring_papers(folder, code_file)


def test_a_record_of_other_papers_is_refused_before_anybody_joins(
    tmp_path, folder, code_file
):
    posed = blueprint(part("all", 3), name="Sample exam")
    words = tuple(map(fingerprint, sample_paper().questions))
    record = Record(
        blueprint=posed, forms=(), fingerprints={"A": words, "B": words[:2]}
    )
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(record))

    said = _serve(tmp_path, folder, "--code-file", code_file, "--record", path)

    assert f"{path}: form B is no paper of this exam" in said
    whole = replace(record, fingerprints={"A": words, "B": words})
    path.write_bytes(msgspec.json.encode(whole))
    percent = check_record(bring_papers(folder, code_file).papers, path)
    assert percent == record.blueprint.pass_percent


def test_who_signed_and_the_words_of_each_paper_are_told(folder, code_file, capsys):
    brought = bring_papers(folder, code_file)
    room = Room(
        room_id=1, title="Exam", language="en", join_code="NOVA 4821", limit_ms=None,
        grace_ms=0, joining=True, opened_ms=0,
    )  # fmt: skip
    opened = Opened(room, "token", is_new=True, sealed=brought.sealed)

    tell(Front("http://x", "http://x/#room", ""), opened, as_json=False)

    said = capsys.readouterr().out
    assert f"Signed by  {sample_key().words}" in said
    for form, words in brought.sealed.hash_words.items():
        assert f"Form {form}     {words}" in said
