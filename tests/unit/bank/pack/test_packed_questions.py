"""A pack gives what would be derived, and never what is no longer so."""

from __future__ import annotations

import shutil
import sqlite3

import pytest

from quizapp.bank.pack.packed_questions import PackedQuestions
from quizapp.bank.question_bank import QuestionBank
from quizapp.storage.pack.pack_file import PackFile
from tests.support.small_bank import build_pack, change, make_bank_folder

LANGUAGES = ("en", "fr")
SEEDS = (0, 1, 2, 3, 77)
TUTOR, REMEDY, FETCH = "tutor", "missed-upkeep-remedy", "fetch-may-fail"


@pytest.fixture(scope="module")
def packed_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bank")
    build_pack(make_bank_folder(folder), PackFile(folder))
    return folder


@pytest.fixture
def folder(packed_folder, tmp_path):
    shutil.copytree(packed_folder, tmp_path / "copy")
    return tmp_path / "copy"


def _refuse() -> QuestionBank:
    raise AssertionError("nothing needs to be derived")


def _questions(folder, make_bank=None) -> PackedQuestions:
    questions = folder / "questions"
    make = make_bank or (lambda: QuestionBank(questions))
    return PackedQuestions(PackFile(folder), questions, make)


class _Counting(QuestionBank):
    """A bank that remembers of which questions a key was derived."""

    def __init__(self, folder) -> None:
        super().__init__(folder)
        self.derived: set[str] = set()

    def derive(self, question_id, seed, as_of):
        self.derived.add(question_id)
        return super().derive(question_id, seed, as_of)


@pytest.mark.parametrize("question_id", [TUTOR, REMEDY, FETCH])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_equals_what_is_derived_whatever_the_seed(
    packed_folder, question_id, language
):
    read = _questions(packed_folder, _refuse)
    bank = QuestionBank(packed_folder / "questions")
    day = bank.newest_date()
    for seed in SEEDS:
        variant = (question_id, seed, day)
        assert read.pose(*variant, language) == bank.pose(*variant, language)
        assert read.answer_key(*variant) == bank.answer_key(*variant)
        assert read.explain(*variant, language) == bank.explain(*variant, language)
        assert read.hint_of(*variant, language) == bank.hint_of(*variant, language)
        dated = bank.through_the_editions(*variant, language)
        assert read.through_the_editions(*variant, language) == dated
        for each in dated:
            other = (*variant, each.since, language)
            assert read.explain_as_of(*other) == bank.explain_as_of(*other)


def test_ids_topics_and_dates_come_without_reading_a_question_file(packed_folder):
    read = _questions(packed_folder, _refuse)
    bank = QuestionBank(packed_folder / "questions")

    assert read.question_ids() == bank.question_ids()
    for question_id in read.question_ids():
        assert read.topics_of(question_id) == bank.topics_of(question_id)
        assert read.outline_of(question_id) == bank.outline_of(question_id)
        for seed in SEEDS:
            filled = read.filling_of(question_id, seed)
            assert filled == bank.filling_of(question_id, seed)
    assert read.newest_date() == bank.newest_date()
    assert read.topic_name("searching", "fr") == bank.topic_name("searching", "fr")


def test_an_outline_says_what_the_answer_turns_on(packed_folder):
    outline = _questions(packed_folder, _refuse).outline_of(FETCH)

    assert outline.turns_on == "search_minimum"
    assert outline.topics[0] == "player-control"


def test_seeds_that_fill_the_slots_alike_have_one_name_for_it(packed_folder):
    read = _questions(packed_folder, _refuse)

    fillings = {read.filling_of(TUTOR, seed) for seed in range(40)}

    assert len(fillings) == 4


def test_a_question_of_another_day_is_derived(packed_folder):
    read = _questions(packed_folder)
    bank = QuestionBank(packed_folder / "questions")

    then = (REMEDY, 0, "2018-01-01")
    assert read.answer_key(*then) == bank.answer_key(*then)
    assert read.pose(*then, "en") == bank.pose(*then, "en")


def test_a_changed_question_is_derived_and_the_others_are_read(folder):
    change(folder / "questions", TUTOR, "level: 2", "level: 3")
    bank = _Counting(folder / "questions")
    read = _questions(folder, lambda: bank)
    day = read.newest_date()

    assert read.pose(TUTOR, 0, day, "en").level == 3
    assert read.pose(FETCH, 0, day, "en").question_id == FETCH
    assert bank.derived == {TUTOR}


def test_a_changed_card_is_noticed_by_the_families_that_name_it(folder):
    card = folder / "questions" / "cards" / "phyrexian-soulgorger.yaml"
    card.write_text(card.read_text("utf-8") + "# looked at again\n", "utf-8")
    bank = _Counting(folder / "questions")
    read = _questions(folder, lambda: bank)
    day = read.newest_date()

    for question_id in (TUTOR, REMEDY, FETCH):
        read.answer_key(question_id, 0, day)

    assert bank.derived == {REMEDY}


def test_a_value_added_to_a_slot_is_asked_about_at_once(folder):
    change(folder / "questions", TUTOR, "Mindslaver, Worst Fears", "Sorin Markov")
    read = _questions(folder)

    text = " ".join(read.pose(TUTOR, 0, read.newest_date(), "en").stem)

    assert "Sorin Markov" in text


def test_a_question_without_a_pack_is_derived(tmp_path):
    make_bank_folder(tmp_path)
    read = _questions(tmp_path)
    bank = QuestionBank(tmp_path / "questions")
    day = bank.newest_date()

    assert read.question_ids() == bank.question_ids()
    assert read.pose(TUTOR, 1, day, "fr") == bank.pose(TUTOR, 1, day, "fr")
    assert read.search("Mindslaver", "en") == ()


@pytest.mark.parametrize("column", ["question", "explanations", "dated"])
def test_a_damaged_text_is_derived_again(folder, column):
    with sqlite3.connect(PackFile(folder).path) as db:
        db.execute(f"UPDATE texts SET {column} = substr({column}, 2)")
    db.close()
    read = _questions(folder)
    bank = QuestionBank(folder / "questions")
    variant = (TUTOR, 0, bank.newest_date(), "en")

    assert read.pose(*variant) == bank.pose(*variant)
    assert read.explain(*variant) == bank.explain(*variant)
    assert read.through_the_editions(*variant) == bank.through_the_editions(*variant)


def test_a_damaged_key_is_derived_again(folder):
    with sqlite3.connect(PackFile(folder).path) as db:
        db.execute("UPDATE variants SET key = substr(key, 1, length(key) - 2)")
    db.close()
    bank = QuestionBank(folder / "questions")
    variant = (TUTOR, 0, bank.newest_date())

    assert _questions(folder).answer_key(*variant) == bank.answer_key(*variant)


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("worst fears", "en", {TUTOR}),
        ("soulgorg", "en", {REMEDY}),
        ("Missed triggers", "en", {REMEDY}),
        ("bibliotheque", "fr", {TUTOR, FETCH}),
        ("IPG 2.1", "en", {REMEDY}),
        ("zzz", "en", set()),
        ('"', "en", set()),
    ],
)
def test_questions_are_found_by_text_card_topic_and_rule_number(
    packed_folder, words, language, found
):
    assert set(_questions(packed_folder).search(words, language)) == found


def test_a_question_that_changed_is_not_found_by_its_old_words(folder):
    change(folder / "questions", TUTOR, "Mindslaver, Worst Fears", "Mindslaver")

    assert _questions(folder).search("worst fears", "en") == ()
