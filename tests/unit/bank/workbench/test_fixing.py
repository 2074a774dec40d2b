"""Fixes: the word that was meant, and cards that are kept on purpose."""

from __future__ import annotations

import pytest

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import Fault
from quizapp.bank.workbench.examining import examine
from quizapp.bank.workbench.fixing import (
    Edit,
    find_word,
    keep_as_decoy,
    line_of,
    place_of,
    replace_word,
)
from quizapp.bank.workbench.manuscript import Manuscript
from tests.support.small_bank import TUTOR

BANK = QuestionBank()


def faults_of(text):
    return examine(Manuscript("one", "one.yaml", text), 0, BANK).faults


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Plains: 2", "Plians: 2"),
        ("level: 2", "levle: 2"),
        ("[searching]", "[serching]"),
        ("step: precombat main", "step: precombat mian"),
        ("control_player", "contrl_player"),
        ("found: {", "fuond: {"),
        ("Diabolic Tutor", '"Diabolic Tutr"'),
    ],
)
def test_the_word_that_was_meant_takes_the_place_of_the_misspelt_one(right, wrong):
    spoilt = TUTOR.replace(right, wrong)
    (fault,) = faults_of(spoilt)

    edit = replace_word(spoilt, fault)

    assert edit is not None
    assert edit.apply(spoilt) == TUTOR.replace(right, _mended(wrong, right))
    assert faults_of(edit.apply(spoilt)) == ()


def _mended(wrong, right):
    return f'"{right}"' if wrong.startswith('"') else right


def test_where_no_word_is_near_nothing_is_offered():
    spoilt = TUTOR.replace("[searching]", "[zzzz]")

    assert [replace_word(spoilt, each) for each in faults_of(spoilt)] == [None]


def test_what_stands_elsewhere_is_not_replaced():
    fault = Fault("one.yaml", 1, 1, "unknown", "Plians", "Plains")

    assert replace_word(TUTOR, fault) is None


def test_a_decoy_is_declared_in_a_line_of_its_own_or_beside_others():
    alone = keep_as_decoy("level: 2", "Grizzly Bears").apply("level: 2")
    both = keep_as_decoy(alone, "Urza's Tower").apply(alone)

    assert alone == "level: 2\nred_herrings: [Grizzly Bears]\n"
    assert both == 'level: 2\nred_herrings: [Grizzly Bears, "Urza\'s Tower"]\n'
    empty = "red_herrings: []\n"
    assert keep_as_decoy(empty, "A").apply(empty) == "red_herrings: [A]\n"


def test_places_and_lines_agree():
    text = "ab\ncde\n\nf"

    assert [place_of(text, line, 1) for line in (1, 2, 3, 4)] == [0, 3, 7, 8]
    assert [line_of(text, place) for place in (0, 2, 3, 7, 8)] == [1, 1, 2, 3, 4]
    assert place_of(text, 9, 9) == len(text)
    assert Edit(3, 6, "x").apply(text) == "ab\nx\n\nf"


def test_a_word_is_found_where_it_counts():
    text = "# Bears\ntitle: {en: Bears, fr: Ours}\na: 1 # Bears\nb: [Bears]\n"

    found = find_word(text, "Bears")

    assert found is not None
    assert line_of(text, found) == 4
    assert find_word(text, "Wolves") is None
