"""Before an exam the disk is really written to, and the power is read where it is told."""

from __future__ import annotations

import pytest

from quizapp.desktop.exams.measuring import measure, read_power
from quizapp.presenters.sitting.measured import Power


def test_a_disk_that_takes_what_it_is_given_is_left_as_it_was(tmp_path):
    measured = measure(tmp_path / "sittings")

    assert measured.store_fault == ""
    assert measured.free_bytes > 0
    assert list((tmp_path / "sittings").iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path):
    (tmp_path / "sittings").write_text("no folder")

    assert measure(tmp_path / "sittings").store_fault != ""


def _supply(folder, name, **said):
    (folder / name).mkdir()
    for key, value in said.items():
        (folder / name / key).write_text(f"{value}\n")


@pytest.mark.parametrize(
    ("supplies", "power"),
    [
        ((), None),
        (({"type": "Mains", "online": 1},), Power(True)),
        (
            (
                {"type": "Battery", "capacity": 62, "status": "Discharging"},
                {"type": "Mains", "online": 0},
            ),
            Power(False, 62),
        ),
        (({"type": "Battery", "capacity": 62, "status": "Charging"},), Power(True, 62)),
        (({"type": "Battery", "status": "Unknown"},), Power(False)),
        (({"type": "Battery", "scope": "Device", "capacity": 5},), None),
    ],
)
def test_power_is_what_the_system_tells(tmp_path, supplies, power):
    for number, said in enumerate(supplies):
        _supply(tmp_path, f"supply{number}", **said)

    assert read_power(tmp_path) == power


def test_where_there_is_no_such_folder_nobody_can_tell(tmp_path):
    assert read_power(tmp_path / "none") is None
