"""Contents: what is compiled tells what it is made of."""

from __future__ import annotations

import gettext

import pytest

from quizapp.bank.checking import check_files
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.survey.places import SURVEYED_SEEDS
from quizapp.bank.wording import speaker as module
from quizapp.bank.wording.speaker import NotingSpeaker
from tests.support.small_bank import make_bank_folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return make_bank_folder(tmp_path_factory.mktemp("bank"))


@pytest.fixture
def check(folder):
    def run(name):
        (found,) = check_files(
            QuestionBank(folder), [folder / "topic" / f"{name}.yaml"]
        )
        return found

    return run


def test_the_contents_of_a_family_are_those_of_all_its_variants(check):
    found = check("tutor")

    contents = found.contents
    assert found.faults == ()
    assert (contents.form, contents.level, contents.complexity) == ("can", 2, 1)
    assert "search_minimum" in contents.rule_points
    assert contents.misconceptions == tuple(sorted(contents.misconceptions))
    assert len(contents.misconceptions) >= 2
    assert contents.untranslated == ()
    assert sum(sum(each.counts) for each in contents.places) == len(SURVEYED_SEEDS)


def test_the_places_are_those_in_which_learners_see_the_right_options(check, folder):
    bank = QuestionBank(folder)
    day = bank.newest_date()
    seen: dict[int, list[int]] = {}
    for seed in SURVEYED_SEEDS:
        options = [e.option_id for e in bank.pose("tutor", seed, day, "en").options]
        (right,) = bank.answer_key("tutor", seed, day).right
        row = seen.setdefault(len(options), [0] * len(options))
        row[options.index(right)] += 1

    counts = {
        each.options: list(each.counts) for each in check("tutor").contents.places
    }
    assert counts == seen


def test_every_text_that_is_lacking_is_counted_and_named(check, monkeypatch):
    complete = module._catalogue("fr")

    class Lacking(gettext.NullTranslations):
        def gettext(self, message):
            if message.startswith(("It is ", "Searching", "Which of")):
                raise module.MissingTranslationError(f"not translated: {message}")
            return complete.gettext(message)

    kept = {"en": module._catalogue("en"), "fr": Lacking()}
    monkeypatch.setattr(module, "_catalogue", kept.__getitem__)

    found = check("tutor")

    lacking = {each.text for each in found.contents.untranslated}
    assert "Searching" in lacking
    assert any(text.startswith("It is ") for text in lacking)
    assert len(found.faults) == len(lacking)
    assert all("not translated into" in fault.message for fault in found.faults)


def test_what_is_not_translated_is_noted_and_said_in_the_source_language():
    speaker = NotingSpeaker("fr", {"A": "Amy"})

    assert speaker.say("{who} never said this.", who="A") == "Amy never said this."
    assert speaker.untranslated == {"{who} never said this."}


def test_a_family_that_cannot_be_read_has_no_contents(check, folder):
    (folder / "topic" / "torn.yaml").write_text("topics: [", "utf-8")

    found = check("torn")

    assert found.contents is None
    assert found.faults
