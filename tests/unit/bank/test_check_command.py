"""`quizapp check` says what it compiled, and is quick where nothing changed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from quizapp.bank import places
from quizapp.bank.survey import survey
from quizapp.cli import check as command
from quizapp.cli.main import main
from tests.support.house import ROOT
from tests.support.small_bank import change, make_bank_folder


@pytest.fixture
def folder(tmp_path, monkeypatch):
    folder = make_bank_folder(tmp_path)
    for module in (command, places):
        monkeypatch.setattr(module, "content_folder", lambda _name: folder)
    return folder


@pytest.fixture
def check(tmp_path):
    def run(*arguments):
        line = ["--data", str(tmp_path / "data"), "check", "--jobs", "1", *arguments]
        return CliRunner().invoke(main, line)

    return run


def test_the_first_check_compiles_all_and_the_second_nothing(folder, check):
    first, second = check(), check()

    assert first.exit_code == second.exit_code == 0
    assert "✓ tutor: 4 variants" in first.output
    assert "Compiled 3 families, 6 variants" in first.output
    assert "✓" not in second.output
    assert "Nothing to do" in second.output
    assert first.output.splitlines()[-2] == second.output.splitlines()[-2]


def test_a_change_is_compiled_alone(folder, check):
    check()
    change(folder, "tutor", "level: 2", "level: 1")

    found = json.loads(check("--json").output)

    assert found["compiled"] == 1
    assert found["families"] == 3
    assert found["variants"] == 6


def test_errors_are_said_again_though_nothing_is_compiled(folder, check):
    change(folder, "tutor", "horizon:", "turns_on: missed_trigger_remedy\nhorizon:")
    first, second = check(), check()

    assert first.exit_code == second.exit_code == 1
    assert "✗ tutor" in second.output
    assert "does not turn on" in second.output
    assert "1 errors" in second.output


def test_proofs_are_asked_for_and_then_remembered(folder, check):
    first, second = check("--prove"), check("--prove")

    assert "proved 3 families" in first.output
    assert "Nothing to do" in second.output
    assert first.output.splitlines()[-2] == second.output.splitlines()[-2]


def test_a_pack_that_cannot_be_written_does_not_hide_the_result(
    folder, check, tmp_path
):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "pack").write_text("a file in the place of the folder")

    found = check()

    assert found.exit_code == 0
    assert "warning:" in found.output
    assert "3 families, 6 variants" in found.output


def test_files_are_proven_without_a_pack(folder, check, tmp_path):
    path = folder / "topic" / "tutor.yaml"

    found = check("--prove", "--json", str(path))

    assert json.loads(found.output)["families"] == 1
    assert not (tmp_path / "data").exists()


def test_where_nothing_changed_neither_the_engine_nor_yaml_files_are_read(
    folder, check, tmp_path
):
    check()
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "import quizapp.bank.places as places\n"
        "import quizapp.cli.check as command\n"
        f"places.content_folder = lambda _name: Path({str(folder)!r})\n"
        "try:\n"
        f"    command.check(['--data', {str(tmp_path / 'data')!r}])\n"
        "except SystemExit as leaving:\n"
        "    assert leaving.code == 0\n"
        "assert 'quizapp.rules.play.engine' not in sys.modules\n"
        "assert 'quizapp.bank.catalogue' not in sys.modules\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=60,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert "Nothing to do" in done.stdout


def test_the_bank_as_a_whole_is_told_to_other_programs_and_in_one_line(folder, check):
    told, line = json.loads(check("--json").output), check().output

    assert told["ok"] is True
    assert told["bank"]["languages"]["fr"] == {"untranslated": 0, "texts": []}
    assert told["bank"]["right_answer_positions"]["p"] > 0.05
    assert told["bank"]["families_by"]["form"]["can"] == 2
    assert told["bank"]["families_by"]["level"] == {"1": 0, "2": 2, "3": 1}
    assert "search_minimum" in told["bank"]["rule_points"]["exercised"]
    assert told["bank"]["misconceptions"]["not_in_use"]
    assert "Untranslated texts: en 0, fr 0; misconceptions in use: " in line


def test_a_demand_on_the_whole_bank_fails_the_check_of_the_bank_alone(
    folder, check, monkeypatch
):
    monkeypatch.setattr(survey, "BALANCED", 2.0)

    whole = check()
    again = check("--json")
    file = check("--json", str(folder / "topic" / "tutor.yaml"))

    assert whole.exit_code == again.exit_code == 1
    assert "the bank: the places of right answers are not balanced" in whole.output
    assert "0 errors" in whole.output
    assert json.loads(again.output)["ok"] is False
    assert json.loads(again.output)["bank"]["failures"]
    assert file.exit_code == 0
    assert json.loads(file.output)["ok"] is True
    assert "bank" not in json.loads(file.output)
