"""Without a display one sentence is said, and Qt is not asked to open a window."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from quizapp.gui.window_libraries import lacks_display
from tests.support.house import ROOT


@pytest.mark.parametrize(
    ("environment", "lacks"),
    [
        ({}, True),
        ({"DISPLAY": ""}, True),
        ({"DISPLAY": ":0"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_a_display_is_looked_for_where_qt_would(environment, lacks):
    assert lacks_display(system="linux", environment=environment) is lacks


def test_other_systems_have_a_display_of_their_own():
    assert not lacks_display(system="win32", environment={})


@pytest.mark.parametrize("arguments", [[], ["open", "questions/cards"]])
def test_the_program_says_what_is_missing_and_ends(arguments):
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {k: v for k, v in os.environ.items() if k not in left_out}

    done = subprocess.run(
        [sys.executable, "-m", "quizapp", *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60,
    )  # fmt: skip

    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("Error: ")
    assert "Traceback" not in done.stderr
