"""Reports of problems: what stands in the file, and where it is put."""

from __future__ import annotations

import json

import pytest

from quizapp.interchange.report_folder import folder_of
from quizapp.training.ports import NotKeptError
from quizapp.training.reporting import Reported, Reports
from tests.support.sample_questions import ONE, TODAY, SampleQuestions
from tests.support.study_fakes import NOON, ManualTime


@pytest.fixture
def reports(tmp_path) -> Reports:
    return Reports(SampleQuestions(), folder_of(tmp_path), ManualTime().now)


def _reported(chosen: tuple[str, ...] | None = ("default",)) -> Reported:
    return Reported(ONE, 7, TODAY, "en", chosen)


def test_a_report_is_a_file_among_the_data_named_by_moment_and_question(
    reports, tmp_path
):
    path = reports.report(_reported(), "")

    assert path == tmp_path / "reports" / f"2026-11-30-120000-{ONE}.json"


def test_a_report_holds_all_that_is_needed_to_look_at_the_question_again(reports):
    path = reports.report(_reported(), " The key looks odd.\n")

    said = json.loads(path.read_text("utf-8"))
    assert said["note"] == "The key looks odd."
    assert (said["question_id"], said["seed"], said["as_of"]) == (ONE, 7, TODAY)
    assert said["engine"] == "engine 1"
    assert said["written_at"] == NOON.isoformat().replace("+00:00", "Z")
    assert said["key"] == ["opponent"]
    assert said["answered"] is True
    chosen = [each["option_id"] for each in said["options"] if each["chosen"]]
    right = [each["option_id"] for each in said["options"] if each["right"]]
    assert (chosen, right) == (["default"], ["opponent"])
    assert len(said["steps"]) == 5
    assert all(step["cited"] and step["text"] for step in said["steps"])
    assert said["family"] == [f"title: {ONE}"]
    assert said["board"]


def test_a_report_before_the_answer_says_so(reports):
    said = json.loads(reports.report(_reported(None), "").read_text("utf-8"))

    assert said["answered"] is False
    assert not any(each["chosen"] for each in said["options"])


def test_a_report_can_be_read_by_people(reports):
    text = reports.report(Reported(ONE, 7, TODAY, "fr", None), "Étrange").read_text(
        "utf-8"
    )

    assert '\n  "note": "Étrange",\n' in text
    assert text.endswith("}\n")


def test_a_second_report_of_the_same_second_replaces_nothing(reports):
    first, second = (reports.report(_reported(), each) for each in ("one", "two"))

    assert first != second
    assert json.loads(first.read_text("utf-8"))["note"] == "one"


def test_what_cannot_be_written_is_said(tmp_path):
    (tmp_path / "reports").write_text("a file in the place of the folder")
    reports = Reports(SampleQuestions(), folder_of(tmp_path), ManualTime().now)

    with pytest.raises(NotKeptError):
        reports.report(_reported(), "")
