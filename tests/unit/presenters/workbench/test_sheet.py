"""The sheet: opened, written whole, and brought back when the window went away."""

from __future__ import annotations

import pytest

from tests.support.small_bank import TUTOR
from tests.support.workbench_fakes import make_bench


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tutor.yaml"
    path.write_text(TUTOR, "utf-8")
    return path


@pytest.fixture
def bench(tmp_path, file):
    made = make_bench(tmp_path / "data", at_once=False)
    made.open_file(file)
    return made


def test_a_text_is_saved_as_it_is(bench, file):
    bench.take_text(f"# é\n{TUTOR}")
    assert not bench.is_safe_to_leave

    assert bench.save()

    assert file.read_text("utf-8") == f"# é\n{TUTOR}"
    assert bench.is_safe_to_leave
    assert bench.screen().notice == f"Saved to {file}."
    assert [path.name for path in file.parent.glob(".*")] == []


def test_an_unsaved_text_comes_back_in_the_next_window(tmp_path, bench, file):
    bench.take_text(f"# unsaved\n{TUTOR}")
    again = make_bench(tmp_path / "data", at_once=False)

    again.open_page()

    screen = again.screen()
    assert again.text == f"# unsaved\n{TUTOR}"
    assert (screen.is_saved, screen.place) == (False, str(file))
    assert screen.notice == "Your unsaved text is back."
    assert again.save()
    third = make_bench(tmp_path / "data", at_once=False)
    third.open_page()
    assert not third.screen().is_open


def test_what_another_program_wrote_is_replaced_only_when_asked_twice(bench, file):
    bench.take_text("# mine\n")
    file.write_text("# theirs\n", "utf-8")

    assert not bench.save()
    assert "Another program has changed" in bench.screen().notice
    assert file.read_text("utf-8") == "# theirs\n"
    assert bench.save()
    assert file.read_text("utf-8") == "# mine\n"


def test_saving_under_another_name_goes_on_there(bench, file, tmp_path):
    bench.take_text("# mine\n")

    assert bench.save_as(tmp_path / "new" / "other.yaml")

    assert file.read_text("utf-8") == TUTOR
    assert bench.file_name == "other.yaml"
    assert (tmp_path / "new" / "other.yaml").read_text("utf-8") == "# mine\n"


def test_what_cannot_be_written_is_said_and_nothing_is_lost(bench, file, tmp_path):
    bench.take_text("# mine\n")

    assert not bench.save_as(tmp_path)

    screen = bench.screen()
    assert screen.notice_failed
    assert screen.notice.startswith(f"That was not done. {tmp_path} was not written")
    assert bench.text == "# mine\n"
    assert not screen.is_saved


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"x" * 200_001])
def test_what_cannot_be_read_leaves_the_text_before_open(bench, tmp_path, content):
    other = tmp_path / "other.yaml"
    if content is not None:
        other.write_bytes(content)

    bench.open_file(other)

    assert bench.text == TUTOR
    assert str(other) in bench.screen().notice


def test_a_kept_text_that_is_spoilt_is_none(tmp_path):
    folder = tmp_path / "data" / "workbench"
    folder.mkdir(parents=True)
    (folder / "unsaved.json").write_text("{", "utf-8")
    bench = make_bench(tmp_path / "data", at_once=False)

    bench.open_page()

    assert not bench.screen().is_open


def test_where_an_unsaved_text_cannot_be_kept_it_is_said(bench, tmp_path):
    (tmp_path / "data").write_text("a file in the way", "utf-8")

    bench.take_text("# mine\n")

    assert bench.screen().notice_failed
    assert bench.text == "# mine\n"


def test_sign_offs_that_cannot_be_read_are_said(bench, file):
    file.with_suffix(".signed").write_text("?", "utf-8")

    bench.open_file(file)

    assert "this is no sign-off" in bench.screen().notice


def test_nothing_is_written_before_anything_is_open(tmp_path):
    bench = make_bench(tmp_path, at_once=False)
    bench.take_text("lost?")
    bench.check()

    assert bench.text == ""
    assert bench.complete(0) is None
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_a_collection_is_read_with_its_cards(tmp_path):
    folder = tmp_path / "data" / "collections" / "mine"
    path = folder / "searching" / "tutor.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(TUTOR, "utf-8")
    bench = make_bench(tmp_path / "data", at_once=False)
    bench.open_file(path)

    assert bench._sheet.manuscript.collection == folder
