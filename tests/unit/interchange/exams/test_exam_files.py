"""Files of exams are read as far as they can be meant, and no further."""

from __future__ import annotations

import pytest

from quizapp.interchange.exams.files import (
    MOST_BYTES,
    ExamFileError,
    read_answers,
    read_bytes,
    read_record,
)
from quizapp.interchange.exams.paper_files import read_papers


@pytest.fixture
def endless(tmp_path):
    """A file that says it is as long as a disk, and takes nothing of it."""
    path = tmp_path / "form-A.json"
    with path.open("wb") as file:
        file.truncate(1_000 * MOST_BYTES)
    return path


@pytest.mark.parametrize("read", [read_bytes, read_answers, read_record])
def test_a_file_as_long_as_a_disk_is_not_read(endless, read):
    with pytest.raises(ExamFileError, match=r"form-A\.json: it is larger than 64 MB"):
        read(endless)


def test_papers_as_long_as_a_disk_are_not_read(endless):
    with pytest.raises(ExamFileError, match=r"form-A\.json: it is larger than 64 MB"):
        read_papers(endless.parent)


def test_papers_of_brackets_without_end_are_refused(tmp_path):
    (tmp_path / "form-A.json").write_bytes(b'{"exam":' + b"[" * 100_000)

    with pytest.raises(ExamFileError, match="this is no paper"):
        read_papers(tmp_path)


@pytest.mark.parametrize(
    "name", ["\\u001b[2JKim", "Kim\\nNoor", "\\u202eKim", "K" * 201]
)
def test_a_name_that_would_move_what_stands_around_it_is_refused(tmp_path, name):
    path = tmp_path / "sheets.json"
    path.write_text(f'{{"candidate": "{name}", "form": "A", "answers": {{}}}}', "utf-8")

    with pytest.raises(ExamFileError, match="one line of letters that can be printed"):
        read_answers(path)
