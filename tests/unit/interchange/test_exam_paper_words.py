"""The words of exam papers say the same in both languages."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from msgspec.structs import replace

from quizapp.presenters.exporting.exam_paper import make_exam_paper
from quizapp.presenters.exporting.paper import Kind
from quizapp.presenters.words.exams.papers import WORDS, exam_paper_word
from quizapp.presenters.words.phrase import Counted, Phrase
from tests.support.exam_port import with_order
from tests.support.sittings import OPENED


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


def test_an_order_is_printed_with_a_line_for_the_letter_of_each_place():
    opened = replace(OPENED[60], paper=with_order(OPENED[60].paper))

    head, question, *_ = make_exam_paper(opened).blocks

    assert "write a letter at each place" in " ".join(each.text for each in head.texts)
    assert "Of an order, only the whole of it" in head.texts[4].text
    options = [each for each in question.texts if each.kind is Kind.OPTION]
    assert [each.mark for each in options] == [*"abcde", ""]
    assert options[-1].text == "1. ____   2. ____   3. ____"
    assert question.texts[0].text == "Put in order, 3 places"
