"""`quizapp exam key` and `quizapp exam paper`: sealed files without a trace of a key."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from click.testing import CliRunner

from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.main import main
from quizapp.interchange.exams.files import read_record
from quizapp.training.exam.sealing.sealed_paper import open_paper
from quizapp.training.exam.sealing.start_code import parse_start_code
from tests.support.exam_letters import letters_for
from tests.support.exam_traces import find_traces, secrets_of

SECRET = {"QUIZAPP_KEY_PASSPHRASE": "four old words"}


def _run(folder, *words: object):
    start = ["--data", str(folder / "data"), "exam"]
    return CliRunner(env=SECRET).invoke(main, [*start, *map(str, words)])


@pytest.fixture(scope="module")
def sealed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sealing")
    done = _run(
        folder, "build", "jf-update", "--seed", 4, "--out", folder / "papers",
        "--forms", 2,
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    done = _seal(folder, "sealed", "--code-file", folder / "code.txt")
    assert done.exit_code == 0, done.output
    return folder


def _seal(folder, name, *words: object):
    papers = sorted((folder / "papers").glob("*.json"))
    record = folder / "papers-record.json"
    where = ("--record", record, "--out", folder / name)
    return _run(folder, "paper", "seal", *papers, *where, *words)


@pytest.fixture(scope="module")
def code(sealed):
    return parse_start_code((sealed / "code.txt").read_text("utf-8"))


@pytest.fixture(scope="module")
def opened(sealed, code):
    paths = sorted((sealed / "sealed").iterdir())
    return [open_paper(path.read_bytes(), code) for path in paths]


def test_each_form_is_sealed_under_one_start_code(sealed, opened):
    assert [each.paper.form for each in opened] == ["A", "B"]
    assert [each.terms.pass_percent for each in opened] == [60, 60]
    words = _run(sealed, "key", "show").output.splitlines()[0]
    assert {each.head.signer_words for each in opened} == {words.split()[-1]}


def test_the_decrypted_file_has_no_trace_of_key_scenario_seed_or_rule(sealed, opened):
    record = read_record(sealed / "papers-record.json")
    secrets = secrets_of(record.forms, QuestionBank(), record.blueprint.as_of)

    assert len(secrets) > 50
    for each in opened:
        text = msgspec.json.encode((each.paper, each.terms)).decode()
        assert find_traces(text, secrets) == set()
        assert not re.search(r"\b(CR|IPG|MTR|JAR) [0-9]", text)


def test_no_object_on_a_board_is_told_apart_by_whether_it_matters(opened):
    for each in opened:
        text = msgspec.json.encode(each.paper).decode()
        assert '"matters":false' not in text


def test_options_stand_in_the_order_of_their_seed_wherever_the_right_one_is(
    sealed, opened
):
    """Sorted, or with the right one first, the order would tell the key."""
    record = read_record(sealed / "papers-record.json")
    bank, day = QuestionBank(), record.blueprint.as_of
    places = []
    for paper, form in zip(opened, record.forms, strict=True):
        for shown, item in zip(paper.paper.questions, form.items, strict=True):
            posed = bank.pose(item.question_id, item.seed, day, "en")
            assert [each.text for each in shown.options] == [
                each.text for each in posed.pieces or posed.options
            ]
            letters = letters_for(bank, item, day)
            places += ["abcdefgh".index(each) for each in letters]
    assert len(set(places)) > 2


def test_only_the_examiner_reads_the_file_of_the_start_code(sealed):
    assert (sealed / "code.txt").stat().st_mode & 0o077 == 0


def test_a_seal_is_told_without_the_code_and_the_terms_with_it(sealed, code):
    path = sealed / "sealed" / "form-A.quizpaper"
    outside = json.loads(_run(sealed, "paper", "show", path, "--json").output)
    inside = _run(sealed, "paper", "show", path, "--code", str(code)).output

    assert set(outside) == {"exam", "form", "signed by", "words", "hash"}
    assert "questions: 5" in inside
    assert f"words: {outside['words']}" in inside


def test_the_words_of_the_hash_are_printed_when_a_paper_is_sealed(sealed, code):
    done = _seal(sealed, "again", "--code", str(code))
    path = sealed / "again" / "form-B.quizpaper"
    words = json.loads(_run(sealed, "paper", "show", path, "--json").output)["words"]

    assert f"{path}: {words}" in done.output
    assert f"Start code: {code}" in done.output


def test_sealing_is_told_as_json_too(sealed, code):
    done = _seal(sealed, "json", "--code", str(code), "--json")
    found = json.loads(done.output)

    assert found["start_code"] == str(code)
    assert [path.rpartition("/")[2] for path in found["papers"]] == [
        "form-A.quizpaper", "form-B.quizpaper",
    ]  # fmt: skip


def test_a_paper_that_was_changed_is_refused_with_its_name(sealed, tmp_path):
    path = tmp_path / "changed.quizpaper"
    data = (sealed / "sealed" / "form-A.quizpaper").read_bytes()
    path.write_bytes(data.replace(b"A", b"B", 1))
    done = _run(sealed, "paper", "show", path)

    assert done.exit_code == 1
    assert done.output == (
        f"Error: {path}: The paper is not as it was signed: it was changed or damaged "
        "on its way. Ask for the file again.\n"
    )


def test_another_start_code_is_refused(sealed):
    path = sealed / "sealed" / "form-A.quizpaper"
    wrong = _run(sealed, "paper", "show", path, "--code", "babab")

    assert wrong.exit_code == 2
    assert "A start code has 6 words, not 1." in wrong.output


def test_a_paper_of_another_exam_is_not_sealed(sealed, tmp_path):
    text = (sealed / "papers" / "form-A.json").read_text("utf-8")
    path = tmp_path / "form-A.json"
    path.write_text(text.replace('"text": "', '"text": "Not ', 1), "utf-8")
    record = sealed / "papers-record.json"
    done = _run(
        sealed, "paper", "seal", path, "--record", record, "--out", tmp_path / "out"
    )

    assert done.exit_code == 1
    assert "no paper of the exam of the record" in done.output
    assert not (tmp_path / "out").exists()


def test_the_start_code_is_not_put_among_the_papers(sealed):
    done = _seal(sealed, "open", "--code-file", sealed / "open" / "code.txt")

    assert done.exit_code == 2
    assert "keep it elsewhere" in done.output
    assert not (sealed / "open").exists()


def test_the_key_is_backed_up_and_restored_elsewhere(sealed, tmp_path):
    backup = tmp_path / "key.backup"
    assert _run(sealed, "key", "backup", backup).exit_code == 0
    restored = _run(tmp_path, "key", "restore", backup)

    assert restored.exit_code == 0, restored.output
    assert (
        _run(tmp_path, "key", "show").output.splitlines()[0]
        == _run(sealed, "key", "show").output.splitlines()[0]
    )


def test_another_key_is_not_lost_without_a_word(sealed, tmp_path):
    backup = tmp_path / "key.backup"
    _run(sealed, "key", "backup", backup)
    _run(tmp_path, "key", "show")
    refused = _run(tmp_path, "key", "restore", backup)
    replaced = _run(tmp_path, "key", "restore", backup, "--replace")

    assert refused.exit_code == 1
    assert "Back it up first" in refused.output
    assert replaced.exit_code == 0


def test_what_is_no_backup_restores_nothing(sealed, tmp_path):
    path = tmp_path / "nothing"
    path.write_text("{}")
    done = _run(tmp_path, "key", "restore", path)

    assert done.output == (
        "Error: Nothing was restored. This is no backup of a signing key.\n"
    )
    assert _run(tmp_path, "key", "restore", tmp_path / "absent").exit_code == 1
