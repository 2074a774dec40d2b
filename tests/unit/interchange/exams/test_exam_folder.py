"""Exams in folders: whole or not at all, and under a name that is free."""

from __future__ import annotations

import stat

import pytest

from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.exams.shelf.exam_folder import ExamShelf, slug_of


def _make(shelf, title="Level 2: mock exam"):
    with shelf.preparing("2026-11-30", title) as folder:
        folder.record.write_text("{}")
    return shelf.key_of(folder)


def test_an_exam_comes_onto_the_shelf_whole(tmp_path):
    shelf = ExamShelf(tmp_path)
    key = _make(shelf)

    assert key == "2026-11-30-level-2-mock-exam"
    assert [each.key for each in shelf.exams()] == [key]
    mode = shelf.get(key).path.stat().st_mode
    assert not mode & (stat.S_IRWXG | stat.S_IRWXO)


def _break_off(shelf):
    with shelf.preparing("2026-11-30", "Exam") as folder:
        folder.record.write_text("{}")
        raise OSError("full")


def test_what_breaks_off_leaves_nothing(tmp_path):
    shelf = ExamShelf(tmp_path)
    with pytest.raises(OSError, match="full"):
        _break_off(shelf)

    assert list(shelf.folder.iterdir()) == []


def test_what_a_killed_process_began_is_no_exam_and_is_swept(tmp_path):
    shelf = ExamShelf(tmp_path)
    key = _make(shelf)
    begun = shelf.folder / ".begun-2026-12-01-exam"
    begun.mkdir()
    shelf.sweep()

    assert not begun.exists()
    assert [each.key for each in shelf.exams()] == [key]


def test_a_name_that_is_taken_gets_a_number(tmp_path):
    shelf = ExamShelf(tmp_path)

    assert (_make(shelf), _make(shelf)) == (
        "2026-11-30-level-2-mock-exam", "2026-11-30-level-2-mock-exam-2",
    )  # fmt: skip


def test_an_exam_that_there_is_not_is_refused(tmp_path):
    with pytest.raises(ExamFileError, match="there is no exam in this folder"):
        ExamShelf(tmp_path).get("nothing")


@pytest.mark.parametrize(
    ("title", "slug"),
    [("Épreuve 3", "epreuve-3"), ("../../etc", "etc"), ("试", "exam")],
)
def test_a_title_becomes_a_plain_name(title, slug):
    assert slug_of(title) == slug
