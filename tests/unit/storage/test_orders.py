"""An order that no option says survives the disk, an export and an import."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.storage.rows.review_rows import review_from_row, review_to_row
from quizapp.storage.stores import open_stores
from tests.support.histories import Learner
from tests.support.study_fakes import make_item, make_review, make_session

OWN = ("N/A-N/nobody-O-A",)


@pytest.fixture
def learner(tmp_path) -> Learner:
    review = replace(make_review("one", 0, correct=False), chosen=OWN)
    stores = open_stores(tmp_path / "first")
    stores.sessions.open(make_session("one", 2))
    stores.reviews.add(review, make_item(review))
    stores.close()
    return Learner(tmp_path / "first")


def test_a_row_holds_the_order_exactly():
    review = replace(make_review("one", 0), chosen=OWN)

    assert review_from_row(review_to_row(review)) == review


def test_the_order_is_read_back_from_the_disk(learner):
    assert [kept.review.chosen for kept in learner.history().reviews] == [OWN]


def test_an_exported_order_is_imported_as_it_was(learner, tmp_path):
    file = tmp_path / "history.jsonl"
    file.write_text(write_history(learner.history()), "utf-8")
    stores = open_stores(tmp_path / "second")

    import_history(file, stores.history, 0.9)
    found = stores.history.read()
    stores.close()

    assert found == learner.history()
