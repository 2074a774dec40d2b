"""The words of the interface."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from quizapp.presenters import wording
from quizapp.presenters.wording import (
    LANGUAGES,
    NARROW_SPACE,
    all_words,
    join_words,
    per_cent,
    set_type,
    word,
)
from quizapp.presenters.words.phrase import Counted, Phrase

SOURCES = sorted(Path(__file__).parents[2].glob("quizapp/**/*.py"))


def _forms(phrase: Phrase, language: str) -> list[str]:
    said = phrase.in_language(language)
    return [said.one, said.other] if isinstance(said, Counted) else [said]


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def _keys_asked_for() -> set[str]:
    keys = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="word"), args=[_, ast.Constant(str(key)), *_]
                ):
                    keys.add(key)
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", all_words())
def test_every_phrase_is_said_in_every_language(key, language):
    assert all(form.strip() for form in _forms(all_words()[key], language))


@pytest.mark.parametrize("key", all_words())
def test_a_phrase_speaks_of_the_same_things_in_both_languages(key):
    said = [
        set().union(*map(_fields, _forms(all_words()[key], lang))) for lang in LANGUAGES
    ]

    assert said[0] - {"n"} == said[1] - {"n"}


def test_every_phrase_that_the_program_asks_for_exists():
    assert _keys_asked_for() - all_words().keys() == set()


def test_french_sets_an_ellipsis_to_the_word_that_it_follows():
    assert set_type("fr", "Comme si … » … et puis") == (
        f"Comme si…{NARROW_SPACE}»… et puis"
    )
    assert set_type("fr", "… une capacité") == "… une capacité"
    assert set_type("en", "As if …") == "As if …"


def test_zero_is_singular_in_french_and_plural_in_english():
    assert word("en", "home.answers", n=0) == "answers in all"
    assert word("fr", "home.answers", n=0) == "réponse en tout"


def test_one_is_singular_and_two_are_plural_in_both_languages():
    assert word("en", "steps.differ", n=1) == "1 step differs"
    assert word("en", "steps.differ", n=2) == "2 steps differ"
    assert word("fr", "steps.differ", n=1) == "1 étape diffère"
    assert word("fr", "steps.differ", n=2) == "2 étapes diffèrent"


def test_a_number_is_asked_for_where_a_phrase_counts():
    with pytest.raises(KeyError):
        word("en", "home.answers")


def test_an_unknown_language_is_refused():
    with pytest.raises(KeyError):
        word("de", "today")


@pytest.mark.parametrize("key", all_words())
def test_french_puts_no_breakable_space_before_a_high_sign(key):
    fields = _fields("".join(_forms(all_words()[key], "fr"))) | {"n"}
    said = word("fr", key, **(dict.fromkeys(fields, "x") | {"n": 2}))

    assert not re.search(r" [:;!?»%]|« ", said)


def test_french_guillemets_hold_their_word_with_narrow_spaces():
    said = word("fr", "settings.theme.line")

    assert f"«{NARROW_SPACE}Système{NARROW_SPACE}»" in said


def test_apostrophes_are_printed_as_such():
    assert word("fr", "today") == "Aujourd’hui"
    assert word("en", "question.unsure") == "I don’t know"


def test_a_share_is_said_in_whole_per_cent():
    assert per_cent("en", 0.456) == f"46{NARROW_SPACE}%"


def test_names_are_joined_as_a_sentence_does():
    assert join_words("en", ("A",)) == "A"
    assert join_words("en", ("A", "C", "E")) == "A, C and E"
    assert join_words("fr", ("A", "C")) == "A et C"


def test_a_phrase_is_set_once_however_often_it_is_said(monkeypatch):
    times = []
    monkeypatch.setattr(wording, "set_type", lambda _, text: times.append(text) or text)
    wording._set_once.cache_clear()

    said = {word("fr", "steps.title") for _ in range(3)}
    wording._set_once.cache_clear()

    assert len(said) == len(times) == 1
