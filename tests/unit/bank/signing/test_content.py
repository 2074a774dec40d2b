"""What a reviewer has read is hashed: the same reading gives the same hash."""

from __future__ import annotations

import pytest

from quizapp.bank.checking import check_files
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.signing.content import hash_read, hash_texts
from tests.support.small_bank import change, make_bank_folder


@pytest.fixture
def folder(tmp_path):
    return make_bank_folder(tmp_path)


def read(folder, name="tutor"):
    bank = QuestionBank(folder)
    return next(iter(check_files(bank, [folder / "topic" / f"{name}.yaml"]))).read


def test_reading_a_family_twice_is_the_same(folder):
    first = read(folder)

    assert first == read(folder)
    assert len(first) == 64


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("who: N, statement", "who: A, statement"),
        ("[Demonic Tutor, Diabolic Tutor]", "[Demonic Tutor]"),
        ("level: 2", "level: 3"),
        ("topics: [searching]", "topics: [searching]  # a remark"),
    ],
)
def test_another_text_of_the_file_is_another_reading(folder, before, after):
    first = read(folder)
    change(folder, "tutor", before, after)

    assert read(folder) != first


def test_another_card_file_is_another_reading_of_those_families_alone_that_use_it(
    folder,
):
    first, other = read(folder), read(folder, "fetch-may-fail")
    card = folder / "cards" / "demonic-tutor.yaml"
    card.write_text(f"# a remark\n{card.read_text('utf-8')}", "utf-8")

    assert read(folder) != first
    assert read(folder, "fetch-may-fail") == other


def test_a_family_with_faults_has_nothing_to_be_read(folder):
    change(folder, "tutor", "horizon:", "turns_on: missed_trigger_remedy\nhorizon:")

    assert read(folder) == ""


def test_the_order_in_which_cards_and_variants_come_does_not_matter():
    cards, variants = {"a": "1", "b": "2"}, {"x": "3", "y": "4"}
    turned = (dict(reversed(cards.items())), dict(reversed(variants.items())))

    assert hash_read("f", cards, variants) == hash_read("f", *turned)


@pytest.mark.parametrize(
    "other",
    [
        ("g", {"a": "1"}, {"x": "3"}),
        ("f", {"a": "2"}, {"x": "3"}),
        ("f", {"b": "1"}, {"x": "3"}),
        ("f", {"a": "1"}, {"x": "4"}),
        ("f", {"a": "1", "x": "3"}, {}),
    ],
)
def test_each_part_of_what_is_read_counts(other):
    assert hash_read("f", {"a": "1"}, {"x": "3"}) != hash_read(*other)


def test_texts_do_not_run_into_each_other():
    assert hash_texts(["ab", "c"]) != hash_texts(["a", "bc"])
