"""A newer collection takes the place of the older one whole, or the older one stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.places import COLLECTIONS
from quizapp.interchange.added.offered import Offered
from quizapp.interchange.added.shelf import CollectionShelf, ShelfError

OLD = Offered({"t/old.yaml": b"level: 1"}, ())
NEW = Offered({"t/new.yaml": b"level: 2"}, ())


@pytest.fixture
def shelf(tmp_path) -> CollectionShelf:
    shelf = CollectionShelf(tmp_path)
    with shelf.preparing("sent", OLD) as prepared:
        shelf.keep(prepared)
    return shelf


def ids(shelf: CollectionShelf) -> list[tuple[str, ...]]:
    return [kept.question_ids for kept in shelf.collections()]


def test_a_collection_is_replaced_only_if_that_is_said(shelf):
    with pytest.raises(ShelfError, match="already"), shelf.preparing("sent", NEW):
        pass

    with shelf.preparing("sent", NEW, replaces=True) as prepared:
        assert ids(shelf) == [("old",)]
        shelf.keep(prepared)

    assert ids(shelf) == [("new",)]


def test_the_older_one_comes_back_where_the_newer_one_cannot_be_kept(shelf):
    with shelf.preparing("sent", NEW, replaces=True) as prepared:
        (prepared.folder / "t" / "new.yaml").unlink()
        (prepared.folder / "t").rmdir()
        prepared.folder.rmdir()
        with pytest.raises(ShelfError):
            shelf.keep(prepared)

    assert ids(shelf) == [("old",)]


def test_what_a_killed_process_had_put_aside_comes_back(shelf, tmp_path):
    folder: Path = tmp_path / COLLECTIONS
    (folder / "sent").rename(folder / ".old-sent")

    with shelf.preparing("other", NEW) as prepared:
        shelf.keep(prepared)

    assert ids(shelf) == [("new",), ("old",)]
