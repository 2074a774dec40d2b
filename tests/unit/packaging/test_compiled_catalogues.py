"""Equal catalogues are compiled to equal files, on whichever day."""

from __future__ import annotations

import shutil

from tests.support.house import ROOT
from tools.hatch_build import compile_catalogues

FOLDER = "quizapp/locale/fr/LC_MESSAGES"


def test_a_compiled_catalogue_does_not_say_when_it_was_compiled(tmp_path):
    goal = tmp_path / FOLDER
    goal.mkdir(parents=True)
    shutil.copy(ROOT / FOLDER / "situations.po", goal)

    compile_catalogues(tmp_path)

    made = (goal / "situations.mo").read_bytes()
    assert b"POT-Creation-Date: 2000-01-01 00:00+0000" in made
