"""Whatever happens to a file with slots, it is read and filled, or refused in place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.bank.family.family import CardClass
from quizapp.bank.family.loading import open_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.document import Source
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.variants.variant import some_fillings
from quizapp.rules.refusal import RefusalError
from tests.support.slotted_family import TEXT

CATALOGUE = QuestionBank().catalogue
TOKENS = [
    "$", "$life", "$tool", "$x", "{", "}", "[", "]", ":", ", ", "\n", "  ", "'", '"',
    "~", "-1", "999", "A", "Hill Giant", "numbers", "class", "vary:\n", "#", "&a ", "*a",
]  # fmt: skip


@st.composite
def mutated(draw):
    text = TEXT
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + draw(st.sampled_from(["", *TOKENS])) + text[end:]
    return text


@given(mutated())
def test_a_changed_file_is_filled_or_refused_and_nothing_else_happens(text):
    source = Source(text, "mutated.yaml", 80)
    try:
        family = open_family(source, CATALOGUE)
    except UnreadableError as error:
        for fault in error.faults:
            assert fault.line >= 1
            assert fault.column >= 1
            assert fault.message
        return
    try:
        families = list(some_fillings(family, CATALOGUE))
    except RefusalError:
        return
    assert families
    assert not any("$" in str(each.scenario) for each in families)


def test_the_file_that_is_changed_is_right():
    family = open_family(Source(TEXT, "right.yaml", 80), CATALOGUE)

    tools = cards_of(CardClass.SEARCH_WITHOUT_STATED_QUALITY, CATALOGUE)
    assert len(list(some_fillings(family, CATALOGUE))) == len(tools) > 1
    with pytest.raises(UnreadableError):
        open_family(Source(TEXT + "nonsense: 1\n", "wrong.yaml", 80), CATALOGUE)
