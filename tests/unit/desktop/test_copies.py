"""Copies that a second process makes and puts back: watched, stopped, refused."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from quizapp.desktop.keeping.copies import (
    Occasion,
    make_copy,
    put_back,
    sweep_copies,
)
from quizapp.desktop.working.second_process import StoppedError
from quizapp.presenters.keeping.port import CopyFound
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.backups.restoring import check_copy
from quizapp.storage.stores import open_stores
from quizapp.training.scheduling.learner_day import DayBoundary
from tests.support.histories import Learner
from tests.support.quiet_line import QuietLine
from tests.support.study_fakes import NOON


class AskingLine(QuietLine):
    """Notes what is found, and says that it is wanted, or not."""

    def __init__(self, *, wanted: bool = True) -> None:
        super().__init__()
        self.found: list[object] = []
        self._wanted = wanted

    def ask(self, found: object) -> object:
        self.found.append(found)
        if not self._wanted:
            raise StoppedError
        return True


class StoppingLine(QuietLine):
    """Stops the work once something is done."""

    def advance(self, variants: int) -> None:
        super().advance(variants)
        if self.done > 1:
            raise StoppedError


@pytest.fixture
def learner(tmp_path) -> Learner:
    """Give data with some answers."""
    learner = Learner(tmp_path / "data")
    learner.study("first", "rw" * 4)
    return learner


def _occasion(learner: Learner) -> Occasion:
    return Occasion(learner.folder, NOON, DayBoundary(dt.UTC, 4))


def _files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_data_that_are_open_are_copied_and_every_page_is_told(learner):
    line = QuietLine()
    held = open_stores(learner.folder)
    try:
        copy = make_copy(_occasion(learner), line)
    finally:
        held.close()

    check_copy(copy.path)
    assert copy.made_at == NOON
    assert line.done == line.total > 1


def test_a_copy_that_is_stopped_leaves_nothing(learner):
    held = open_stores(learner.folder)
    before = _files(learner.folder)

    with pytest.raises(StoppedError):
        make_copy(_occasion(learner), StoppingLine())

    assert _files(learner.folder) == before
    held.close()


def test_a_copy_that_cannot_be_made_is_refused_with_the_reason(learner):
    (learner.folder / "backups").write_text("in the way")

    with pytest.raises(WorkFailedError) as caught:
        make_copy(_occasion(learner), QuietLine())

    assert caught.value.reason == "not-copied"
    assert "copy of the data" in caught.value.details


def test_what_was_there_is_kept_when_a_copy_is_put_back(learner):
    copy = make_copy(_occasion(learner), QuietLine()).path
    before = learner.history()
    learner.study("second", "rr", day=1)
    line = AskingLine()

    aside = put_back(copy, _occasion(learner), line)

    assert line.found == [CopyFound(copy.name)]
    assert "-replaced-" in aside.name
    assert learner.history() == before


def test_nothing_is_replaced_without_the_word(learner):
    copy = make_copy(_occasion(learner), QuietLine()).path
    learner.study("second", "rr", day=1)
    before = learner.history()

    with pytest.raises(StoppedError):
        put_back(copy, _occasion(learner), AskingLine(wanted=False))

    assert learner.history() == before


def test_data_that_another_window_holds_are_not_replaced(learner):
    copy = make_copy(_occasion(learner), QuietLine()).path
    held = open_stores(learner.folder)
    try:
        with pytest.raises(WorkFailedError) as caught:
            put_back(copy, _occasion(learner), AskingLine())
    finally:
        held.close()

    assert caught.value.reason == "copy-in-use"


def test_what_a_killed_copy_left_is_swept_away(learner):
    make_copy(_occasion(learner), QuietLine())
    before = _files(learner.folder)
    for place in (learner.folder, learner.folder / "backups"):
        (place / ".copy.new").write_text("half")
        (place / ".copy.new-journal").write_text("half")

    sweep_copies(learner.folder, 1)

    assert _files(learner.folder) == before
