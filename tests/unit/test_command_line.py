"""The command line says known trouble in one sentence and loads only what it needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from quizapp.bank.places import ContentMissingError
from quizapp.cli import window as command_line
from quizapp.cli.lazy_group import LazyGroup
from quizapp.cli.main import main
from quizapp.gui.window_libraries import SystemLibrary
from quizapp.storage.trouble import DataInUseError

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (DataInUseError(Path("data")), "Error: The data in data is open in another"),
        (ContentMissingError("No questions."), "Error: No questions."),
    ],
)
def test_known_trouble_is_one_sentence_and_no_traceback(trouble, said):
    @click.command()
    def failing() -> None:
        raise trouble

    group = LazyGroup("group", commands=[failing])

    done = CliRunner().invoke(group, ["failing"])

    assert done.exit_code == 1
    assert done.output.startswith(said)


@pytest.mark.parametrize("wrong", [["no-such-command"], ["--no-such-option"]])
def test_a_wrong_command_is_answered_with_how_to_get_help(wrong):
    done = CliRunner().invoke(main, wrong, prog_name="quizapp")

    assert done.exit_code == 2
    assert "Try 'quizapp --help' for help." in done.output


def test_the_version_is_said():
    done = CliRunner().invoke(main, ["--version"], prog_name="quizapp")

    assert done.exit_code == 0
    assert done.output.startswith("quizapp ")


def test_the_help_lists_every_command():
    assert main.list_commands(click.Context(main)) == [
        "check",
        "coverage",
        "data",
        "doctor",
        "exam",
        "explain",
        "export",
        "key",
        "learners",
        "new",
        "open",
        "play",
        "questions",
        "rekey",
        "room",
        "rules",
        "sign",
    ]


def test_without_the_libraries_of_a_window_the_command_that_brings_them_is_said(
    monkeypatch,
):
    missing = (SystemLibrary("libfoo.so.1", "libfoo1"),)
    monkeypatch.setattr(command_line, "missing_window_libraries", lambda: missing)

    done = CliRunner().invoke(main, [], prog_name="quizapp")

    assert done.exit_code == 1
    assert "libfoo.so.1" in done.output
    assert "apt-get install -y libfoo1" in done.output


def test_the_data_folder_is_handed_to_the_doctor(tmp_path):
    folder = tmp_path / "mine"

    done = CliRunner().invoke(main, ["--data", str(folder), "doctor", "--json"])

    assert str(folder) in json.dumps(json.loads(done.output))


def test_a_command_loads_neither_qt_nor_the_bank_nor_the_database():
    program = (
        "import sys\n"
        "from quizapp.cli.main import main\n"
        "main(['--version'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.startswith("
        "('PySide6', 'sqlite', 'yaml', 'quizapp.bank.posed', 'quizapp.rules', 'rich'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"
