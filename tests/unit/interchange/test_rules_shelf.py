"""A published file goes onto the shelf, and everything else is refused unchanged."""

from __future__ import annotations

import pytest

from quizapp.interchange.rules_shelf import MOST_BYTES, RulesShelf
from quizapp.rules.documents.edition import EditionDate
from quizapp.training.rules_texts import Flaw, KeptEdition, NotARulesTextError
from tests.support.rules_shelf import MemoryNotes, MemoryTexts
from tests.support.rules_text import make_rules_text

DAY = EditionDate(2026, 2, 27)


@pytest.fixture
def shelf() -> RulesShelf:
    return RulesShelf(MemoryTexts(), MemoryNotes())


def test_a_published_file_is_kept_under_its_edition(shelf, tmp_path):
    path = tmp_path / "rules.txt"
    path.write_text(make_rules_text(more={"723.5": "Words."}), encoding="utf-8")

    kept = shelf.import_file(path)

    found = shelf.paragraph(DAY, "723.5")
    assert found is not None
    assert found.text == "Words."
    assert list(shelf.editions()) == [kept]
    assert kept.effective == DAY


def test_the_same_edition_again_replaces_it(shelf, tmp_path):
    path = tmp_path / "rules.txt"
    for words in ("Old words.", "New words."):
        path.write_text(make_rules_text(more={"723.5": words}), encoding="utf-8")
        kept = shelf.import_file(path)

    assert list(shelf.editions()) == [KeptEdition(DAY, kept.count)]
    assert shelf.paragraph(DAY, "723.5").text == "New words."


@pytest.mark.parametrize(
    ("content", "flaw"),
    [
        (b"", Flaw.NO_DATE),
        (b"\x00\xff\xfe" * 1000, Flaw.NO_DATE),
        (make_rules_text("February 31, 2026").encode(), Flaw.NO_DATE),
        (make_rules_text("May 1, 0000").encode(), Flaw.NO_DATE),
        (make_rules_text().partition("Contents")[0].encode(), Flaw.NO_CONTENTS),
        (make_rules_text(count=20).encode(), Flaw.TOO_FEW),
        (b" " * (MOST_BYTES + 1), Flaw.TOO_LARGE),
    ],
    ids=["empty", "binary", "31 February", "year 0", "no contents", "short", "large"],
)
def test_what_is_no_rules_text_is_refused_and_nothing_is_kept(
    shelf, tmp_path, content, flaw
):
    path = tmp_path / "rules.txt"
    path.write_bytes(content)

    with pytest.raises(NotARulesTextError) as refused:
        shelf.import_file(path)

    assert refused.value.flaw is flaw
    assert list(shelf.editions()) == []


def test_a_file_that_cannot_be_read_is_refused(shelf, tmp_path):
    for path in (tmp_path / "missing.txt", tmp_path):
        with pytest.raises(NotARulesTextError) as refused:
            shelf.import_file(path)
        assert refused.value.flaw is Flaw.UNREADABLE


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_every_encoding_a_text_is_saved_in_is_read(shelf, tmp_path, encoding):
    path = tmp_path / "rules.txt"
    text = make_rules_text(more={"723.5": "A player’s choice."})
    path.write_bytes(text.encode(encoding))

    shelf.import_file(path)

    assert shelf.paragraph(DAY, "723.5").text == "A player’s choice."


def test_the_hint_is_due_until_it_was_read(shelf):
    assert shelf.is_hint_due()

    shelf.note_hint()

    assert not shelf.is_hint_due()
