"""New files are written whole or not at all, and replace nothing unasked."""

from __future__ import annotations

import pytest

from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text


def _fail(path):
    path.write_text("half", encoding="utf-8")
    raise OSError(28, "No space left on device")


def test_a_text_is_written_as_it_is(tmp_path):
    write_new({tmp_path / "a.txt": write_text("é\r\n")}, force=False)

    assert (tmp_path / "a.txt").read_bytes() == b"\xc3\xa9\r\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_that_is_there_is_replaced_only_by_force(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")

    with pytest.raises(FileNotWrittenError, match="--force"):
        write_new({path: write_text("new")}, force=False)
    assert path.read_text() == "old"

    write_new({path: write_text("new")}, force=True)
    assert path.read_text() == "new"


def test_if_one_of_two_fails_neither_is_there(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("old")

    with pytest.raises(FileNotWrittenError, match=r"two.*No space left"):
        write_new({one: write_text("new"), two: _fail}, force=True)

    assert one.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["one"]


def test_nothing_is_left_when_the_work_is_broken_off(tmp_path):
    def interrupt(path):
        path.write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_new({tmp_path / "a": interrupt}, force=False)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("no/a.txt", "there is no folder"), ("folder", "a folder has that name")],
)
def test_a_place_where_nothing_can_be_written_is_refused(tmp_path, name, reason):
    (tmp_path / "folder").mkdir()

    with pytest.raises(FileNotWrittenError, match=reason):
        write_new({tmp_path / name: write_text("new")}, force=True)
