"""Several banks as one: each family is answered by the bank that it is from."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.browsing.joined_shelf import JoinedShelf
from quizapp.bank.browsing.summary import Shelf, Summary
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.joined import JoinedQuestions
from quizapp.bank.pack.packed_questions import PackedQuestions
from quizapp.bank.posed import QuestionSource
from quizapp.bank.question_bank import QuestionBank
from quizapp.storage.pack.pack_file import PackFile
from tests.support.collections import (
    CARD,
    FAMILY,
    UNREADABLE,
    WITH_CARD,
    write_collection,
)
from tests.support.house import ROOT

CARDS = ROOT / "questions" / "cards"


@pytest.fixture
def banks(tmp_path) -> tuple[QuestionBank, QuestionBank]:
    one = write_collection(
        tmp_path / "one", {"t/both.yaml": FAMILY, "t/a.yaml": FAMILY}
    )
    two = write_collection(
        tmp_path / "two",
        {
            "t/both.yaml": WITH_CARD,
            "t/b.yaml": WITH_CARD,
            "cards/c.yaml": CARD,
        },
    )
    return QuestionBank(one, (CARDS,)), QuestionBank(two, (CARDS,))


def test_an_id_belongs_to_the_first_bank(banks):
    joined = JoinedQuestions(banks[0], banks[1:])

    assert joined.question_ids() == ("a", "b", "both")


@pytest.mark.parametrize(("question_id", "place"), [("a", 0), ("both", 0), ("b", 1)])
def test_everything_is_asked_of_the_bank_that_the_family_is_from(
    banks, question_id, place
):
    joined: QuestionSource = JoinedQuestions(banks[0], banks[1:])
    bank = banks[place]
    day = joined.newest_date()
    asked = (question_id, 3, day)

    assert joined.pose(*asked, "en") == bank.pose(*asked, "en")
    assert joined.answer_key(*asked) == bank.answer_key(*asked)
    assert joined.explain(*asked, "fr") == bank.explain(*asked, "fr")
    old = "2018-10-05"
    assert joined.explain_as_of(*asked, old, "en") == bank.explain_as_of(
        *asked, old, "en"
    )
    assert joined.through_the_editions(*asked, "en") == bank.through_the_editions(
        *asked, "en"
    )
    assert joined.topics_of(question_id) == bank.topics_of(question_id)
    assert joined.outline_of(question_id) == bank.outline_of(question_id)
    assert joined.filling_of(question_id, 3) == bank.filling_of(question_id, 3)
    assert joined.hint_of(*asked, "fr") == bank.hint_of(*asked, "fr")
    assert joined.source_of(question_id) == bank.source_of(question_id)
    assert joined.topic_name("searching", "fr") == bank.topic_name("searching", "fr")


def test_what_may_be_otherwise_is_asked_of_the_bank_that_the_family_is_from(banks):
    joined = JoinedQuestions(banks[0], banks[1:])
    asked = ("b", 3, joined.newest_date(), "en")

    others = joined.what_if(*asked)

    assert others == banks[1].what_if(*asked)
    place = next(number for number, each in enumerate(others) if each.covered)
    assert joined.explain_what_if(*asked, place) == banks[1].explain_what_if(
        *asked, place
    )


def test_an_unknown_question_is_an_error(banks):
    joined = JoinedQuestions(banks[0], banks[1:])

    with pytest.raises(KeyError):
        joined.topics_of("nobody")


def test_a_card_belongs_to_the_first_folder_that_has_it(tmp_path: Path):
    mine = CARD.replace("Borrowed Lookalike", "Demonic Tutor").replace("{1}{B}", "{9}")
    folder = write_collection(tmp_path / "cards", {"mine.yaml": mine, "c.yaml": CARD})

    catalogue = Catalogue(CARDS, folder)

    assert str(catalogue.card("Demonic Tutor").cost) != "{9}"
    assert catalogue.card("Demonic Tutor") == Catalogue(CARDS).card("Demonic Tutor")
    assert "Borrowed Lookalike" in catalogue
    assert [fault.file for fault in catalogue.faults] == ["cards/mine.yaml"]


class Listed(QuestionBank):
    """A bank that lists itself, and finds a word in every family."""

    def summaries(self, language: str) -> tuple[Summary, ...]:
        return tuple(self._summary(each) for each in self.question_ids())

    def _summary(self, question_id: str) -> Summary:
        return Summary(
            question_id=question_id, title="", question=self.folder.name, topics=("searching",),
            level=1, complexity=1, form="can", variants=1, cards=(), rules=(),
            misconceptions=(),
        )  # fmt: skip

    def search(self, words: str, language: str) -> tuple[str, ...]:
        return tuple(reversed(self.question_ids()))

    def belief(self, misconception: str, language: str) -> str:
        return f"{misconception} in {language}"

    is_prepared = True
    looked_again = 0

    def look_again(self) -> None:
        self.looked_again += 1


def test_families_of_all_banks_are_listed_once_and_found(banks):
    one, two = (Listed(bank.folder, bank.shared_cards) for bank in banks)
    shelf = JoinedShelf(one, [two])

    assert isinstance(shelf, Shelf)
    told = [(each.question_id, each.question) for each in shelf.summaries("en")]
    assert told == [("a", "one"), ("b", "two"), ("both", "one")]
    assert shelf.search("word", "en") == ("both", "a", "b")
    assert shelf.belief("so", "fr") == "so in fr"


def test_a_joined_shelf_is_prepared_when_each_bank_is(banks):
    one, two = (Listed(bank.folder, bank.shared_cards) for bank in banks)
    shelf = JoinedShelf(one, [two])
    assert shelf.is_prepared

    two.is_prepared = False
    shelf.look_again()

    assert not shelf.is_prepared
    assert (one.looked_again, two.looked_again) == (1, 1)


def test_an_added_file_that_cannot_be_read_is_not_asked_and_the_rest_is(tmp_path):
    files = {"t/good.yaml": FAMILY, "t/broken.yaml": UNREADABLE}
    folder = write_collection(tmp_path / "coll", files)
    store = PackFile(tmp_path / "data")

    def make() -> QuestionBank:
        return QuestionBank(folder, (CARDS,))

    added = PackedQuestions(store, folder, make, (CARDS,))
    ours = PackedQuestions(store, folder, make)

    assert added.question_ids() == ("good",)
    assert [each.question_id for each in added.summaries("en")] == ["good"]
    assert ours.question_ids() == ("broken", "good")  # its author is told
