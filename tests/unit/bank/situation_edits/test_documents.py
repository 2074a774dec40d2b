"""A situation is written as the file of a question, and read back as itself."""

from __future__ import annotations

import pytest

from quizapp.bank.family.loading import MAXIMUM_LINES, open_family
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.document import Source
from quizapp.bank.situation_edits.opening import open_situation
from quizapp.bank.situation_edits.part import WIDTH, Part, mapping, write_document
from quizapp.bank.situation_edits.situation import write_question, write_situation
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.variants.variant import slots_of
from tests.support.edited_situations import small_situation

BANK = QuestionBank()
SOME = BANK.question_ids()[::9]


def _situation(question_id):
    loaded = BANK.family(question_id)
    chosen = draw_choice(question_id, slots_of(loaded.family, BANK.catalogue), 1)
    family = BANK.variant(question_id, 1).family
    text = loaded.source.text
    return family, open_situation(text, chosen, family, BANK.catalogue)


@pytest.mark.parametrize("question_id", SOME)
def test_what_is_written_is_read_back_as_it_was(question_id):
    family, situation = _situation(question_id)
    text = write_situation(situation)

    read = open_family(Source(text, "board.yaml", MAXIMUM_LINES), BANK.catalogue)

    assert read.scenario == situation.scenario
    assert (read.happens, read.ask, read.rel) == (
        family.happens,
        family.ask,
        family.rel,
    )
    assert max(map(len, text.splitlines())) <= WIDTH + 40


def test_cards_that_are_ready_stand_where_they_are_ready():
    side = small_situation().scenario.side_a

    assert side.ready == ()
    assert side.hand == ("Demonic Tutor",)


def test_a_text_that_yaml_would_take_for_something_else_is_quoted():
    told = mapping(
        ("name", Part("Nissa, Nature's Artisan")),
        ("number", Part("7")),
        ("word", Part("7", quoted=True)),
        ("below", Part("-3")),
        ("nothing", Part("")),
        ("colon", Part("find:Forest")),
    )

    assert write_document(told) == (
        'name: "Nissa, Nature\'s Artisan"\n'
        "number: 7\n"
        'word: "7"\n'
        "below: -3\n"
        "nothing: null\n"
        'colon: "find:Forest"\n'
    )


def test_what_is_too_long_for_a_line_takes_one_for_each_member():
    long = Part(items=tuple(mapping(("card", Part("Forest " * 4))) for _ in "abcd"))

    lines = write_document(mapping(("cards", long))).splitlines()

    assert lines[0] == "cards:"
    assert len(lines) == 5


def test_a_question_of_its_own_leaves_the_old_family_out():
    situation = small_situation()

    text = write_question(situation, "Nobody searches")

    assert 'title: {en: "Nobody searches", fr: "Nobody searches"}' in text
    assert "rows" not in text
    read = open_family(Source(text, "own.yaml", MAXIMUM_LINES), BANK.catalogue)
    assert read.scenario == situation.scenario
