"""What a folder or an archive of questions may hold, and what is refused of it."""

from __future__ import annotations

import stat
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.interchange.added import offered as limits
from quizapp.interchange.added.offered import NotACollectionError, read_offered
from tests.support.collections import FAMILY, write_collection, zip_collection

FILES = {
    "cards/one.yaml": "c",
    "topic/q.yaml": FAMILY,
    "LICENSE.txt": "free",
    "topic/notes.md": "n",
}


def test_a_folder_and_an_archive_of_it_offer_the_same(tmp_path):
    folder = write_collection(tmp_path / "coll", FILES)
    archive = zip_collection(tmp_path / "coll.zip", FILES)

    assert read_offered(folder) == read_offered(archive)
    assert set(read_offered(folder).files) == set(FILES)
    assert read_offered(folder).files["topic/q.yaml"] == FAMILY.encode()


def test_a_folder_around_everything_is_left_out(tmp_path):
    inside = {f"sent/{name}": text for name, text in FILES.items()}

    found = read_offered(zip_collection(tmp_path / "a.zip", inside))

    assert set(found.files) == set(FILES)


@pytest.mark.parametrize(
    "files",
    [{"topic/q.yaml": FAMILY}, {"q.yaml": FAMILY}, {"topic/q.YML": FAMILY}],
)
def test_a_lone_topic_is_no_folder_around_everything(tmp_path, files):
    assert set(read_offered(zip_collection(tmp_path / "a.zip", files)).files) == set(
        files
    )


def test_what_is_neither_question_nor_card_is_named(tmp_path):
    more = ("picture.png", ".hidden.yaml", "__MACOSX/q.yaml", "cases/R1.yaml")
    files = {**FILES, **dict.fromkeys(more, "x")}

    found = read_offered(zip_collection(tmp_path / "a.zip", files))

    assert found.left_out == tuple(sorted(more))
    assert set(found.files) == set(FILES)


@pytest.mark.parametrize(
    "name",
    [
        "../q.yaml",
        "topic/../../q.yaml",
        "/etc/q.yaml",
        "topic//q.yaml",
        "./q.yaml",
        "C:/q.yaml",
        "topic\\..\\q.yaml",
        "topic/q\n.yaml",
        "topic/q?.yaml",
    ],
)
def test_a_path_that_leads_outside_or_is_unsafe_is_refused(tmp_path, name):
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as file:
        info = zipfile.ZipInfo("x")
        info.filename = name  # as an attacker writes it, unmended
        file.writestr(info, FAMILY)

    with pytest.raises(NotACollectionError, match="leads outside or is unsafe"):
        read_offered(archive)


def test_links_are_not_followed(tmp_path):
    folder = write_collection(tmp_path / "coll", FILES)
    (folder / "topic" / "secret.yaml").symlink_to(tmp_path / "elsewhere.yaml")

    with pytest.raises(NotACollectionError, match=r"topic/secret.yaml is a link"):
        read_offered(folder)


def test_a_link_in_an_archive_is_refused(tmp_path):
    archive = tmp_path / "a.zip"
    with zipfile.ZipFile(archive, "w") as file:
        info = zipfile.ZipInfo("topic/q.yaml")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        file.writestr(info, "/etc/passwd")

    with pytest.raises(NotACollectionError, match="no ordinary file"):
        read_offered(archive)


def test_files_that_one_system_takes_for_the_same_are_refused(tmp_path):
    files = {"topic/q.yaml": FAMILY, "topic/Q.yaml": FAMILY}

    with pytest.raises(NotACollectionError, match="twice"):
        read_offered(zip_collection(tmp_path / "a.zip", files))


def test_an_archive_that_unfolds_without_end_is_not_unfolded(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MOST_BYTES", 1_000_000)
    bombs = {f"topic/q{number}.yaml": b" " * 10_000_000 for number in range(10)}
    archive = zip_collection(tmp_path / "a.zip", bombs)
    assert archive.stat().st_size < 200_000

    with pytest.raises(NotACollectionError, match="larger than 1 MB"):
        read_offered(archive)


def test_a_large_file_is_read_no_further_than_the_bank_does(tmp_path):
    files = {"topic/q.yaml": b" " * 10_000_000}

    found = read_offered(zip_collection(tmp_path / "a.zip", files))

    assert len(found.files["topic/q.yaml"]) == limits.MAX_BYTES + 1


@pytest.mark.parametrize("as_archive", [True, False])
def test_too_many_files_are_refused(tmp_path, monkeypatch, as_archive):
    monkeypatch.setattr(limits, "MOST_FILES", 3)
    if as_archive:
        path = zip_collection(tmp_path / "a.zip", FILES)
    else:
        path = write_collection(tmp_path / "coll", FILES)

    with pytest.raises(NotACollectionError, match="more than 3 files"):
        read_offered(path)


def test_a_folder_of_half_a_disk_is_not_looked_through(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ENTRIES", 3)
    path = write_collection(tmp_path / "coll", {"q.yaml": FAMILY})
    for number in range(3):
        (path / f"empty {number}").mkdir()

    with pytest.raises(NotACollectionError, match="more than 3 files and folders"):
        read_offered(path)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 9, 99])
def test_what_fills_the_memory_at_once_is_not_unpacked(tmp_path, method):
    path = zip_collection(tmp_path / "a.zip", {"q.yaml": FAMILY})
    content = bytearray(path.read_bytes())
    for mark, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        content[content.index(mark) + place] = method
    path.write_bytes(content)

    with pytest.raises(NotACollectionError, match=r"q\.yaml is packed as few programs"):
        read_offered(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such file")
def test_a_file_that_is_none_is_no_archive():
    with pytest.raises(NotACollectionError, match="neither a folder nor a zip"):
        read_offered(Path("/dev/zero"))


def test_folders_in_folders_without_end_are_refused(tmp_path):
    files = {"a/b/c/d/e/q.yaml": FAMILY, "q.yaml": FAMILY}

    with pytest.raises(NotACollectionError, match="folders deep"):
        read_offered(zip_collection(tmp_path / "a.zip", files))


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"PK\x05\x06" + b"\0" * 18, "no question file"), (b"words", "neither a folder")],
)
def test_what_is_no_collection_is_refused(tmp_path, content, reason):
    path = tmp_path / "file"
    path.write_bytes(content)

    with pytest.raises(NotACollectionError, match=reason):
        read_offered(path)


def test_a_damaged_archive_is_refused(tmp_path):
    path = zip_collection(tmp_path / "a.zip", FILES)
    content = bytearray(path.read_bytes())
    content[40:60] = b"\xff" * 20
    path.write_bytes(content)

    with pytest.raises(NotACollectionError, match="cannot be read"):
        read_offered(path)


def test_a_locked_archive_is_refused(tmp_path):
    path = zip_collection(tmp_path / "a.zip", {"q.yaml": FAMILY})
    content = bytearray(path.read_bytes())
    directory = content.index(b"PK\x01\x02")
    content[6] |= 1
    content[directory + 8] |= 1
    path.write_bytes(content)

    with pytest.raises(NotACollectionError, match="password"):
        read_offered(path)


@given(st.data())
def test_a_changed_byte_of_an_archive_is_refused_or_read(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "changed.zip"
    content = bytearray(zip_collection(path, FILES).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(
            st.integers(0, 255)
        )
    path.write_bytes(content)

    with suppress(NotACollectionError):
        found = read_offered(path)
        assert all(".." not in name.split("/") for name in found.files)
