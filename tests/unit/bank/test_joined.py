"""Several banks as one: each family is answered by the bank that it is from."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.joined import JoinedQuestions
from quizapp.bank.posed import QuestionSource
from quizapp.bank.question_bank import QuestionBank
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
            "t/broken.yaml": UNREADABLE,
            "cards/c.yaml": CARD,
        },
    )
    return QuestionBank(one, (CARDS,)), QuestionBank(two, (CARDS,))


def test_an_id_belongs_to_the_first_bank_and_broken_files_are_not_asked(banks):
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
