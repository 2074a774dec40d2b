"""A board shows a resolution that begins, and never what comes of it."""

from __future__ import annotations

import pytest

from quizapp.bank.family.scenario import Choose, Resolve
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.staging.told import Begun
from quizapp.rules.documents.edition import NEWEST

BANK = QuestionBank()


def _ends_in_a_resolution(question_id: str) -> bool:
    happens = [
        each
        for each in BANK.variant(question_id, 1).family.happens
        if not isinstance(each, Choose)
    ]
    return bool(happens) and isinstance(happens[-1], Resolve)


RESOLVING = tuple(each for each in BANK.question_ids() if _ends_in_a_resolution(each))


def test_many_questions_are_asked_as_something_begins_to_resolve():
    assert len(RESOLVING) > 20


@pytest.mark.parametrize("question_id", RESOLVING)
def test_what_begins_to_resolve_is_on_the_stack_and_told_to_be_resolving(question_id):
    board = BANK.pose(question_id, 1, str(NEWEST), "en").board

    assert [item.note for item in board.stack if item.note == "resolving"]


def test_a_spell_that_asks_for_nothing_has_done_nothing_yet():
    key = BANK.derive("burn-at-one-head", 0, str(NEWEST))

    assert isinstance(key.due, Begun)
    assert key.due.object_id in key.shown.stack
    assert {key.shown.player(each).life for each in key.shown.roles} == {30}


def test_of_what_only_begins_nothing_is_done_even_if_it_asks_for_a_choice():
    asked = (each for each in RESOLVING if isinstance(_last(each), Resolve))

    keys = {each: BANK.derive(each, 1, str(NEWEST)) for each in asked}

    assert len(keys) > 20
    assert [
        each
        for each, key in keys.items()
        if not isinstance(key.due, Begun) or key.due.object_id != key.shown.stack[-1]
    ] == []


def test_counters_that_are_put_on_as_it_resolves_are_not_there_yet():
    board = BANK.pose("what-the-age-counters-ask", 1, str(NEWEST), "en").board
    told = BANK.pose("what-the-age-counters-ask", 1, str(NEWEST), "en").stem

    [counters] = {
        count
        for half in board.players
        for card in half.permanents
        for _, count in card.counters
    }
    assert any(f"{counters} age counter" in sentence for sentence in told)


def _last(question_id: str):
    return BANK.variant(question_id, 1).family.happens[-1]
