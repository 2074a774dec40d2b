"""`quizapp sign`: a reviewer agrees, and a change of what was read makes that void."""

from __future__ import annotations

import datetime as dt
import json
import shutil

import pytest
from click.testing import CliRunner

from quizapp.bank.signing.sign_off_file import read_sign_offs
from quizapp.cli.authoring import sign as command
from quizapp.cli.main import main
from tests.support.small_bank import KEPT

NAME = "fetch-may-fail"


@pytest.fixture
def file(tmp_path, monkeypatch):
    day = dt.datetime(2026, 11, 30, 9, tzinfo=dt.UTC)
    monkeypatch.setattr(command, "system_clock", lambda: day)
    return shutil.copy(KEPT / f"{NAME}.yaml", tmp_path / f"{NAME}.yaml")


@pytest.fixture
def run(tmp_path):
    def invoke(*arguments):
        line = ["--data", str(tmp_path / "data"), *map(str, arguments)]
        return CliRunner().invoke(main, line)

    return invoke


def review_of(run, file):
    found = json.loads(run("check", file, "--json").output)
    return found["questions"][0]["review"]


def test_a_family_is_unreviewed_then_signed_and_void_after_a_change(run, file):
    assert run("check", file).output.rstrip().endswith("0 errors, 1 unreviewed")

    done = run("sign", file, "--name", "Ada Lovelace")

    assert done.exit_code == 0
    assert "signed by Ada Lovelace on 2026-11-30" in done.output
    assert run("check", file).output.rstrip().endswith("0 errors")
    assert review_of(run, file) == "signed"
    file.write_text(file.read_text("utf-8") + "# a remark\n", "utf-8")
    said = run("check", file).output.rstrip()
    assert said.endswith("0 errors, 1 signed for an earlier content")
    assert review_of(run, file) == "changed"


def test_several_reviewers_sign_the_same_family(run, file):
    run("sign", file, "--name", "Ada")
    told = json.loads(run("sign", file, "--name", "Ben", "--json").output)

    assert [each.reviewer for each in read_sign_offs(file)] == ["Ada", "Ben"]
    assert (told["id"], told["reviewer"], told["day"]) == (NAME, "Ben", "2026-11-30")


def test_what_is_refused_cannot_be_signed(run, file):
    text = file.read_text("utf-8").replace("topics:", "correct: A\ntopics:", 1)
    file.write_text(text, "utf-8")

    done = run("sign", file, "--name", "Ada")

    assert done.exit_code == 1
    assert 'unknown field "correct"' in done.output
    assert "mend it first" in done.output
    assert read_sign_offs(file) == ()


@pytest.mark.parametrize("name", ["", "   ", "x" * 200])
def test_nobody_signs_without_a_name(run, file, name):
    done = run("sign", file, "--name", name)

    assert done.exit_code == 1
    assert "name" in done.output
    assert "Traceback" not in done.output
    assert read_sign_offs(file) == ()


def test_a_spoilt_sign_off_file_is_told_and_left_as_it_is(run, file):
    beside = file.with_suffix(".signed")
    beside.write_text("nonsense\n", "utf-8")

    done, checked = run("sign", file, "--name", "Ada"), run("check", file)

    assert done.exit_code == checked.exit_code == 1
    assert "this is no sign-off" in done.output
    assert f"{NAME}.signed:1:1: this is no sign-off" in checked.output
    assert beside.read_text("utf-8") == "nonsense\n"
