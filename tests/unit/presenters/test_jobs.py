"""A job says how far its work is, and how it ended, in either language."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.presenters.working.job import Job, JobState, Outcome, Said
from quizapp.presenters.working.work import Advanced, Asked, Ended, Failed, Stopped
from tests.support.work_fakes import ScriptedWork

DONE = Outcome(Said("exporting.done", {"n": 2, "file": "a.csv"}), Path("there"))


@pytest.fixture
def work() -> ScriptedWork:
    return ScriptedWork()


@pytest.fixture
def job(work) -> Job:
    return Job("exporting", work, lambda _result: DONE)


def test_a_job_says_how_far_it_is(job, work):
    begun = job.screen("en")
    work.tell(Advanced(0, 8), Advanced(2, 8))

    assert job.look()
    assert not job.look()

    assert (begun.share, begun.text) == (None, "Reading the questions …")
    screen = job.screen("fr")
    assert screen.share == 0.25
    assert screen.text == "Écriture des questions : 2 sur 8".replace(" :", "\u202f:")
    assert not screen.is_over
    assert screen.open_folder == ""


def test_what_is_done_is_told_with_its_folder(job, work):
    work.tell(Ended("result"))
    job.look()

    screen = job.screen("en")
    assert screen.text == "2 questions are written to a.csv."
    assert screen.open_folder == "Open folder"
    assert (screen.is_over, screen.failed) == (True, False)
    assert job.result == "result"


def test_what_failed_says_why_and_shows_details(job, work):
    work.tell(Failed("not-written", "a.csv", "No space left"))
    job.look()

    screen = job.screen("en")
    assert screen.text.startswith("a.csv could not be written.")
    assert screen.details == "No space left"
    assert (screen.is_over, screen.failed) == (True, True)


def test_a_job_is_over_only_when_its_work_says_so(job, work):
    job.stop()
    assert work.is_stopped
    assert not job.is_over
    assert job.screen("en").text == "Stopping …"

    work.tell(Stopped())
    job.look()

    assert job.is_over
    assert job.screen("en").text == "The export is cancelled. No file was written."


def test_work_that_does_not_stop_is_ended(job, work):
    job.stop()
    job.kill()

    assert work.is_killed
    assert job.state is JobState.STOPPED


def test_what_is_over_is_neither_stopped_nor_ended_again(job, work):
    work.tell(Ended(None))
    job.look()

    job.stop()
    job.kill()

    assert (work.is_stopped, work.is_killed) == (False, False)
    assert job.state is JobState.ENDED


def test_work_that_asks_waits_for_a_word(job, work):
    work.tell(Advanced(8, 8), Asked("found"))
    job.look()
    assert (job.state, job.found) == (JobState.ASKING, "found")

    job.answer("yes")

    assert work.said == ["yes"]
    assert job.state is JobState.RUNNING
    assert job.screen("en").share is None
