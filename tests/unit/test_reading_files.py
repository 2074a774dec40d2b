"""Author files are listed in order, decoded strictly, and hashed as they are."""

from __future__ import annotations

import hashlib

import pytest

from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.files import list_files, read_author_file


def test_files_are_listed_in_order_with_their_folders_and_nothing_else(tmp_path):
    (tmp_path / "b").mkdir()
    (tmp_path / "folder.yaml").mkdir()
    for name in ("c.yaml", "a.YML", "b/z.yaml", "notes.md"):
        (tmp_path / name).write_text("x")

    listed = [path.relative_to(tmp_path).as_posix() for path in list_files(tmp_path)]

    assert listed == ["a.YML", "b/z.yaml", "c.yaml"]


def test_a_file_is_read_with_the_hash_of_its_bytes(tmp_path):
    path = tmp_path / "a.yaml"
    content = "name: é\r\n".encode()
    path.write_bytes(content)

    read = read_author_file(path)

    assert read.name == str(path)
    assert read.text == "name: é\r\n"
    assert read.content_hash == hashlib.sha256(content).hexdigest()


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (
            b"name: a\nb\xc3\xa9: \xff\n",
            "q.yaml:2:5: byte 0xFF is not UTF-8; save the file as UTF-8",
        ),
        (b"a" * 200_001, "q.yaml:1:1: the file is larger than 200 kB"),
    ],
)
def test_a_file_that_is_no_text_of_fair_size_is_refused(tmp_path, content, fault):
    path = tmp_path / "a.yaml"
    path.write_bytes(content)

    with pytest.raises(UnreadableError) as caught:
        read_author_file(path, name="q.yaml")

    assert str(caught.value) == fault


def test_a_file_that_is_not_there_is_reported_as_a_fault(tmp_path):
    with pytest.raises(UnreadableError, match="1:1: the file cannot be opened"):
        read_author_file(tmp_path / "missing.yaml")
