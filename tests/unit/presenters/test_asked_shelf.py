"""What is on the screen is posed once, and never as another bank poses it."""

from __future__ import annotations

from collections import Counter

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.presenters.asking.asked_shelf import AskedShelf
from tests.support.collections import CARD, FAMILY, WITH_CARD, write_collection
from tests.support.house import ROOT

CARDS = ROOT / "questions" / "cards"


class Counting(QuestionBank):
    """Counts what it poses."""

    def __init__(self, *where) -> None:
        super().__init__(*where)
        self.posed: Counter[str] = Counter()

    def pose(self, question_id, seed, as_of, language):
        self.posed[question_id] += 1
        return super().pose(question_id, seed, as_of, language)


@pytest.fixture
def bank(tmp_path):
    return Counting(write_collection(tmp_path / "one", {"t/a.yaml": FAMILY}), (CARDS,))


def test_what_is_asked_for_again_is_posed_once(bank):
    shelf = AskedShelf(bank, ())
    asked = ("a", 3, shelf.newest_date(), "en")

    first = [shelf.pose(*asked) for _ in range(3)]

    assert first == [bank.pose(*asked)] * 3
    assert bank.posed["a"] == 2  # once for the shelf, once for this test


def test_every_part_of_what_is_asked_for_makes_another_question(bank):
    shelf, day = AskedShelf(bank, ()), bank.newest_date()
    all_asked = [("a", 3, day, "en"), ("a", 4, day, "en"), ("a", 3, day, "fr")]

    for asked in (*all_asked, *all_asked):
        assert shelf.pose(*asked) == bank.pose(*asked)


def test_only_a_few_questions_are_remembered(bank):
    shelf, day = AskedShelf(bank, ()), bank.newest_date()
    for seed in range(3 * AskedShelf.MOST):
        shelf.pose("a", seed, day, "en")

    assert len(shelf._posed) <= AskedShelf.MOST


def test_other_added_banks_are_asked_anew(bank, tmp_path):
    before, after = (
        QuestionBank(write_collection(tmp_path / name, files), (CARDS,))
        for name, files in (
            ("two", {"t/b.yaml": FAMILY}),
            ("three", {"t/b.yaml": WITH_CARD, "cards/c.yaml": CARD}),
        )
    )
    shelf = AskedShelf(bank, (before,))
    asked = ("b", 3, shelf.newest_date(), "en")
    assert shelf.pose(*asked) == before.pose(*asked)

    shelf.take_shelves((after,))

    assert shelf.pose(*asked) == after.pose(*asked) != before.pose(*asked)
