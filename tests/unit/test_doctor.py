"""The doctor says what a machine lacks and what mends it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from quizapp.cli import doctor as doctor_module
from quizapp.cli.doctor import as_lines, doctor
from quizapp.cli.machine import Machine, examine, look_at_machine
from quizapp.gui.window_libraries import SystemLibrary

SOUND = Machine(
    python=(3, 11),
    qt=(6, 11, 3),
    sqlite=(3, 51, 3),
    full_text_search=True,
    missing_libraries=(),
    data_folder=Path("/somewhere/data"),
    data_folder_is_writable=True,
    missing_content=(),
)


def lacks_of(**changes: object):
    machine = msgspec.structs.replace(SOUND, **changes)
    return [finding for finding in examine(machine) if finding.is_lack]


def test_a_sound_machine_lacks_nothing():
    assert lacks_of() == []
    assert all(finding.mending == "" for finding in examine(SOUND))


@pytest.mark.parametrize(
    ("changes", "subject", "mending"),
    [
        ({"python": (3, 10)}, "Python", "Install Python 3.11"),
        ({"python": (3, 14)}, "Python", "Install Python 3.11"),
        ({"qt": None}, "PySide6", "pip install 'PySide6-Essentials"),
        ({"qt": (6, 12, 0)}, "PySide6", "<6.12'"),
        ({"qt": (6, 11, 2)}, "PySide6", ">=6.11.3"),
        (
            {"missing_libraries": (SystemLibrary("libxcb-shape.so.0", "libxcb-s"),)},
            "Window libraries",
            "sudo apt-get install -y libxcb-s",
        ),
        ({"sqlite": (3, 36, 0)}, "SQLite", "SQLite 3.37.0 or newer"),
        ({"data_folder_is_writable": False}, "Data folder", "--data"),
        ({"missing_content": ("No questions.",)}, "Content", "pip install"),
    ],
)
def test_a_lack_is_named_with_what_mends_it(changes, subject, mending):
    (lack,) = lacks_of(**changes)

    assert lack.subject == subject
    assert mending in lack.mending


def test_a_library_without_full_text_search_is_noted_but_no_lack():
    assert lacks_of(full_text_search=False) == []
    machine = msgspec.structs.replace(SOUND, full_text_search=False)

    assert "note  Full-text search" in as_lines(examine(machine))


@pytest.mark.parametrize(
    ("version", "noted"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
    ],
)
def test_the_fault_with_several_writers_is_noted_by_version(version, noted):
    machine = msgspec.structs.replace(SOUND, sqlite=version)
    findings = {finding.subject: finding for finding in examine(machine)}

    assert findings["SQLite"].good
    assert ("several writers" in findings["SQLite"].statement) is noted


def test_a_folder_yet_to_be_made_can_be_written_if_its_parent_can(tmp_path):
    assert look_at_machine(tmp_path / "new" / "data").data_folder_is_writable


def test_a_file_in_the_place_of_the_data_folder_cannot_be_written(tmp_path):
    (tmp_path / "data").touch()

    assert not look_at_machine(tmp_path / "data").data_folder_is_writable


def test_this_machine_has_what_the_tests_need(tmp_path):
    machine = look_at_machine(tmp_path)

    assert machine.missing_content == ()
    assert machine.qt is not None
    assert machine.full_text_search


@pytest.fixture
def report_on(monkeypatch, tmp_path):
    """Run the command as if on the given machine."""

    def run(machine: Machine, *arguments: str):
        monkeypatch.setattr(doctor_module, "look_at_machine", lambda folder: machine)
        return CliRunner().invoke(doctor, ["--data", str(tmp_path), *arguments])

    return run


def test_the_command_ends_well_when_nothing_is_lacking(report_on):
    result = report_on(SOUND)

    assert result.exit_code == 0
    assert result.output.endswith("Nothing is lacking.\n")


def test_the_command_fails_and_tells_the_lack_when_there_is_one(report_on):
    result = report_on(msgspec.structs.replace(SOUND, qt=None))

    assert result.exit_code == 1
    assert "LACK  PySide6: PySide6 is not installed" in result.output
    assert result.output.endswith("Lacking: 1.\n")


def test_another_program_can_read_the_report(report_on):
    result = report_on(msgspec.structs.replace(SOUND, qt=None), "--json")

    report = json.loads(result.output)
    assert report["ok"] is False
    lacks = [f["subject"] for f in report["findings"] if not f["good"]]
    assert lacks == ["PySide6"]
