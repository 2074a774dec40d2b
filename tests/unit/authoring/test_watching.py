"""Watching: a file is checked again at each save, without a busy loop, until Ctrl+C."""

from __future__ import annotations

import os

import pytest
from click.testing import CliRunner

from quizapp.cli.authoring.watching import Pause, Watch
from quizapp.cli.main import main
from tests.support.small_bank import KEPT


class ScriptedPause(Pause):
    """Lets something happen at each wait, and an interruption at the end."""

    def __init__(self, *happenings):
        self.happenings = list(happenings)
        self.waits = 0

    def wait(self):
        self.waits += 1
        if not self.happenings:
            raise KeyboardInterrupt
        self.happenings.pop(0)()


def nothing():
    pass


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "watched.yaml"
    path.write_text("first", "utf-8")
    return path


def save(path, text, later):
    """Save with a time of its own: two saves may fall into one tick of the clock."""

    def act():
        path.write_text(text, "utf-8")
        os.utime(path, ns=(later, later))

    return act


def acts_of(paths, pause):
    acts = []
    Watch(lambda: paths, pause).each_save(lambda: acts.append(len(acts)))
    return acts


def test_it_acts_at_once_and_again_after_each_save(file):
    pause = ScriptedPause(nothing, save(file, "a", 1), nothing, save(file, "b", 2))

    assert acts_of([file], pause) == [0, 1, 2]


def test_it_waits_between_all_looks(file):
    pause = ScriptedPause(nothing, nothing, nothing)

    assert acts_of([file], pause) == [0]
    assert pause.waits == 4


def test_a_file_that_is_being_replaced_is_waited_for(file):
    pause = ScriptedPause(file.unlink, nothing, save(file, "back", 5))

    assert acts_of([file], pause) == [0, 1, 2]


def test_a_file_that_is_new_counts_as_a_save(file, tmp_path):
    other = tmp_path / "other.yaml"
    pause = ScriptedPause(save(other, "new", 1))

    assert acts_of([file, other], pause) == [0, 1]


def test_a_save_during_the_act_is_not_missed(file):
    acts = []

    def act():
        acts.append(file.read_text("utf-8"))
        if len(acts) == 1:
            save(file, "meanwhile", 7)()

    Watch(lambda: [file], ScriptedPause()).each_save(act)

    assert acts == ["first", "meanwhile"]


def test_an_interruption_of_the_act_ends_it_quietly(file):
    def act():
        raise KeyboardInterrupt

    Watch(lambda: [file], ScriptedPause()).each_save(act)


def test_a_question_is_checked_again_when_it_is_saved_and_ctrl_c_is_no_error(tmp_path):
    text = (KEPT / "tutor-must-find.yaml").read_text("utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(text, "utf-8")
    wrong = text.replace("level: 2", "level: 7")
    pause = ScriptedPause(nothing, save(path, wrong, 1), save(path, text, 2))

    done = CliRunner().invoke(main, ["check", str(path), "--watch"], obj=pause)

    assert done.exit_code == 0, done.output
    marks = [
        line[0]
        for line in done.output.splitlines()
        if line.endswith(("mine",)) or ": 1 variant" in line
    ]
    assert marks == ["✓", "✗", "✓"]
    assert "must be at most 3, not 7" in done.output
    assert done.output.count("Ctrl+C") == 3


def test_the_real_pause_waits_a_moment():
    assert 0 < Pause.seconds <= 1
