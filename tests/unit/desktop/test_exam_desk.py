"""The desk of exams keeps sittings, finds them again, and hands sealed answers over."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from quizapp.desktop.exams.exam_desk import ExamDesk
from quizapp.desktop.exams.exam_room import ExamRoom
from quizapp.interchange.exams.files import ExamFileError
from quizapp.training.exam.sealing.sealed_answers import answers_words, open_answers
from quizapp.training.exam.sealing.sealed_paper import WrongStartCodeError
from quizapp.training.ports import NotKeptError
from tests.support.sealing import sample_code, sample_key, sealed


@pytest.fixture
def desk(tmp_path):
    made = ExamDesk(SimpleNamespace(), tmp_path, tmp_path / "learner", "Kim")
    yield made
    made.end()


@pytest.fixture
def paper(tmp_path):
    path = tmp_path / "form-a.quizpaper"
    path.write_bytes(sealed())
    return path


def _begin(desk, paper):
    ready = desk.open_file(paper, str(sample_code())).result(10)
    return desk.begin(ready, "Kim")


def test_a_sealed_paper_is_answered_and_handed_over_for_its_instructor_alone(
    desk, paper, tmp_path
):
    sitting = _begin(desk, paper)
    sitting.answer(1, ("b",))
    sitting.hand_in()

    handed = desk.hand_over(sitting, None)
    copy = desk.hand_over(sitting, tmp_path)

    data = handed.path.read_bytes()
    opened = open_answers(data, sample_key())
    assert opened.hand_in.answers[0] == ("b",)
    assert handed.words == answers_words(data)
    assert copy.path.parent == tmp_path


def test_a_paper_is_not_opened_with_another_code_or_where_there_is_no_file(
    desk, paper, tmp_path
):
    with pytest.raises(WrongStartCodeError):
        desk.open_file(paper, str(sample_code(9))).result(10)
    with pytest.raises(ExamFileError):
        desk.open_file(tmp_path / "none", str(sample_code())).result(10)


def test_a_sitting_that_was_begun_is_found_again_with_its_answers(
    desk, paper, tmp_path
):
    sitting = _begin(desk, paper)
    sitting.answer(2, ("a", "c"))
    desk.close()

    found = desk.unfinished()
    ready = desk.reopen(found).result(10)
    again = desk.begin(ready, "")

    assert found.exam == "Sample exam"
    assert not found.is_mock
    assert again.record.candidate == "Kim"
    assert again.course.answers[1] == ("a", "c")


def test_a_sitting_goes_on_though_others_were_looked_for_meanwhile(desk, paper):
    sitting = _begin(desk, paper)
    sitting.answer(1, ("b",))
    desk.close()
    ready = desk.reopen(desk.unfinished()).result(10)

    desk.close()
    again = desk.begin(ready, "")

    assert again.record.sitting_id == sitting.record.sitting_id
    assert again.course.answers[0] == ("b",)


def test_a_sitting_that_is_over_does_not_wait_any_more(desk, paper, tmp_path):
    folder = tmp_path / "learner"
    room = ExamRoom(SimpleNamespace(), tmp_path, folder, "Kim")
    assert not room.has_unfinished()
    sitting = _begin(desk, paper)
    assert room.has_unfinished()
    sitting.hand_in()
    desk.close()

    assert desk.unfinished() is None
    assert not room.has_unfinished()


def test_answers_that_cannot_be_written_are_said_to_be_so(desk, paper, tmp_path):
    sitting = _begin(desk, paper)
    sitting.hand_in()

    with pytest.raises(NotKeptError):
        desk.hand_over(sitting, tmp_path / "no" / "such" / "folder")
