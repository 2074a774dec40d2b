"""The words of exports say the same in both languages, and are set as each prints them."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from quizapp.presenters.words.exports import WORDS, export_word
from quizapp.presenters.words.phrase import Counted, Phrase
from tests.support.told_questions import LANGUAGES, sample


def _fields(phrase: Phrase, language: str) -> set[str]:
    said = phrase.in_language(language)
    forms = (said.one, said.other) if isinstance(said, Counted) else (said,)
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("key", WORDS)
def test_a_phrase_speaks_of_the_same_things_in_both_languages(key):
    english, french = (_fields(WORDS[key], language) for language in LANGUAGES)

    assert english == french


@pytest.mark.parametrize("key", WORDS)
def test_no_breakable_space_stands_before_a_high_sign_in_french(key):
    fields = dict.fromkeys(_fields(WORDS[key], "fr"), "x")
    said = export_word("fr", key, **(fields | {"n": 2}))

    assert not re.search(r" [:;!?»%]|« |'", said)


def test_a_belief_is_said_to_whoever_held_it_and_of_them():
    option = next(o for o in sample().options if o.as_if)

    assert (
        option.as_if
        == "You answered as if a default action still settles a missed trigger."
    )
    assert option.chosen_as_if.startswith("Chosen as if a default action")


def test_french_drops_the_i_of_si_before_il():
    texts = [o.as_if for o in sample(language="fr").options if o.as_if]

    assert any("comme s’il revenait" in text for text in texts)
    assert all("si il" not in text for text in texts)


def test_the_origin_and_the_editions_are_said_in_the_language():
    told = sample(language="fr")

    assert told.origin == "forgotten-upkeep, graine 7, moteur engine 1"
    assert told.editions_words == (
        "Règles\N{NARROW NO-BREAK SPACE}: CR du 25 septembre 2026,"
        " IPG du 23 septembre 2024"
    )
