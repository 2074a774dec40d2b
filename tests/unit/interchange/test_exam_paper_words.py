"""The words of exam papers say the same in both languages."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from quizapp.presenters.words.exams.papers import WORDS, exam_paper_word
from quizapp.presenters.words.phrase import Counted, Phrase


def _fields(phrase: Phrase, language: str) -> set[str]:
    said = phrase.in_language(language)
    forms = (said.one, said.other) if isinstance(said, Counted) else (said,)
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("key", WORDS)
def test_a_phrase_speaks_of_the_same_things_in_both_languages(key):
    assert _fields(WORDS[key], "en") == _fields(WORDS[key], "fr")


@pytest.mark.parametrize("key", WORDS)
def test_no_breakable_space_stands_before_a_high_sign_in_french(key):
    fields = dict.fromkeys(_fields(WORDS[key], "fr"), "x")
    said = exam_paper_word("fr", key, **(fields | {"n": 2}))

    assert not re.search(r" [:;!?»%]|« |'", said)
