"""What a list of questions shows comes from the pack, and is renewed with it."""

from __future__ import annotations

import pytest

from quizapp.bank.browsing.joined_shelf import JoinedShelf
from quizapp.bank.browsing.summary import Reviewed, Shelf
from quizapp.bank.pack.packed_questions import PackedQuestions
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.signing.sign_off import Endorsement, SignOff
from quizapp.bank.signing.sign_off_file import sign_off_path, write_sign_offs
from quizapp.storage.pack.pack_file import PackFile
from tests.support.small_bank import build_pack, change, make_bank_folder


@pytest.fixture
def folder(tmp_path):
    make_bank_folder(tmp_path)
    return tmp_path


@pytest.fixture
def shelf(folder):
    questions = folder / "questions"
    return PackedQuestions(PackFile(folder), questions, lambda: QuestionBank(questions))


def test_before_anything_is_compiled_a_family_without_a_title_is_known_by_its_id(shelf):
    assert isinstance(shelf, Shelf)
    assert not shelf.is_prepared

    [fetch] = [e for e in shelf.summaries("en") if e.question_id == "fetch-may-fail"]

    assert fetch.title == "Fetch may fail"
    assert fetch.question == ""
    assert fetch.topics
    assert (fetch.form, fetch.variants, fetch.misconceptions) == ("", 0, ())


def test_a_compiled_family_tells_what_it_asks_and_what_it_is_about(folder, shelf):
    build_pack(folder / "questions", PackFile(folder))

    shelf.look_again()
    [tutor] = [e for e in shelf.summaries("en") if e.question_id == "tutor"]

    assert shelf.is_prepared
    assert (tutor.form, tutor.variants) == ("can", 4)
    assert {"Demonic Tutor", "Diabolic Tutor", "Mindslaver"} <= set(tutor.cards)
    assert any(rule.startswith("CR 7") for rule in tutor.rules)
    assert tutor.misconceptions
    assert tutor.question.endswith("?")
    posed = shelf.pose("tutor", 1, shelf.newest_date(), "en")
    assert tutor.question.split()[1] in posed.question


def test_rules_are_named_first_by_the_numbers_that_they_have_today(folder, shelf):
    build_pack(folder / "questions", PackFile(folder))
    shelf.look_again()

    for each in shelf.summaries("en"):
        asked = (each.question_id, 1, shelf.newest_date(), "en")
        today = {step.cite for step in shelf.explain(*asked).steps}
        assert each.rules[0] in today
        assert len(set(each.rules)) == len(each.rules)
    many = [e for e in shelf.summaries("en") if tuple(sorted(e.rules)) != e.rules]
    assert many  # so that this order is not that of their numbers


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_title_of_the_author_is_shown_in_each_language(folder, shelf, is_compiled):
    title = "title: {en: Tutor under control, fr: Tuteur sous contrôle}\ntopics:"
    change(folder / "questions", "tutor", "topics:", title)
    if is_compiled:
        build_pack(folder / "questions", PackFile(folder))

    titles = {
        language: {e.question_id: e.title for e in shelf.summaries(language)}["tutor"]
        for language in ("en", "fr")
    }

    assert titles == {"en": "Tutor under control", "fr": "Tuteur sous contrôle"}


def test_a_misconception_is_said_in_each_language_and_an_unknown_one_not_at_all(shelf):
    belief = "what-is-there-must-be-found"

    said = {language: shelf.belief(belief, language) for language in ("en", "fr")}

    assert said["en"]
    assert said["en"] != said["fr"]
    assert shelf.belief("no-such-misconception", "en") == ""


def endorsements(shelf):
    return {each.question_id: each.endorsement for each in shelf.summaries("en")}


def test_a_family_is_signed_only_as_long_as_it_is_what_was_read(folder, shelf):
    built = build_pack(folder / "questions", PackFile(folder))
    read = {each.id: each.read for each in built.checked}
    for name, content in (("tutor", read["tutor"]), ("fetch-may-fail", "0" * 64)):
        signed = SignOff("Ada", "2026-11-30", content)
        path = sign_off_path(folder / "questions" / "topic" / f"{name}.yaml")
        path.write_text(write_sign_offs([signed]), "utf-8")
    shelf.look_again()

    assert isinstance(shelf, Reviewed)
    assert endorsements(shelf) == {
        "fetch-may-fail": Endorsement.CHANGED,
        "missed-upkeep-remedy": Endorsement.UNREVIEWED,
        "tutor": Endorsement.SIGNED,
    }
    joined = JoinedShelf(shelf, ())
    assert joined.endorsement_of("tutor") is Endorsement.SIGNED


def test_what_is_not_compiled_is_not_known_to_be_signed(shelf):
    assert set(endorsements(shelf).values()) == {Endorsement.UNREVIEWED}
